import { vars } from '@portico/tokens/contract';
import { appStyle, space } from '../../app/app-style.ts';
import { atLeast } from '../../app/breakpoints.ts';

const { core_properties: core } = vars;

export const line = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  ':focus': { outline: 'none' },
});
export const extras = appStyle({ display: 'grid', gap: space(5), ':focus': { outline: 'none' } });
export const subheading = appStyle({
  margin: 0,
  fontSize: core.font_size,
  fontWeight: core.font_weight_strong,
});
export const group = appStyle({ display: 'grid', gap: space(2) });
export const muted = appStyle({ margin: 0, color: core.text_muted, fontSize: core.font_size_small });
export const text = appStyle({ margin: 0 });
export const parts = appStyle({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' });
export const part = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space(3),
});
export const cards = appStyle({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [atLeast(767)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
