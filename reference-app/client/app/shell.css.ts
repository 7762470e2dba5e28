import { createVar } from '@vanilla-extract/css';
import { vars } from '@portico/tokens/contract';
import { appStyle, appWidth, sectionStyle, space } from './app-style.ts';
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
export const skip = appStyle({
  position: 'fixed',
  insetBlockStart: space(2),
  insetInlineStart: space(2),
  zIndex: 600,
  padding: `${space(2)} ${space(4)}`,
  background: core.surface_raised,
  color: core.link,
  borderRadius: vars.border_radius.control,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none', boxShadow: core.elevation_high },
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
  maxInlineSize: '140px',
  blockSize: '36px',
  objectFit: 'contain',
  objectPosition: 'center',
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
export const footer = appStyle({
  display: 'grid',
  gap: space(3),
  justifyItems: 'center',
  padding: `${space(6)} ${space(4)}`,
  textAlign: 'center',
  fontSize: core.font_size_small,
  color: core.text_muted,
  borderBlockStart: `1px solid ${core.border}`,
});
export const hero = sectionStyle('pcsx_hero_image', {
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minBlockSize: vars.pcsx_hero_image.height,
  overflow: 'hidden',
  // on a phone a chosen job is a screen of its own (SEARCH-21)
  '@media': {
    [below(992)]: { selectors: { '&:has(~ * > [data-screen="job"])': { display: 'none' } } },
  },
});
export const heroPicture = appStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: `calc(${vars.pcsx_hero_image.focal_x} * 1%) calc(${vars.pcsx_hero_image.focal_y} * 1%)`,
});
export const heroText = appStyle({
  position: 'relative',
  justifySelf: 'start',
  marginBlock: space(4),
  marginInline: gutter,
  padding: `${space(3)} ${space(5)}`,
  maxInlineSize: '36rem',
  background: vars.pcsx_hero_image.overlay,
  color: vars.pcsx_hero_image.text,
  borderRadius: vars.border_radius.card,
});
export const heroTitle = appStyle({
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_heading,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
});
