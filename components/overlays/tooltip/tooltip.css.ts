import { vars } from '@portico/tokens/contract';
import { space } from '../../theme/space.ts';
import { stacking } from '../../theme/stacking.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

/** From what it explains, and from the window's edge; in px. */
export const distance = 6;

/** The page's colours turned round, so that it is told from everything below it. */
export const tooltip = componentStyle({
  zIndex: stacking.dialog,
  boxSizing: 'border-box',
  inlineSize: 'max-content',
  maxInlineSize: 'min(18rem, 100vw - 12px)',
  paddingBlock: space(1),
  paddingInline: space(2),
  border: '1px solid transparent',
  borderRadius: vars.border_radius.tag,
  backgroundColor: core.text,
  boxShadow: core.elevation_low,
  color: core.surface,
  fontFamily: core.font_family,
  fontSize: core.font_size_small,
  lineHeight: core.line_height,
  overflowWrap: 'break-word',
});
