import { globalStyle } from '@vanilla-extract/css';
import { vars } from '@portico/tokens/contract';
import { appStyle, foreignText, space } from '../../../app/app-style.ts';
import { atLeast } from '../../../app/breakpoints.ts';

const { core_properties: core } = vars;

/** What each part is for stands beside it where there is room. */
export const parts = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(8) });
globalStyle(`${parts} > section`, {
  '@layer': {
    app: {
      '@media': {
        [atLeast(992)]: {
          gridTemplateColumns: `calc(${core.space} * 72) minmax(0, 1fr)`,
          gridTemplateRows: 'auto 1fr',
          columnGap: space(10),
          rowGap: space(2),
        },
      },
    },
  },
});
globalStyle(`${parts} > section > :last-child`, {
  '@layer': { app: { '@media': { [atLeast(992)]: { gridColumn: 2, gridRow: '1 / span 2' } } } },
});
/** Its heading and what it is for are one thing. */
globalStyle(`${parts} > section > h2 + p`, {
  '@layer': {
    app: {
      marginBlockStart: `calc(${space(2)} * -1)`,
      '@media': { [atLeast(992)]: { marginBlockStart: 0 } },
    },
  },
});

export const content = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space(4),
});
export const rows = appStyle({
  inlineSize: '100%',
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
/** Takes what room the controls beside it leave, and all of it where that is little. */
export const rowText = appStyle({
  flex: '1 1 15rem',
  minInlineSize: 0,
  display: 'grid',
  gap: space(1),
  overflowWrap: 'anywhere',
});
export const rowTitle = appStyle({
  ...foreignText,
  margin: 0,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  fontWeight: core.font_weight_strong,
  lineHeight: core.line_height,
});
/** Above its controls, which are many. */
export const alertText = `${rowText} ${appStyle({ flexBasis: '100%' })}`;
/** Alone on its line, and tall enough for fingers. */
export const rowLink = appStyle({ display: 'inline-block', paddingBlock: space(1) });
export const controls = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(2) });
/** Below what it is about, on a line of its own. */
export const wide = appStyle({ inlineSize: '100%' });
export const facts = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(3),
  rowGap: space(1),
  color: core.text_muted,
  fontSize: core.font_size_small,
});
export const muted = appStyle({
  margin: 0,
  color: core.text_muted,
  fontSize: core.font_size_small,
  overflowWrap: 'anywhere',
});
export const text = appStyle({ margin: 0, overflowWrap: 'anywhere' });
/** Fields are read best when they are no wider than what goes in. */
export const field = appStyle({ inlineSize: '100%', maxInlineSize: '24rem' });
export const consent = appStyle({
  inlineSize: '100%',
  maxBlockSize: '300px',
  overflowY: 'auto',
  padding: space(4),
  background: core.surface_raised,
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.card,
  overflowWrap: 'anywhere',
});
export const paragraph = appStyle({
  ...foreignText,
  margin: 0,
  selectors: { '& + &': { marginBlockStart: space(3) } },
});
export const lost = appStyle({ margin: 0, paddingInlineStart: space(5), display: 'grid', gap: space(1) });
