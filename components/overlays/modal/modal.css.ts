import { vars } from '@portico/tokens/contract';
import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer, narrowDialog } from '../../theme/media.ts';
import { animation } from '../../theme/motion.ts';
import { space } from '../../theme/space.ts';
import { stacking } from '../../theme/stacking.ts';
import { componentRule, componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;
const appear = keyframes({ from: { opacity: 0 } });

componentRule('html[data-pt-locked]', { overflow: 'hidden !important' });
componentRule('html[data-pt-locked="gutter"]', { scrollbarGutter: 'stable' });

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: stacking.dialog,
  backgroundColor: core.overlay,
  // Radix lets the page take no presses; without this they would go through to it
  pointerEvents: 'auto',
  ...animation(appear),
});

// so low that head and foot would leave nothing of the text between them, as at 400 % zoom
const lowScreen = '(height < 400px)';

/** Takes the whole window. */
export const fullScreen = {
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: '100%',
  blockSize: '100dvh',
  maxBlockSize: '100dvh',
  borderRadius: 0,
  border: 0,
} as const satisfies StyleRule;

/** What lies above the page and holds the rest; where it lies is its owner's to say. */
export const panel = componentStyle({
  position: 'fixed',
  zIndex: stacking.dialog,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // what takes focus while scrolled must not come to lie under head or foot
  scrollPaddingBlock: '5rem',
  // transparent edges are drawn where colours are forced
  border: '1px solid transparent',
  backgroundColor: core.surface_raised,
  boxShadow: core.elevation_high,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [lowScreen]: { scrollPaddingBlock: 0 } },
});

export const head = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(4),
  paddingBlock: `${space(4)} ${space(3)}`,
  paddingInline: space(6),
  backgroundColor: core.surface_raised,
  '@media': { [narrowDialog]: { paddingInline: space(4) }, [lowScreen]: { position: 'static' } },
});
export const title = componentStyle({
  flex: 'auto',
  minInlineSize: 0,
  margin: 0,
  paddingBlock: space(1),
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_heading,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  overflowWrap: 'break-word',
});
export const close = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: 36,
  blockSize: 36,
  marginInlineEnd: space(-2),
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.border_radius.control,
  backgroundColor: 'transparent',
  color: core.text_muted,
  fontSize: core.font_size,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [coarsePointer]: { inlineSize: 44, blockSize: 44 },
    [canHover]: { selectors: { '&:hover': { backgroundColor: core.surface_sunken, color: core.text } } },
  },
});
export const description = componentStyle({ marginBlockEnd: space(4), color: core.text_muted });
export const body = componentStyle({
  flex: 'auto',
  paddingInline: space(6),
  // the ring of what comes first would be under the head
  paddingBlockStart: space(1),
  paddingBlockEnd: space(6),
  overflowWrap: 'break-word',
  '@media': { [narrowDialog]: { paddingInline: space(4) } },
});
export const foot = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space(2),
  paddingBlock: space(4),
  paddingInline: space(6),
  borderBlockStart: `1px solid ${core.border}`,
  backgroundColor: core.surface_raised,
  '@media': { [narrowDialog]: { paddingInline: space(4) }, [lowScreen]: { position: 'static' } },
});
