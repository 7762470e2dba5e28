import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '@portico/tokens/contract';
import { upTo } from '../../theme/breakpoints.ts';
import { focusRing, focusRingInside } from '../../theme/focus.ts';
import { canHover, coarsePointer, forcedColors, narrowBar } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { stacking } from '../../theme/stacking.ts';
import { componentRule, componentStyle, sectionStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const navbar = sectionStyle('navbar', {
  position: 'relative',
  zIndex: stacking.navbar,
  borderBlockEnd: `1px solid ${vars.navbar.border}`,
  backgroundColor: vars.navbar.background,
  color: vars.navbar.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
  selectors: { '&[data-sticky]': { position: 'sticky', insetBlockStart: 0 } },
});

export const inner = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  // the line below is part of the height
  minBlockSize: `calc(${vars.navbar.height} - 1px)`,
  paddingInline: space(6),
  '@media': {
    [narrowBar]: { flexWrap: 'wrap', columnGap: space(2), paddingBlock: space(1), paddingInline: space(4) },
  },
});

const wideFold = `${inner}[data-folds-up-to="992"]`;
/** Where the links are folded into the menu: up to 767 px, or up to 992 px for a bar that holds more. */
const folded = (rule: NonNullable<StyleRule['selectors']>[string]): NonNullable<StyleRule['@media']> => ({
  [narrowBar]: rule,
  [upTo(992)]: { selectors: { [`${wideFold} &`]: rule } },
});

export const brand = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
});
export const toggle = componentStyle({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minInlineSize: 40,
  minBlockSize: 40,
  margin: 0,
  paddingInline: space(2),
  border: '1px solid transparent',
  borderRadius: vars.border_radius.control,
  backgroundColor: 'transparent',
  color: core.text,
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    // beside the mark: what is kept at the end of the bar may come and go without moving it
    ...folded({ display: 'inline-flex' }),
    [coarsePointer]: { minInlineSize: 44, minBlockSize: 44 },
    // without scripts the links are always in view
    '(scripting: none)': { display: 'none' },
  },
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  marginInlineStart: 'auto',
});

const menu = {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  display: 'none',
  maxBlockSize: `calc(100dvh - ${vars.navbar.height})`,
  overflowY: 'auto',
  paddingBlock: space(2),
  borderBlockEnd: `1px solid ${core.border}`,
  backgroundColor: core.surface,
  boxShadow: core.elevation_medium,
} as const;
const alwaysOpen = {
  position: 'static',
  display: 'block',
  inlineSize: '100%',
  boxShadow: 'none',
} as const;
export const links = componentStyle({
  minInlineSize: 0,
  '@media': {
    [narrowBar]: { ...menu, selectors: { '&[data-open]': { display: 'block' } } },
    [upTo(992)]: {
      selectors: { [`${wideFold} &`]: menu, [`${wideFold} &[data-open]`]: { display: 'block' } },
    },
    [`(scripting: none) and ${narrowBar}`]: alwaysOpen,
    [`(scripting: none) and ${upTo(992)}`]: { selectors: { [`${wideFold} &`]: alwaysOpen } },
  },
});

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': folded({ flexDirection: 'column' }),
});

// what stands in the menu only is hidden also before there are styles
componentRule(`${list} > li[hidden]`, { '@media': { [narrowBar]: { display: 'block' } } });
componentRule(`${wideFold} ${list} > li[hidden]`, { '@media': { [upTo(992)]: { display: 'block' } } });

const inMenu = {
  minBlockSize: 44,
  paddingInline: space(4),
  borderBlock: 0,
  borderInlineStart: '3px solid transparent',
} as const;
// the link comes from the app's router, so it has no class of ours
componentRule(`${list} > li > a`, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 40,
  paddingInline: space(3),
  borderBlock: '3px solid transparent',
  color: core.link,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': {
    [narrowBar]: inMenu,
    [coarsePointer]: { minBlockSize: 44 },
  },
});
componentRule(`${wideFold} ${list} > li > a`, { '@media': { [upTo(992)]: inMenu } });
componentRule(`${list} > li > a:hover`, {
  '@media': { [canHover]: { color: core.link_hover, textDecoration: 'underline' } },
});
componentRule(`${list} > li > a:focus-visible`, { ...focusRingInside, borderRadius: vars.border_radius.tag });
componentRule(`${list} > li > a`, {
  '@media': { [forcedColors]: { borderColor: 'Canvas' } },
});
componentRule(`${list} > li > a[aria-current]`, {
  borderBlockEndColor: vars.navbar.indicator,
  fontWeight: core.font_weight_strong,
  '@media': {
    [narrowBar]: { borderInlineStartColor: vars.navbar.indicator },
    [forcedColors]: { borderBlockEndColor: 'Highlight' },
    [`${forcedColors} and ${narrowBar}`]: { borderInlineStartColor: 'Highlight' },
  },
});
componentRule(`${wideFold} ${list} > li > a[aria-current]`, {
  '@media': {
    [upTo(992)]: { borderInlineStartColor: vars.navbar.indicator },
    [`${forcedColors} and ${upTo(992)}`]: { borderInlineStartColor: 'Highlight' },
  },
});
