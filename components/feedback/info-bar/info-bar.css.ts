import { vars } from '@portico/tokens/contract';
import { canHover, coarsePointer } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle, componentStyles, sectionStyle } from '../../theme/style.ts';

const core = vars.core_properties;
const own = vars.info_bar;

export const bar = sectionStyle('info_bar', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  paddingBlock: space(3),
  paddingInline: space(4),
  borderWidth: 1,
  borderStyle: 'solid',
  borderInlineStartWidth: 4,
  borderRadius: own.radius,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});

const variant = (name: 'info' | 'alert' | 'success' | 'warning') => ({
  borderColor: own[`${name}_icon`],
  backgroundColor: own[`${name}_background`],
  color: own[`${name}_text`],
});
export const variants = componentStyles({
  info: variant('info'),
  alert: variant('alert'),
  success: variant('success'),
  warning: variant('warning'),
});

const icon = (name: 'info' | 'alert' | 'success' | 'warning') => ({
  display: 'flex',
  // level with the first line of the text
  paddingBlockStart: `calc((${core.line_height} - 1.25) * 0.5em)`,
  color: own[`${name}_icon`],
});
export const icons = componentStyles(
  { info: icon('info'), alert: icon('alert'), success: icon('success'), warning: icon('warning') },
  'icon',
);

export const body = componentStyle({ flex: 'auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = componentStyle({ fontWeight: core.font_weight_strong });
export const action = componentStyle({ marginBlockStart: space(2) });
// a button that is a link looks as buttons do
componentRule(`${body} a:where(:not(${action} > *))`, { color: 'inherit', textDecoration: 'underline' });

export const dismiss = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: 32,
  blockSize: 32,
  marginBlock: space(-1),
  marginInlineEnd: space(-2),
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.border_radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 0 } },
  '@media': {
    [coarsePointer]: { inlineSize: 44, blockSize: 44, marginBlock: space(-2) },
    [canHover]: { selectors: { '&:hover': { borderColor: 'currentColor' } } },
  },
});
