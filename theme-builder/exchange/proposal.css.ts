import { vars } from '@portico/tokens/contract';
import { column, panelRule, panelStyle, space, wrappingRow } from '../style/panel-style.ts';

const core = vars.core_properties;

export const view = panelStyle(column(3));
export const title = panelStyle({
  margin: 0,
  fontSize: core.font_size,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
});
/** Accepting stays in reach however long the list is. */
export const actions = panelStyle({
  position: 'sticky',
  insetBlockStart: `calc(${space(4)} * -1)`,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  paddingBlock: space(2),
  borderBlockEnd: `1px solid ${core.border}`,
  backgroundColor: core.surface,
});
export const choices = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const section = panelStyle({
  margin: 0,
  minInlineSize: 0,
  padding: 0,
  border: 0,
  borderBlockEnd: `1px solid ${core.border}`,
  paddingBlockEnd: space(2),
});
export const sectionName = panelStyle({ fontWeight: core.font_weight_strong });
export const values = panelStyle({ margin: 0, padding: 0, paddingInlineStart: space(5), listStyle: 'none' });
export const change = panelStyle({ ...wrappingRow(2), overflowWrap: 'anywhere' });
export const note = panelStyle({ color: core.text_muted });
export const list = panelStyle({ margin: 0, paddingInlineStart: space(5) });
panelRule(`${list} > li`, { overflowWrap: 'anywhere' });
