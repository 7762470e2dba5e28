import { vars } from '@portico/tokens/contract';
import type { StyleRule } from '@vanilla-extract/css';

const { focus_ring: ring, focus_ring_gap: gap } = vars.core_properties;

/**
 * The one look of focus: a line around a part, and a line of the opposite lightness between the two, so that one of them
 * is seen on any ground. The system colours replace it by themselves where colours are forced.
 */
export const focusRing = {
  outline: `2px solid ${ring}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${gap}`,
} as const satisfies StyleRule;

/** For parts whose surroundings clip what lies outside of them. */
export const focusRingInside = {
  ...focusRing,
  outlineOffset: -2,
  boxShadow: `inset 0 0 0 4px ${gap}`,
} as const satisfies StyleRule;
