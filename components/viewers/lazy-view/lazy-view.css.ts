import { vars } from '@portico/tokens/contract';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

/** Has its size before there is a view in it. What is inside is stacked by itself. */
export const frame = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.card,
  backgroundColor: core.surface_sunken,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});

/** In the middle of a frame or a column, in place of what is not there. */
export const instead = componentStyle({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: space(4),
  overflow: 'auto',
});
