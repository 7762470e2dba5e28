import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { canHover } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const waiting = componentStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space(3),
  maxInlineSize: '100%',
});
export const failure = componentStyle({ margin: 0, textAlign: 'center' });
export const retry = componentStyle({
  minBlockSize: 44,
  margin: 0,
  paddingInline: space(4),
  border: `1px solid ${core.border_strong}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface_raised,
  color: core.text,
  font: 'inherit',
  fontWeight: core.font_weight_strong,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [canHover]: { selectors: { '&:hover': { backgroundColor: core.surface_sunken } } },
  },
});
