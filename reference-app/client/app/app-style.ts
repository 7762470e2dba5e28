import '@portico/tokens/layers';
import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '@portico/tokens/contract';

/** A class in the app's layer, above the components'. */
export const appStyle = (rule: StyleRule, debugId?: string): string =>
  style({ '@layer': { app: rule } }, debugId);

/** `n` units of the theme's spacing scale. */
export const space = (n: number) => `calc(${vars.core_properties.space} * ${n})`;

/** Breakpoints of the shell, in CSS px (SHELL-01). */
export const atLeast = (width: 600 | 767 | 992 | 1024 | 1180 | 1250) => `screen and (min-width: ${width}px)`;
export const below = (width: 600 | 767 | 992 | 1024 | 1180 | 1250) =>
  `screen and (max-width: ${width - 0.02}px)`;
export const appWidth = '1440px';
