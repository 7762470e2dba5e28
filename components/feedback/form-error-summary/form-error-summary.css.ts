import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle, sectionStyle } from '../../theme/style.ts';

const core = vars.core_properties;
const own = vars.info_bar;

export const root = sectionStyle('info_bar', {
  paddingBlock: space(4),
  paddingInline: space(4),
  border: `1px solid ${own.alert_icon}`,
  borderInlineStartWidth: 4,
  borderRadius: own.radius,
  backgroundColor: own.alert_background,
  color: own.alert_text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': focusRing },
});

export const title = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  margin: 0,
  color: 'inherit',
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_large,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
});
export const icon = componentStyle({ display: 'flex', color: own.alert_icon });

export const list = componentStyle({
  margin: 0,
  marginBlockStart: space(2),
  padding: 0,
  listStyle: 'none',
});
/** What leads on: a line of the list, or a button that looks like one. */
export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 24,
  minBlockSize: 32,
  borderRadius: vars.border_radius.tag,
  color: 'inherit',
  textDecoration: 'underline',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [coarsePointer]: { minInlineSize: 44, minBlockSize: 44 },
    [canHover]: { selectors: { '&:hover': { textDecoration: 'none' } } },
  },
});

export const more = componentStyle({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: core.font_weight_strong,
  textAlign: 'start',
  cursor: 'pointer',
});
