import type { Kind } from '@portico/tokens';
import type { ComponentType } from 'react';
import { ColorControl } from './color-control.tsx';
import type { ControlProps } from '../fields/control.ts';
import { FontControl, ImageControl } from './chosen-text.tsx';
import { NumberControl } from './number-control.tsx';
import { ShadowControl } from './shadow-control.tsx';

/** A control for every kind of value. */
export const controls: Record<Kind, ComponentType<ControlProps>> = {
  color: ColorControl,
  dimension: NumberControl,
  number: NumberControl,
  fontFamily: FontControl,
  fontWeight: NumberControl,
  shadow: ShadowControl,
  duration: NumberControl,
  image: ImageControl,
};
