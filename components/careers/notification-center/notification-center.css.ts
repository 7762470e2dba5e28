import { vars } from '@portico/tokens/contract';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

/** The title, and what is done with all of the list, in one row. */
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
});
/** As a popover writes its own. */
export const title = componentStyle({
  fontSize: core.font_size_large,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
});
/** Its text ends where the list ends: what surrounds it is not to be seen until it is pointed at. */
export const atEdge = componentStyle({ marginInlineEnd: space(-3) });
/** Level with the title and the cross, which is larger. */
export const besideTitle = componentStyle({
  flex: 'none',
  alignSelf: 'center',
});
export const more = componentStyle({ display: 'flex', justifyContent: 'center' });
