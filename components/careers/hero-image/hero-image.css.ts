import { vars } from '@portico/tokens/contract';
import { narrowBar } from '../../theme/media.ts';
import { clearOfNotch } from '../../theme/safe-area.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle, sectionStyle } from '../../theme/style.ts';

const core = vars.core_properties;
const own = vars.pcsx_hero_image;

/** Dark below a light text and light below a dark one: what a thin scrim lies on until the picture comes, or if it never does. */
const ground = {
  backgroundColor: core.surface_sunken,
  '@supports': {
    '(color: oklch(from red l c h))': {
      backgroundColor: `oklch(from ${own.text} clamp(0.25, (0.6 - l) * 999, 0.96) 0 0)`,
    },
  },
} as const;

/** As tall as the theme says before anything is loaded, and taller where its words need it. */
export const hero = sectionStyle('pcsx_hero_image', {
  position: 'relative',
  display: 'grid',
  // its words begin where the page's content does
  gridTemplateColumns: 'minmax(0, 1440px)',
  justifyContent: 'center',
  alignItems: 'end',
  minBlockSize: own.height,
  ...ground,
});

export const picture = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: `calc(${own.focal_x} * 1%) calc(${own.focal_y} * 1%)`,
  // its `alt`, where it cannot be loaded
  color: own.text,
});

/** On a scrim of its own, whatever the picture is behind it. */
export const words = componentStyle({
  position: 'relative',
  justifySelf: 'start',
  boxSizing: 'border-box',
  maxInlineSize: '36rem',
  marginBlock: space(4),
  marginInline: clearOfNotch(space(6)),
  paddingBlock: space(3),
  paddingInline: space(5),
  borderRadius: vars.border_radius.card,
  backgroundColor: own.overlay,
  color: own.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
  overflowWrap: 'anywhere',
  '@media': { [narrowBar]: { marginInline: clearOfNotch(space(4)) } },
});
// only a picture that could not be loaded has one: its `alt` and the browser's sign would lie below the words
componentRule(`:has(> ${words}) ${picture}::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  ...ground,
});
export const title = componentStyle({
  margin: 0,
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_heading,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
});
export const text = componentStyle({ margin: 0 });

// a theme's pictures usually begin at these widths (SHELL-04), which are no breakpoints of a layout
const from = (width: number) => `${words}[data-from="${width}"]`;
const hide = { display: 'none' } as const;
componentRule(from(768), { '@media': { '(width < 768px)': hide } });
componentRule(from(1024), { '@media': { '(width < 1024px)': hide } });
componentRule(`${from(768)} ~ ${from(0)}`, { '@media': { '(width >= 768px)': hide } });
componentRule(`${from(1024)} ~ ${words}:is([data-from="0"], [data-from="768"])`, {
  '@media': { '(width >= 1024px)': hide },
});
