import { vars } from '@portico/tokens/contract';
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
    [narrowBar]: { display: 'inline-flex', marginInlineStart: 'auto' },
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
  '@media': {
    // the menu button has taken the room already
    [narrowBar]: { selectors: { [`${toggle} ~ &`]: { marginInlineStart: 0 } } },
  },
});

export const links = componentStyle({
  minInlineSize: 0,
  '@media': {
    [narrowBar]: {
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
      selectors: { '&[data-open]': { display: 'block' } },
    },
    [`(scripting: none) and ${narrowBar}`]: {
      position: 'static',
      display: 'block',
      inlineSize: '100%',
      boxShadow: 'none',
    },
  },
});

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [narrowBar]: { flexDirection: 'column' } },
});

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
    [narrowBar]: {
      minBlockSize: 44,
      paddingInline: space(4),
      borderBlock: 0,
      borderInlineStart: '3px solid transparent',
    },
    [coarsePointer]: { minBlockSize: 44 },
  },
});
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
