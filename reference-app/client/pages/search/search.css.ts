import { globalStyle, keyframes, type StyleRule } from '@vanilla-extract/css';
import { vars } from '@portico/tokens/contract';
import { appStyle, foreignText, sectionStyle, space } from '../../app/app-style.ts';
import { atLeast, below } from '../../app/breakpoints.ts';
import { gutter } from '../../app/shell.css.ts';

const { core_properties: core } = vars;

export const page = appStyle({ display: 'flex', flexDirection: 'column', flex: 1 });
// on a phone a chosen job is a screen of its own, from the first paint on (SEARCH-21)
const onJobScreen = (rule: NonNullable<StyleRule['selectors']>[string]): StyleRule => ({
  '@media': { [below(992)]: { selectors: { [`${page}[data-screen="job"] &`]: rule } } },
});
const outOfSight = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
export const band = sectionStyle('banner_header', {
  background: vars.banner_header.background,
  color: vars.banner_header.text,
  borderBlockEnd: `1px solid ${vars.banner_header.border}`,
  // its heading is the page's, and still read
  ...onJobScreen(outOfSight),
});
export const bandContent = appStyle({
  display: 'grid',
  gap: space(5),
  paddingBlock: space(6),
  paddingInline: gutter,
  '@media': { [atLeast(767)]: { paddingBlock: space(9) } },
});
// who has searched on a phone wants to see what was found; the heading is still read
export const greeting = appStyle({
  '@media': { [below(992)]: { selectors: { [`${page}[data-searched] &`]: outOfSight } } },
});
export const heading = appStyle({
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_title,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  overflowWrap: 'anywhere',
});
export const tagline = appStyle({
  ...foreignText,
  ...onJobScreen({ display: 'none' }),
  color: core.text_muted,
  fontSize: core.font_size_large,
});
export const words = appStyle(onJobScreen({ display: 'none' }));
export const fields = appStyle({
  display: 'grid',
  gap: space(3),
  alignItems: 'end',
  '@media': { [atLeast(767)]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto' } },
});
// what opens below a field is as wide as it
export const field = appStyle({ position: 'relative', minInlineSize: 0 });
export const toolbar = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  paddingBlock: space(3),
  paddingInline: gutter,
  background: core.surface_raised,
  borderBlockEnd: `1px solid ${core.border}`,
  ...onJobScreen({ display: 'none' }),
});
// what does nothing without script
export const scripted = appStyle({ '@media': { '(scripting: none)': { display: 'none' } } });
// as high as one line of them before they are there
export const chips = `${scripted} ${appStyle({
  minBlockSize: '44px',
  paddingBlockStart: space(3),
  paddingInline: gutter,
  ...onJobScreen({ display: 'none' }),
})}`;
export const sort = appStyle({ marginInlineStart: 'auto' });
export const filter = appStyle({ position: 'relative', '@media': { [below(600)]: { position: 'static' } } });
export const filterButton = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: '40px',
  paddingInline: space(3),
  border: `1px solid ${core.border_strong}`,
  borderRadius: vars.border_radius.control,
  background: core.surface_raised,
  cursor: 'pointer',
  listStyle: 'none',
  fontWeight: core.font_weight_strong,
  fontSize: core.font_size_small,
  '::after': {
    content: '""',
    inlineSize: '0.45em',
    blockSize: '0.45em',
    border: 'solid currentColor',
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-25%) rotate(45deg)',
  },
  ':hover': { borderColor: core.text },
});
export const filterCount = appStyle({
  paddingInline: space(2),
  borderRadius: vars.border_radius.tag,
  background: core.brand,
  color: core.brand_text,
});
export const filterMenu = appStyle({
  position: 'absolute',
  zIndex: 20,
  insetBlockStart: '100%',
  insetInlineStart: 0,
  marginBlockStart: space(1),
  padding: space(3),
  inlineSize: '20rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  background: core.surface_raised,
  color: core.text,
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.popover,
  boxShadow: core.elevation_high,
  '@media': { [below(600)]: { insetInline: space(4), insetBlockStart: 'auto', inlineSize: 'auto' } },
});
// a medium dropdown (SEARCH-18), with room around it for the outlines of focus
export const filterOptions = appStyle({
  maxBlockSize: '240px',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(1),
  minInlineSize: 0,
  margin: `calc(-1 * ${space(1)})`,
  padding: space(1),
  border: 0,
});
export const filterSearch = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
});
export const filterFooter = appStyle({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
export const filterSelect = appStyle({ maxInlineSize: '14rem' });
// as the menus beside it
globalStyle(`${filterSelect} select`, {
  '@layer': { app: { fontSize: core.font_size_small, fontWeight: core.font_weight_strong } },
});
export const filterToggle = appStyle({
  minBlockSize: '40px',
  display: 'flex',
  alignItems: 'center',
  paddingInline: space(3),
  border: `1px solid ${core.border_strong}`,
  borderRadius: vars.border_radius.control,
  fontSize: core.font_size_small,
});
export const columns = appStyle({
  flex: 1,
  display: 'grid',
  gap: space(5),
  alignItems: 'start',
  paddingBlock: space(5),
  paddingInline: gutter,
  '@media': { [atLeast(992)]: { gridTemplateColumns: 'minmax(20rem, 26rem) minmax(0, 1fr)' } },
});
export const list = appStyle({ display: 'grid', gap: space(3), padding: 0, margin: 0, listStyle: 'none' });
/** A link in a line of its own: as high as a target has to be. */
export const looser = appStyle({ display: 'inline-block', paddingBlock: space(1) });
/** What no way out is known for, or not yet, has no heading either. */
export const loosen = appStyle({ selectors: { '&:not(:has(li))': { display: 'none' } } });
export const ways = appStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const results = appStyle({
  display: 'grid',
  // what people typed may be one long word, and no wider than the window
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  ...onJobScreen({ display: 'none' }),
});
// the job in view, also where nobody chose it: then only beside the list, where it is in view
export const inView = appStyle({});
globalStyle(`${inView} > *`, {
  '@layer': {
    app: {
      '@media': {
        [atLeast(992)]: {
          borderColor: vars.cards.border_selected,
          boxShadow: `inset 0 0 0 1px ${vars.cards.border_selected}`,
        },
        [`(forced-colors: active) and (min-width: 992px)`]: {
          outline: '2px solid Highlight',
          borderColor: 'Highlight',
        },
      },
    },
  },
});
export const countLine = appStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space(3),
});
export const countHeading = appStyle({
  scrollMarginBlockStart: space(4),
  fontSize: core.font_size_large,
  fontWeight: core.font_weight_heading,
});
export const loadingResults = appStyle({ opacity: 0.6 });
export const cardMeta = appStyle({
  color: core.text_muted,
  fontSize: core.font_size_small,
  overflowWrap: 'anywhere',
});
export const panel = appStyle({
  minInlineSize: 0,
  '@media': {
    [atLeast(992)]: {
      position: 'sticky',
      insetBlockStart: space(4),
      maxBlockSize: `calc(100dvh - ${space(8)})`,
      overflow: 'auto',
      borderRadius: vars.border_radius.card,
    },
    [below(992)]: { selectors: { [`${page}:not([data-screen="job"]) &`]: { display: 'none' } } },
  },
});
// beside the list, or in the place of the job that shows there until one is chosen
export const map = appStyle({
  minInlineSize: 0,
  blockSize: '50dvh',
  minBlockSize: '15rem',
  overflow: 'hidden',
  borderRadius: vars.border_radius.card,
  background: core.surface_raised,
  '@media': {
    [atLeast(992)]: {
      position: 'sticky',
      insetBlockStart: space(4),
      blockSize: `min(calc(100dvh - ${space(8)}), 40rem)`,
    },
    [below(992)]: { order: -1 },
  },
});
export const backToResults = appStyle({
  marginBlockEnd: space(3),
  '@media': { [atLeast(992)]: { selectors: { [`${page}:not([data-map]) &`]: { display: 'none' } } } },
});
export const pager = appStyle({ paddingBlock: space(3) });
export const debug = appStyle({ fontSize: core.font_size_small, overflowX: 'auto', direction: 'ltr' });
export const empty = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: space(3),
  padding: space(6),
  justifyItems: 'start',
  alignContent: 'start',
  // the page's end stays out of view while ways out of it are looked for
  minBlockSize: '75svh',
});

const vanish = keyframes({ to: { visibility: 'hidden' } });
/** A short message that goes by itself, after the 2 s of SEARCH-16, and waits while it is pointed at (SHELL-09). */
export const toast = appStyle({
  position: 'fixed',
  zIndex: 600,
  insetBlockEnd: space(4),
  insetInline: space(4),
  inlineSize: 'fit-content',
  marginInline: 'auto',
  boxShadow: core.elevation_high,
  borderRadius: vars.info_bar.radius,
  animation: `${vanish} 2s step-end forwards`,
  ':hover': { animationPlayState: 'paused' },
});
