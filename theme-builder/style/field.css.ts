import { vars } from '@portico/tokens/contract';
import { column, panelRule, panelStyle, space } from './panel-style.ts';

const core = vars.core_properties;

export const fields = panelStyle(column(4));
export const field = panelStyle({ ...column(1), minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const head = panelStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space(3),
});
export const label = panelStyle({ fontWeight: core.font_weight_strong });
export const source = panelStyle({ color: core.text_muted, overflowWrap: 'anywhere' });
export const controls = panelStyle({ display: 'flex', alignItems: 'flex-start', gap: space(2) });
export const grow = panelStyle({ flex: 'auto', minInlineSize: 0 });
panelRule(`${controls} > *`, { minInlineSize: 0 });
panelRule(`${controls} > button`, { flex: 'none' });

export const colorInput = panelStyle({
  flex: 'none',
  inlineSize: 44,
  blockSize: 32,
  margin: 0,
  padding: 2,
  border: `1px solid ${core.border_strong}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface_raised,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${core.focus_ring}`, outlineOffset: 2 },
    '&:disabled': { cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse)': { blockSize: 44 } },
});
export const rangeInput = panelStyle({
  flex: '1 1 8rem',
  blockSize: 32,
  margin: 0,
  accentColor: core.accent,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${core.focus_ring}`, outlineOffset: 2 } },
  '@media': { '(pointer: coarse)': { blockSize: 44 } },
});
export const numberText = panelStyle({ flex: '1 1 5rem' });
export const problem = panelStyle({
  ...column(1),
  paddingInlineStart: space(2),
  borderInlineStart: `3px solid ${core.danger}`,
});
export const problemText = panelStyle({ margin: 0, color: core.danger });
export const repairs = panelStyle({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const layers = panelStyle({ display: 'grid', gap: space(3), flex: 'auto', justifyItems: 'start' });
export const layer = panelStyle({
  display: 'grid',
  gap: space(2),
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const layerFields = panelStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))',
  alignItems: 'end',
  gap: space(2),
});

export const chosen = panelStyle({ display: 'grid', gap: space(2), flex: 'auto', justifyItems: 'start' });
panelRule(`${chosen} > ${grow}`, { inlineSize: '100%' });
export const imagePreview = panelStyle({
  maxInlineSize: '100%',
  maxBlockSize: 120,
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface_sunken,
});
