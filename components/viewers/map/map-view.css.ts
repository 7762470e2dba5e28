import { vars } from '@portico/tokens/contract';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { focusRing, focusRingInside } from '../../theme/focus.ts';
import { canHover, coarsePointer, forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle, componentStyles } from '../../theme/style.ts';

const core = vars.core_properties;
const layer = { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 } as const;

export const frame = componentStyle({
  position: 'relative',
  zIndex: 0,
  gridArea: '1 / 1',
  display: 'grid',
  minInlineSize: 0,
  selectors: { '&:focus-visible::after': { content: '""', ...layer, inset: 0, ...focusRingInside } },
});
// above the map, whose panes it does not keep from the pointer
componentRule(`${frame}::after`, { zIndex: 1, pointerEvents: 'none' });

/** Leaflet counts from the left. */
export const map = componentStyle({
  position: 'relative',
  zIndex: 0,
  direction: 'ltr',
  // a window onto something larger, in which nothing is to be scrolled to
  overflow: 'clip',
  clipPath: 'inset(0)',
  // fingers scroll the page; two of them are Leaflet's
  touchAction: 'pan-x pan-y',
  cursor: 'grab',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&.leaflet-drag-target, &:active': { cursor: 'grabbing' } },
});

// What Leaflet's own stylesheet says, as far as it is needed, for this map alone: that sheet is for the whole page.
const leaflet = (selector: string, rule: GlobalStyleRule) => componentRule(`${map} ${selector}`, rule);
leaflet(
  ':is(.leaflet-pane, .leaflet-tile, .leaflet-tile-container, .leaflet-pane > svg, .leaflet-layer)',
  layer,
);
leaflet('.leaflet-tile-pane', { zIndex: 200 });
leaflet('.leaflet-overlay-pane', { zIndex: 400, pointerEvents: 'none' });
leaflet('.leaflet-places-pane', { zIndex: 600 });
leaflet(':is(svg, img)', { maxInlineSize: 'none', maxBlockSize: 'none' });
leaflet('.leaflet-tile', { visibility: 'hidden', userSelect: 'none', pointerEvents: 'none' });
leaflet('.leaflet-tile-loaded', { visibility: 'inherit' });
leaflet('.leaflet-zoom-animated', { transformOrigin: '0 0' });
// only while Leaflet zooms by itself, which it does not for people who asked for less motion
componentRule(`${map}.leaflet-zoom-anim .leaflet-zoom-animated`, {
  transition: `transform ${core.motion} ease-out`,
});
// their places are those of the zoom to come; not hidden, or they would lose the focus
componentRule(`${map}.leaflet-zoom-anim .leaflet-places-pane`, { opacity: 0 });

export const land = componentStyle({
  fill: core.surface_raised,
  fillOpacity: 1,
  stroke: core.border_strong,
  strokeOpacity: 0.5,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const marker = componentStyle({
  ...layer,
  boxSizing: 'border-box',
  display: 'grid',
  gridAutoFlow: 'column',
  placeContent: 'center',
  alignItems: 'center',
  gap: space(0.5),
  margin: 0,
  padding: space(1),
  border: `2px solid ${core.brand_text}`,
  borderRadius: '9999px',
  backgroundColor: core.brand,
  boxShadow: core.elevation_low,
  color: core.brand_text,
  fontFamily: core.font_family,
  fontSize: core.font_size_small,
  fontWeight: core.font_weight_strong,
  lineHeight: core.line_height_heading,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { ...focusRing, zIndex: 1 },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { zIndex: 1, borderColor: core.text } } },
    [coarsePointer]: { minInlineSize: 44, minBlockSize: 44 },
    [forcedColors]: { borderColor: 'ButtonText', backgroundColor: 'ButtonFace', color: 'ButtonText' },
  },
});
/** Of the letters, so that larger ones fit. */
const circle = (size: string) => ({ minInlineSize: size, minBlockSize: size });
export const sizes = componentStyles({
  single: circle('2.25em'),
  small: circle('2.5em'),
  medium: circle('3em'),
  large: circle('3.75em'),
});

export const here = componentStyle({
  ...layer,
  inlineSize: 20,
  blockSize: 20,
  border: `4px solid ${core.surface_raised}`,
  borderRadius: '50%',
  backgroundColor: core.link,
  boxShadow: core.elevation_high,
  '@media': {
    [forcedColors]: { forcedColorAdjust: 'none', borderColor: 'Canvas', backgroundColor: 'Highlight' },
  },
});

/** Lets presses between its parts through to the map. */
export const over = componentStyle({
  gridArea: '1 / 1',
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: '1fr auto',
  alignItems: 'end',
  gap: space(2),
  minBlockSize: 0,
  padding: space(3),
  pointerEvents: 'none',
});
componentRule(`${over} > * > *`, { pointerEvents: 'auto' });
export const top = componentStyle({
  gridColumn: '1 / -1',
  alignSelf: 'start',
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
});
export const raised = componentStyle({
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface_raised,
  boxShadow: core.elevation_high,
});
export const controls = componentStyle({
  gridColumn: 2,
  display: 'grid',
  gap: space(1),
  padding: space(1),
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface_raised,
  boxShadow: core.elevation_low,
});
const note = {
  gridColumn: 1,
  gridRow: 2,
  justifySelf: 'start',
  margin: 0,
  paddingBlock: space(0.5),
  paddingInline: space(2),
  borderRadius: vars.border_radius.tag,
  backgroundColor: core.surface_raised,
  color: core.text,
  fontSize: core.font_size_small,
} as const;
export const attribution = componentStyle({ ...note, pointerEvents: 'auto' });
export const fingers = componentStyle({
  ...note,
  display: 'none',
  '@media': { [coarsePointer]: { display: 'block', gridRow: 1 } },
});
