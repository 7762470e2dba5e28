import { vars } from '@portico/tokens/contract';
import { panelRule, panelStyle, space, wrappingRow } from './panel-style.ts';

const core = vars.core_properties;

export const change = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(4),
  paddingBlock: space(2),
  borderBlockEnd: `1px solid ${core.border}`,
});
export const sentence = panelStyle({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' });
export const values = panelStyle({ ...wrappingRow(2), color: core.text_muted, overflowWrap: 'anywhere' });
export const value = panelStyle({ display: 'inline-flex', alignItems: 'center', gap: space(1) });
export const swatch = panelStyle({
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  border: `1px solid ${core.border_strong}`,
  borderRadius: 4,
  forcedColorAdjust: 'none',
});
// before comes first in every direction of reading
export const arrow = panelStyle({ display: 'inline-block', selectors: { '&:dir(rtl)': { scale: '-1 1' } } });
export const heading = panelStyle({ margin: 0, fontSize: core.font_size });
export const group = panelStyle({ marginBlockStart: space(2) });
panelRule(`${group} > summary`, {
  paddingBlock: space(1.5),
  fontWeight: core.font_weight_strong,
  cursor: 'pointer',
});
panelRule(`${group} > summary:focus-visible`, {
  outline: `2px solid ${core.focus_ring}`,
  outlineOffset: 2,
});
/** Side by side, also on phones: what differs is seen at a glance. */
export const pair = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(3),
  marginBlockStart: space(3),
});
export const picture = panelStyle({ minInlineSize: 0, margin: 0 });
panelRule(`${picture} > figcaption`, { paddingBlockEnd: space(1), color: core.text_muted });
/** Where the focus goes while something is looked at; it takes no room in its column while it says nothing. */
export const said = panelStyle({
  selectors: { '&:empty': { position: 'absolute' }, '&:focus': { outline: 'none' } },
});
