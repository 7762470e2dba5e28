import type { StyleRule } from '@vanilla-extract/css';

/**
 * For text that need not be in the page's language, such as an employer's question: each paragraph reads in its own
 * direction, with its question mark at its end, and all of them begin where the page's text begins.
 */
export const ownDirection = {
  unicodeBidi: 'plaintext',
  textAlign: ['-webkit-match-parent', 'match-parent'],
} as const satisfies StyleRule;
