import { vars } from '@portico/tokens/contract';
import { narrow, narrowAndHigh } from './narrow.ts';
import { column, panelRule, panelStyle, space, wrappingRow } from './panel-style.ts';

const core = vars.core_properties;

export const head = panelStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  paddingBlock: space(2),
  paddingInline: space(4),
  borderBlockEnd: `1px solid ${core.border}`,
  backgroundColor: core.surface,
  '@media': { [narrowAndHigh]: { position: 'sticky', insetBlockStart: 0, zIndex: 1 } },
});
export const title = panelStyle({
  flex: 'auto',
  minInlineSize: 0,
  margin: 0,
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_large,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  selectors: { '&:focus': { outline: 'none' } },
  // in one line beside its buttons
  '@media': { '(width < 360px)': { fontSize: core.font_size } },
});
export const body = panelStyle({
  flex: 'auto',
  ...column(4),
  minBlockSize: 0,
  paddingBlock: space(4),
  paddingInline: space(4),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [narrow]: { flex: 'none', overflowY: 'visible' } },
});
// all areas in view at any width: they share the row, and what it has no room for goes on in a second one
panelRule(`${body} > div > [role="tablist"]`, { flexWrap: 'wrap', overflowX: 'visible' });
panelRule(`${body} > div > [role="tablist"] > [role="tab"]`, {
  flex: 'auto',
  justifyContent: 'center',
  paddingInline: space(1),
  // the narrowest of phones, and a page at 400 %
  '@media': {
    '(width < 360px)': { paddingInline: space(0.5), fontSize: `calc(${core.font_size_small} * 0.9)` },
  },
});
/** What one tab shows. */
export const area = panelStyle(column(4));
export const foot = panelStyle({
  ...column(2),
  paddingBlock: space(3),
  paddingInline: space(4),
  borderBlockStart: `1px solid ${core.border}`,
  backgroundColor: core.surface_raised,
  // where the whole panel scrolls, how the draft stands is still in view
  '@media': { [narrowAndHigh]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1 } },
});
export const row = panelStyle(wrappingRow(2));
export const end = panelStyle({ marginInlineStart: 'auto' });
export const choosers = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'end',
  gap: space(3),
});
export const status = panelStyle({
  display: 'block',
  margin: 0,
  minBlockSize: '1.5em',
  color: core.text_muted,
  overflowWrap: 'anywhere',
});
/** As high as the button that may stand in it. */
export const note = panelStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 32,
  color: core.text_muted,
  '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
});
export const help = panelStyle({ margin: 0, color: core.text_muted });
export const subtitle = panelStyle({
  margin: 0,
  fontSize: core.font_size,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
});

export const icon = panelStyle({
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // back points against the direction of reading
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const listItem = panelStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  overflowWrap: 'anywhere',
});
export const seen = panelStyle({ fontSize: core.font_size_small });
panelRule(`${listItem} > button`, { flex: 'none' });
panelRule(`${listItem} ${seen}`, { color: core.text_muted });
export const states = panelStyle({
  paddingBlockStart: space(2),
  borderBlockStart: `1px solid ${core.border}`,
});
panelRule(`${states} > summary`, {
  paddingBlock: space(1.5),
  fontWeight: core.font_weight_strong,
  cursor: 'pointer',
});
panelRule(`${states} > summary:focus-visible`, {
  outline: `2px solid ${core.focus_ring}`,
  outlineOffset: 2,
});
