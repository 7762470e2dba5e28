import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

/** Digits run from the left in every language. */
export const input = componentStyle({
  direction: 'ltr',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&&': { paddingInlineEnd: space(10) } },
  '@media': { [coarsePointer]: { selectors: { '&&': { paddingInlineEnd: space(12) } } } },
});

/** Over the end of the control, which is on its right as the digits are. */
export const toggle = componentStyle({
  gridColumn: '1 / -1',
  gridRow: 3,
  zIndex: 1,
  direction: 'ltr',
  justifySelf: 'self-end',
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
  selectors: {
    '&:focus-visible': focusRing,
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': {
    [coarsePointer]: { inlineSize: 44, blockSize: 44, marginInlineEnd: 0 },
    [canHover]: {
      selectors: { '&:hover:enabled': { backgroundColor: core.surface_sunken, color: core.text } },
    },
  },
});
