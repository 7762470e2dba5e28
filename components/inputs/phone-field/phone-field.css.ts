import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

/** In the row of the field's control; where there is no room for both, the number goes below its country. */
export const body = componentStyle({
  gridColumn: '1 / -1',
  gridRow: 3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  minInlineSize: 0,
});
export const country = componentStyle({
  flex: '1 1 10rem',
  display: 'grid',
  alignItems: 'center',
  minInlineSize: 0,
});
export const select = componentStyle({
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: { '&&': { paddingInlineEnd: `calc(${space(5)} + 1.25em)` } },
});
/** Digits run from the left in every language. */
export const number = componentStyle({
  selectors: { '&&': { flex: '3 1 12rem', inlineSize: 'auto' } },
  direction: 'ltr',
  fontVariantNumeric: 'tabular-nums',
});
