import type { StyleRule } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/style.ts';

/** Out of sight and without a place, yet read aloud: `clip-path` because `display: none` would silence it. */
export const outOfSight = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;

export const visuallyHidden = componentStyle(outOfSight);
