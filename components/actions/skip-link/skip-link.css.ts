import { vars } from '@portico/tokens/contract';
import { outOfSight } from '../../layout/visually-hidden/visually-hidden.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { space } from '../../theme/space.ts';
import { stacking } from '../../theme/stacking.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

/** Out of the page's flow in either state, so that nothing moves when it appears. */
export const link = componentStyle({
  position: 'fixed',
  insetBlockStart: space(2),
  insetInlineStart: space(2),
  // above a bar that stays in view
  zIndex: stacking.navbar + 1,
  boxSizing: 'border-box',
  maxInlineSize: `calc(100% - ${space(4)})`,
  minBlockSize: 44,
  paddingBlock: space(2.5),
  paddingInline: space(4),
  // drawn where colours are forced
  border: '1px solid transparent',
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface_raised,
  boxShadow: core.elevation_high,
  color: core.link,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  fontWeight: core.font_weight_strong,
  lineHeight: core.line_height,
  selectors: {
    // while it is pressed too, or a press would land beside it
    '&:not(:focus, :active)': { ...outOfSight, position: 'fixed', minBlockSize: 0 },
    '&:focus-visible': focusRing,
  },
});
