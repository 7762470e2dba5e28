import { vars } from '@portico/tokens/contract';

/** A distance in steps of the theme's space unit. */
export const space = (steps: number): string =>
  steps === 0 ? '0' : `calc(${vars.core_properties.space} * ${steps})`;
