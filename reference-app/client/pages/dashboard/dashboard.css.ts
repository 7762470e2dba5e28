import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@portico/tokens/contract';
import { appStyle, foreignText, space } from '../../app/app-style.ts';
import { atLeast } from '../../app/breakpoints.ts';

const { core_properties: core } = vars;

/** The parts of a tab, one below the other. */
export const parts = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  paddingBlockStart: space(6),
});
/** The parts of a page: what is on it alone has the page's heading, and its own is only read aloud. */
export const pageParts = appStyle({});
globalStyle(`${pageParts} > section:only-child > h2`, {
  '@layer': { app: { position: 'absolute', clipPath: 'inset(50%)' } },
});
/** What the page opens with. */
export const opening = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6) });
/** What to do next beside the next interview, where there is room. */
export const overview = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  alignItems: 'start',
  '@media': { [atLeast(992)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** Room alone tells these parts from each other: a line below the tabs would be a second one. */
globalStyle(`:is(${parts}, ${opening}, ${overview}) > section`, {
  '@layer': { app: { borderBlockStart: 'none', paddingBlockStart: 0 } },
});
export const rows = appStyle({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: core.surface_raised,
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.card,
});
export const row = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  padding: space(4),
  selectors: { '& + &': { borderBlockStart: `1px solid ${core.border}` } },
});
/** Takes what room the button beside it leaves, and all of it where that is little. */
export const rowText = appStyle({ flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' });
export const rowTitle = appStyle({
  ...foreignText,
  margin: 0,
  fontSize: core.font_size,
  fontWeight: core.font_weight_strong,
});
/** Alone on its line, and tall enough for fingers. */
export const rowLink = appStyle({ display: 'inline-block', paddingBlock: space(1) });
export const text = appStyle({ ...foreignText, margin: 0 });
export const muted = appStyle({
  ...foreignText,
  margin: 0,
  color: core.text_muted,
  fontSize: core.font_size_small,
});
export const group = appStyle({ display: 'grid', gap: space(3) });
export const groupTitle = appStyle({
  margin: 0,
  fontSize: core.font_size,
  fontWeight: core.font_weight_strong,
  lineHeight: core.line_height_heading,
});
export const fact = appStyle({
  display: 'flex',
  alignItems: 'start',
  gap: space(2),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
