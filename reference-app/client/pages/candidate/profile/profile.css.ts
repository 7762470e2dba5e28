import { vars } from '@portico/tokens/contract';
import { globalStyle } from '@vanilla-extract/css';
import { appStyle, foreignText, sectionStyle, space } from '../../../app/app-style.ts';
import { atLeast } from '../../../app/breakpoints.ts';
import { edge } from '../../../app/shell.css.ts';

const { core_properties: core } = vars;

const column = {
  inlineSize: '100%',
  maxInlineSize: '1120px',
  marginInline: 'auto',
  paddingInline: edge,
} as const;

export const page = sectionStyle('pcsx_profile_page', {
  flex: 'auto',
  backgroundColor: vars.pcsx_profile_page.background,
});
export const head = appStyle({
  backgroundColor: vars.pcsx_profile_page.header_background,
  color: vars.pcsx_profile_page.header_text,
  borderBlockEnd: `1px solid ${core.border}`,
});
/** As wide as what is below it. */
export const headColumn = appStyle({
  ...column,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  alignItems: 'start',
  paddingBlock: space(6),
  '@media': {
    [atLeast(600)]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space(6) },
    [atLeast(767)]: { paddingBlock: space(8) },
  },
});
export const headText = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  overflowWrap: 'anywhere',
});
/** Above the name: which page this is. */
export const eyebrow = appStyle({
  margin: 0,
  fontSize: core.font_size_small,
  fontWeight: core.font_weight_strong,
});
export const name = appStyle({
  ...foreignText,
  margin: 0,
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_title,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
});
export const headline = appStyle({ ...foreignText, margin: 0, fontSize: core.font_size_large });
export const facts = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(5),
  rowGap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const fact = appStyle({ display: 'flex', alignItems: 'center', gap: space(2), minInlineSize: 0 });
export const headActions = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  paddingBlockStart: space(2),
});

/** What is told below, with how complete it is and what comes of it beside it where there is room. */
export const body = appStyle({
  ...column,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space(6),
  rowGap: space(5),
  alignItems: 'start',
  paddingBlock: `${space(6)} ${space(8)}`,
  '@media': {
    [atLeast(992)]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gridTemplateRows: 'auto 1fr' },
  },
});
export const sections = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  '@media': { [atLeast(992)]: { gridColumn: 1, gridRow: '1 / span 2' } },
});
/** Comes first on phones, and beside the rest elsewhere. */
export const beside = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  '@media': { [atLeast(992)]: { gridColumn: 2 } },
});
/** The panels beside are cards of their own. */
globalStyle(`${beside} > div > section`, {
  '@layer': { app: { borderBlockStart: 'none', paddingBlockStart: 0 } },
});
export const text = appStyle({ ...foreignText, margin: 0, overflowWrap: 'anywhere' });
/** As it was typed, with its lines. */
export const typed = appStyle({
  ...foreignText,
  margin: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const muted = appStyle({
  ...foreignText,
  margin: 0,
  color: core.text_muted,
  fontSize: core.font_size_small,
});
export const part = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
export const partHead = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
});
/** The button beside a title keeps its width. */
globalStyle(`${partHead} > button`, { '@layer': { app: { flex: 'none' } } });
export const partTitle = appStyle({
  margin: 0,
  minInlineSize: 0,
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_heading,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  overflowWrap: 'anywhere',
});
/** As the panels beside it. */
export const besideTitle = appStyle({
  margin: 0,
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_large,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
});
export const missing = appStyle({
  display: 'grid',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const missingRow = appStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(3),
});
export const share = appStyle({
  color: core.text_muted,
  fontSize: core.font_size_small,
  whiteSpace: 'nowrap',
});
/** Tall enough for fingers. */
export const missingLink = appStyle({ display: 'inline-block', paddingBlock: space(1) });
export const group = appStyle({ display: 'grid', gap: space(1), minInlineSize: 0 });
export const subtitle = appStyle({
  margin: 0,
  fontSize: core.font_size,
  fontWeight: core.font_weight_strong,
});
export const plainList = appStyle({
  display: 'grid',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
export const picture = appStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space(2),
  maxInlineSize: '16rem',
  '@media': { [atLeast(600)]: { justifyItems: 'center', maxInlineSize: '12rem', textAlign: 'center' } },
});
/** Takes the focus while the form in it is on its way. */
export const form = appStyle({ ':focus': { outline: 'none' } });
export const reason = appStyle({ display: 'block', color: core.text_muted, fontSize: core.font_size_small });
/** Below the picture, in the colour of the head. */
export const small = appStyle({ margin: 0, fontSize: core.font_size_small, textWrap: 'balance' });
/** As large as the picture that comes. */
export const picturePlace = appStyle({ inlineSize: '12rem', minBlockSize: '11rem' });
globalStyle(`:is(${sections}, ${beside}) :is(h2, h3):focus`, { '@layer': { app: { outline: 'none' } } });
