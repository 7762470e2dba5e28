import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { coarsePointer, forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const picker = componentStyle({
  display: 'grid',
  gap: space(3),
  inlineSize: '18rem',
  maxInlineSize: '100%',
  minInlineSize: 0,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});

export const area = componentStyle({
  position: 'relative',
  blockSize: 160,
  border: `1px solid ${core.border_strong}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface_sunken,
  cursor: 'crosshair',
  // else a drag scrolls the page
  touchAction: 'none',
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
    // chroma grows along the line of reading
    '&:dir(rtl)': { scale: '-1 1' },
  },
});
export const plane = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
});
/** Thumbs at the edge lie half outside. */
export const marks = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});
/** Where sRGB ends. */
export const edge = componentStyle({
  fill: 'none',
  stroke: core.surface,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});
// two lines, of which one is seen on any colour
export const ring = componentStyle({ fill: 'none', stroke: core.text, strokeWidth: 1 });
export const thumb = componentStyle({ stroke: core.surface, strokeWidth: 3 });

const checkers = {
  backgroundColor: core.surface,
  backgroundImage: `conic-gradient(${core.border} 25%, transparent 0 50%, ${core.border} 0 75%, transparent 0)`,
  backgroundSize: '12px 12px',
} as const;

export const track = componentStyle({
  gridArea: '1 / 1',
  // mirrored, it would lie over the thumb
  zIndex: -1,
  inlineSize: '100%',
  blockSize: 12,
  border: `1px solid ${core.border_strong}`,
  borderRadius: '9999px',
  pointerEvents: 'none',
  ...checkers,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const swatch = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  backgroundColor: core.surface,
});
export const checker = componentStyle({ fill: core.border });
/** Struck out. */
export const none = componentStyle({
  stroke: core.danger,
  strokeWidth: 2,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const preview = componentStyle({
  blockSize: 40,
  border: `1px solid ${core.border_strong}`,
  borderRadius: vars.border_radius.control,
});
export const note = componentStyle({ margin: 0, fontSize: core.font_size_small, overflowWrap: 'anywhere' });
export const texts = componentStyle({ display: 'grid', gap: space(2) });

export const palette = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = componentStyle({
  marginBlockEnd: space(1),
  padding: 0,
  fontWeight: core.font_weight_strong,
});
export const choice = componentStyle({
  boxSizing: 'border-box',
  inlineSize: 32,
  blockSize: 32,
  margin: 0,
  padding: space(0.5),
  border: `1px solid ${core.border_strong}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: core.text, boxShadow: `inset 0 0 0 1px ${core.text}` },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [coarsePointer]: { inlineSize: 44, blockSize: 44 },
    [forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: 1 } },
    },
  },
});
