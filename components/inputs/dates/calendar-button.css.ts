import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer, forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const toggle = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: 32,
  blockSize: 28,
  marginInlineEnd: `calc(${space(2)} * -1)`,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.border_radius.control,
  backgroundColor: 'transparent',
  color: core.text_muted,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [coarsePointer]: { inlineSize: 44, blockSize: 42 },
    [canHover]: {
      selectors: { '&:hover:enabled': { backgroundColor: core.surface_sunken, color: core.text } },
    },
    [forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } },
  },
});

/** As large as a calendar. */
export const waiting = componentStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space(3),
  inlineSize: '20rem',
  maxInlineSize: '100%',
  minBlockSize: 308,
});
export const failure = componentStyle({ margin: 0, textAlign: 'center' });
