import type { Kind } from '@portico/tokens';
import type { ComponentType } from 'react';
import { ColorControl } from './color-control.tsx';
import type { ControlProps } from './control.ts';
import { ImageControl } from './image-control.tsx';
import { NumberControl } from './number-control.tsx';
import { ShadowControl } from './shadow-control.tsx';
import { TextControl } from './text-control.tsx';

/** A control for every kind of value. */
export const controls: Record<Kind, ComponentType<ControlProps>> = {
  color: ColorControl,
  dimension: NumberControl,
  number: NumberControl,
  fontFamily: TextControl,
  fontWeight: NumberControl,
  shadow: ShadowControl,
  duration: NumberControl,
  image: ImageControl,
};
