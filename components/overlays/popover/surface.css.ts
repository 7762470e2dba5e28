import { vars } from '@portico/tokens/contract';
import { stacking } from '../../theme/stacking.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

/** From its trigger, and at least from the window's edge; in px. */
export const distance = 8;

/** What opens beside something: popovers, menus, lists of options. */
export const surface = componentStyle({
  zIndex: stacking.dialog,
  boxSizing: 'border-box',
  maxInlineSize: `calc(100vw - ${2 * distance}px)`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.popover,
  backgroundColor: core.surface_raised,
  boxShadow: core.elevation_medium,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
  selectors: { '&:focus-visible': { outline: 'none' } },
});
