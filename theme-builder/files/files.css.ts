import { vars } from '@portico/tokens/contract';
import { column, panelRule, panelStyle, plainList, space, wrappingRow } from '../style/panel-style.ts';

const core = vars.core_properties;

export const pictures = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  gap: space(3),
  ...plainList,
});
export const picture = panelStyle({ ...column(1), minInlineSize: 0 });
export const pick = panelStyle({
  ...column(1),
  padding: space(1),
  border: `1px solid ${core.border_strong}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface_raised,
  color: core.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: core.text },
    '&:focus-visible': { outline: `2px solid ${core.focus_ring}`, outlineOffset: 2 },
    '&[aria-pressed="true"]': { outline: `2px solid ${core.accent}`, outlineOffset: 1 },
  },
});
export const thumbnail = panelStyle({
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: 2,
  backgroundColor: core.surface_sunken,
});
export const name = panelStyle({ fontWeight: core.font_weight_strong, overflowWrap: 'anywhere' });
export const small = panelStyle({ margin: 0, color: core.text_muted, fontSize: core.font_size_small });
export const stack = panelStyle(column(4));
panelRule(`${picture} > button:not(${pick})`, { alignSelf: 'start' });

export const fontChoice = panelStyle(wrappingRow(2));
export const families = panelStyle({ ...plainList, ...column(4) });
export const family = panelStyle({
  ...column(2),
  padding: space(3),
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.control,
  minInlineSize: 0,
});
export const cuts = panelStyle({ ...plainList, ...column(3) });
export const cut = panelStyle(column(1));
export const file = panelStyle({ ...wrappingRow(2), overflowWrap: 'anywhere' });
// beside its button, as long as there is room for a few letters
panelRule(`${file} > :first-child`, { flex: '1 1 8rem', minInlineSize: 0, marginBlock: 0 });
export const added = panelStyle({ display: 'block', marginBlockStart: space(2) });
/** As large as titles on the site, so that one sees what it is like. */
export const sample = panelStyle({
  margin: 0,
  fontSize: core.font_size_large,
  lineHeight: core.line_height,
  overflowWrap: 'anywhere',
  // in another font it would be no sample
  selectors: { '&[data-loading]': { opacity: 0 } },
});
