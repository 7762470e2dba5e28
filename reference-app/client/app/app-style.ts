import '@portico/tokens/layers';
import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '@portico/tokens/contract';

/** A class in the app's layer, above the components'. */
export const appStyle = (rule: StyleRule, debugId?: string): string =>
  style({ '@layer': { app: rule } }, debugId);

/** `n` units of the theme's spacing scale. */
export const space = (n: number) => `calc(${vars.core_properties.space} * ${n})`;

export const appWidth = '1440px';
