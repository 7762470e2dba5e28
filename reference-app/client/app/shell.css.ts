import { createVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '@portico/tokens/contract';
import { appStyle, appWidth, space } from './app-style.ts';
import { atLeast, below } from './breakpoints.ts';

const { core_properties: core } = vars;

/** Between the side of the window and everything else: the navbar's. */
export const edge = createVar();
/** The same for what is as wide as the window, and holds content as wide as the app. */
export const gutter = `max(${edge}, calc((100% - ${appWidth}) / 2 + ${edge}))`;

export const site = appStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: core.surface_sunken,
  vars: { [edge]: space(4) },
  '@media': { [atLeast(767)]: { vars: { [edge]: space(6) } } },
});
export const brand = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(3),
  color: 'inherit',
  textDecoration: 'none',
  fontFamily: core.font_family_heading,
  fontWeight: core.font_weight_heading,
  fontSize: core.font_size_large,
});
export const logo = appStyle({
  inlineSize: 'auto',
  // leaves room on one line of 320 px for the menu, the cart and logging in, at the size of fingers
  maxInlineSize: 'clamp(64px, calc(100vw - 236px), 140px)',
  blockSize: '36px',
  objectFit: 'contain',
  objectPosition: 'center',
});
/** Logging in or out, whose words stand on two lines where one is too long for a phone. */
export const account = appStyle({
  display: 'inline-flex',
  '@media': { [below(600)]: { maxInlineSize: '5.5rem' } },
});
/** Where the menu has it, in windows in which the links of who is logged in are folded. */
export const foldedAccount = appStyle({
  display: 'inline-flex',
  '@media': { [below(992)]: { display: 'none' } },
});
export const language = appStyle({ display: 'flex', alignItems: 'center', gap: space(1) });
export const banners = appStyle({
  display: 'grid',
  gap: space(2),
  paddingBlock: space(3),
  paddingInline: gutter,
});
export const content = appStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  ':focus': { outline: 'none' },
});
export const notice = appStyle({
  inlineSize: '100%',
  maxInlineSize: '720px',
  marginInline: 'auto',
  padding: `${space(12)} ${space(4)}`,
});
/** The employer's own HTML scrolls where it is, since no size of its own may push the page away. */
const contained = { overflow: 'auto', contain: 'paint', overflowWrap: 'anywhere' } as const;
export const ownNavbar = appStyle({
  ...contained,
  minInlineSize: 0,
  maxBlockSize: '240px',
  // room for the focus rings, which would be cut off
  margin: `calc(-1 * ${space(1)})`,
  padding: space(1),
});
/** The employer's links stand by its mark, the candidate's by what else is theirs. */
const links = `header > :has(${ownNavbar}) > nav`;
globalStyle(links, { '@layer': { app: { flex: '1 0 auto' } } });
globalStyle(`${links} > ul`, { '@layer': { app: { justifyContent: 'flex-end' } } });
globalStyle(`${links} + div`, { '@media': { [atLeast(992)]: { '@layer': { app: { flexShrink: 0 } } } } });
export const ownFooter = appStyle({ ...contained, maxBlockSize: '640px' });
// on a phone a chosen job is a screen of its own (SEARCH-21), and a search begins with what it is and what it found
export const hero = appStyle({
  '@media': {
    [below(992)]: {
      selectors: { '&:has(~ * > :is([data-screen="job"], [data-searched]))': { display: 'none' } },
    },
  },
});

/** A message that could not become a toast, where toasts are. */
export const plainToast = appStyle({
  position: 'fixed',
  zIndex: 600,
  insetBlockEnd: space(4),
  insetInline: space(4),
  inlineSize: 'fit-content',
  marginInline: 'auto',
  boxShadow: core.elevation_high,
});

/** On paper only what the page says: nobody presses a button there. */
globalStyle(`:where(${site}) > :is(header, footer, aside), :where(${site}) > a[href="#content"]`, {
  '@media': { print: { '@layer': { app: { display: 'none' } } } },
});
