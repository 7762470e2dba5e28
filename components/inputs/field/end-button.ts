import { vars } from '@portico/tokens/contract';
import type { StyleRule } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';

const core = vars.core_properties;

/** A control that leaves room for the button over its end. */
export const besideEndButton = {
  selectors: { '&&': { paddingInlineEnd: space(10) } },
  '@media': { [coarsePointer]: { selectors: { '&&': { paddingInlineEnd: space(12) } } } },
} as const satisfies StyleRule;

/** A button over the end of the control. */
export const endButton = {
  gridColumn: '1 / -1',
  gridRow: 3,
  zIndex: 1,
  justifySelf: 'end',
  display: 'grid',
  placeContent: 'center',
  inlineSize: 32,
  blockSize: 32,
  marginInlineEnd: space(1),
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.border_radius.control,
  backgroundColor: 'transparent',
  color: core.text_muted,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [coarsePointer]: { inlineSize: 44, blockSize: 44, marginInlineEnd: 0 },
    [canHover]: {
      selectors: { '&:hover:enabled': { backgroundColor: core.surface_sunken, color: core.text } },
    },
  },
} as const satisfies StyleRule;
