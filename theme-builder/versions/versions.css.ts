import { vars } from '@portico/tokens/contract';
import { column, panelRule, panelStyle, plainList, space, wrappingRow } from '../style/panel-style.ts';

const core = vars.core_properties;

export const part = panelStyle({ ...column(3), minInlineSize: 0 });
panelRule(`${part} + ${part}`, {
  paddingBlockStart: space(4),
  borderBlockStart: `1px solid ${core.border}`,
});
export const title = panelStyle({
  margin: 0,
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_large,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  selectors: { '&:focus-visible': { outline: `2px solid ${core.focus_ring}`, outlineOffset: 2 } },
});
export const items = panelStyle({ ...plainList });
export const item = panelStyle({
  ...column(1),
  paddingBlock: space(3),
  borderBlockEnd: `1px solid ${core.border}`,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outline: `2px solid ${core.focus_ring}`, outlineOffset: 2 } },
});
panelRule(`${items} > ${item}:first-child`, { paddingBlockStart: 0 });
panelRule(`${items} > ${item}:last-child`, { borderBlockEnd: 0 });
export const name = panelStyle({
  ...wrappingRow(2),
  margin: 0,
  fontFamily: 'inherit',
  fontSize: core.font_size,
  fontWeight: core.font_weight_strong,
});
export const live = panelStyle({
  paddingInline: space(2),
  border: `1px solid ${core.border_strong}`,
  borderRadius: vars.border_radius.control,

  fontSize: core.font_size_small,
});
export const said = panelStyle({ margin: 0 });
export const status = panelStyle({ display: 'block', overflowWrap: 'anywhere' });
panelRule(`${status}:empty`, { display: 'none' });
export const form = panelStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space(3),
});
