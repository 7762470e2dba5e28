import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer, forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle, componentStyles, sectionStyle } from '../../theme/style.ts';

const core = vars.core_properties;
const own = vars.info_bar;

export const tag = sectionStyle('info_bar', {
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  maxInlineSize: '100%',
  minBlockSize: 28,
  paddingBlock: space(0.5),
  paddingInline: space(2),
  borderWidth: 1,
  borderStyle: 'solid',
  borderRadius: vars.border_radius.tag,
  fontFamily: core.font_family,
  fontSize: core.font_size_small,
  lineHeight: core.line_height_heading,
  selectors: { 'a&': { textUnderlineOffset: '0.2em' }, 'a&:focus-visible': focusRing },
  '@media': {
    [coarsePointer]: { selectors: { 'a&': { minBlockSize: 44 } } },
    [canHover]: { selectors: { 'a&:hover': { textDecorationThickness: 2 } } },
    [forcedColors]: { selectors: { 'a&': { borderColor: 'LinkText' } } },
  },
});

const status = (name: 'info' | 'alert' | 'success' | 'warning') => ({
  borderColor: own[`${name}_icon`],
  backgroundColor: own[`${name}_background`],
  color: own[`${name}_text`],
});
export const variants = componentStyles({
  neutral: { borderColor: core.border, backgroundColor: core.surface_sunken, color: core.text },
  info: status('info'),
  alert: status('alert'),
  success: status('success'),
  warning: status('warning'),
});

export const text = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const remove = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: 24,
  blockSize: 24,
  marginInlineEnd: space(-1.5),
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.border_radius.tag,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 } },
  '@media': {
    [coarsePointer]: { inlineSize: 44, blockSize: 44, marginInlineEnd: space(-2) },
    [canHover]: { selectors: { '&:hover': { borderColor: 'currentColor' } } },
  },
});
