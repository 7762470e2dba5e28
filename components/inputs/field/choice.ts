import { vars } from '@portico/tokens/contract';
import type { StyleRule } from '@vanilla-extract/css';
import { coarsePointer } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';

// rules, not classes: an entry pays for those that it uses, in its own sheet

const core = vars.core_properties;

/** What is ticked, switched or chosen, with all that is said about it. */
export const choiceText = {
  minInlineSize: 0,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
} as const satisfies StyleRule;

/** Control and label: the whole row is the target. */
export const choiceRow = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(2),
  minBlockSize: 32,
  paddingBlock: space(1),
  cursor: 'pointer',
  '@media': { [coarsePointer]: { minBlockSize: 44, paddingBlock: space(2.5) } },
  selectors: { '&:has(:disabled)': { color: core.text_muted, cursor: 'not-allowed' } },
} as const satisfies StyleRule;

/** Choices beside each other, as many as have room. */
export const choicesInRow = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(6),
} as const satisfies StyleRule;

export const choiceLabel = {
  flex: 'auto',
  minInlineSize: 0,
  overflowWrap: 'break-word',
} as const satisfies StyleRule;

/** A control that lies over its label, which shows its states. */
export const overLabel = {
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
} as const satisfies StyleRule;
