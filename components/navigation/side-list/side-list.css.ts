import { vars } from '@portico/tokens/contract';
import { focusRingInside } from '../../theme/focus.ts';
import { canHover, coarsePointer, forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle, sectionStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const root = sectionStyle('tabs', {
  display: 'flex',
  flexDirection: 'column',
  gap: space(6),
  minInlineSize: 0,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});

export const title = componentStyle({
  marginBlockEnd: space(1),
  paddingInline: space(3),
  color: core.text_muted,
  fontSize: core.font_size_small,
  fontWeight: core.font_weight_strong,
  overflowWrap: 'anywhere',
});

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

// the link comes from the app's router, so it has no class of ours
componentRule(`${list} > li > a`, {
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: 40,
  paddingBlock: space(1.5),
  paddingInline: space(3),
  borderInlineStart: '3px solid transparent',
  borderRadius: vars.border_radius.tag,
  color: vars.tabs.text,
  textDecoration: 'none',
  '@media': { [coarsePointer]: { minBlockSize: 44 }, [forcedColors]: { borderColor: 'Canvas' } },
});
componentRule(`${list} > li > a:hover`, {
  '@media': { [canHover]: { backgroundColor: core.surface_sunken, color: vars.tabs.text_hover } },
});
componentRule(`${list} > li > a:focus-visible`, focusRingInside);
componentRule(`${list} > li > a[aria-current]`, {
  borderInlineStartColor: vars.tabs.indicator,
  color: vars.tabs.text_selected,
  fontWeight: core.font_weight_strong,
  '@media': { [forcedColors]: { borderInlineStartColor: 'Highlight' } },
});

export const label = componentStyle({ flex: 'auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const count = componentStyle({
  flex: 'none',
  fontSize: core.font_size_small,
  fontVariantNumeric: 'tabular-nums',
});
