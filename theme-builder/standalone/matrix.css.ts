import { vars } from '@portico/tokens/contract';
import { column, panelStyle, space } from '../style/panel-style.ts';

const core = vars.core_properties;

export const matrix = panelStyle({
  ...column(6),
  minBlockSize: '100%',
  paddingBlock: space(6),
  paddingInline: space(4),
  backgroundColor: core.surface_sunken,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size_small,
  lineHeight: core.line_height,
});
export const choosers = panelStyle({ display: 'flex', flexWrap: 'wrap', gap: space(6) });
export const title = panelStyle({
  margin: 0,
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_large,
  fontWeight: core.font_weight_heading,
});
export const row = panelStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space(4) });
/** As wide as its share of the row, so that all pages of a row are equally small; below 10 rem it goes to the next line. */
export const cell = panelStyle({ flexBasis: 0, minInlineSize: 'min(10rem, 100%)', margin: 0 });
export const caption = panelStyle({ paddingBlockEnd: space(1), color: core.text_muted });
