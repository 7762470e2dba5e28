import { vars } from '@portico/tokens/contract';
import type { StyleRule } from '@vanilla-extract/css';

/** The one look of focus. The system colours replace it by themselves where colours are forced. */
export const focusRing = {
  outline: `2px solid ${vars.core_properties.focus_ring}`,
  outlineOffset: 2,
} as const satisfies StyleRule;

/** For parts whose surroundings clip what lies outside of them. */
export const focusRingInside = { ...focusRing, outlineOffset: -2 } as const satisfies StyleRule;
