import type check from 'lucide/dist/esm/icons/check.mjs';
import { createElement, type ReactElement } from 'react';
import * as styles from './icon.css.ts';

/** A picture of 1.25 em in the colour of its text. The text beside it says what it means, so it has no name. */
export type Icon = () => ReactElement;

export const draw = (nodes: typeof check, className = styles.icon) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {nodes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
  </svg>
);
