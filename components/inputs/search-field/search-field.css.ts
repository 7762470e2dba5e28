import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const input = componentStyle({
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&&': { paddingInlineEnd: space(10) },
    // our own has a name, and every browser has it
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': { [coarsePointer]: { selectors: { '&&': { paddingInlineEnd: space(12) } } } },
});

/** Over the end of the control; the placeholder tells that there is nothing to clear, without script. */
export const clear = componentStyle({
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
  selectors: {
    '&:focus-visible': focusRing,
    [`:is(${input}:placeholder-shown, ${input}:disabled, ${input}:read-only) ~ &`]: { display: 'none' },
  },
  '@media': {
    [coarsePointer]: { inlineSize: 44, blockSize: 44, marginInlineEnd: 0 },
    [canHover]: { selectors: { '&:hover': { backgroundColor: core.surface_sunken, color: core.text } } },
  },
});
/** Within a control of 32 px. */
export const smallClear = componentStyle({
  inlineSize: 24,
  blockSize: 24,
  '@media': { [coarsePointer]: { inlineSize: 44, blockSize: 44 } },
});
