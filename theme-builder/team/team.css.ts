import { vars } from '@portico/tokens/contract';
import { column, panelStyle, plainList, space } from '../style/panel-style.ts';

const core = vars.core_properties;

export const bar = panelStyle({
  ...column(2),
  paddingBlock: space(2),
  paddingInline: space(4),
  borderBlockEnd: `1px solid ${core.border}`,
});
export const people = panelStyle({ ...plainList, color: core.text_muted });
export const lock = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  margin: 0,
});
export const state = panelStyle({ color: core.text_muted });
/** A group of fields that can be closed as one, without a look of its own. */
export const gate = panelStyle({ ...column(4), minInlineSize: 0, margin: 0, padding: 0, border: 0 });
/** In the line that opens somebody's rights, below their name. */
export const held = panelStyle({
  display: 'block',
  color: core.text_muted,
  fontSize: core.font_size_small,
  fontWeight: core.font_weight,
});
