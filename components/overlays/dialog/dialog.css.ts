import { vars } from '@portico/tokens/contract';
import { keyframes } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer, narrowDialog } from '../../theme/media.ts';
import { animation } from '../../theme/motion.ts';
import { space } from '../../theme/space.ts';
import { stacking } from '../../theme/stacking.ts';
import { componentStyle, componentStyles } from '../../theme/style.ts';

const core = vars.core_properties;
const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: stacking.dialog,
  backgroundColor: core.overlay,
  ...animation(appear),
});

// so low that head and foot would leave nothing of the text between them, as at 400 % zoom
const lowScreen = '(height < 400px)';

export const dialog = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: stacking.dialog,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `calc(100% - ${space(8)})`,
  blockSize: 'fit-content',
  maxBlockSize: `calc(100dvh - ${space(8)})`,
  margin: 'auto',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // what takes focus while scrolled must not come to lie under head or foot
  scrollPaddingBlock: '5rem',
  // transparent edges are drawn where colours are forced
  border: '1px solid transparent',
  borderRadius: vars.border_radius.dialog,
  backgroundColor: core.surface_raised,
  boxShadow: core.elevation_high,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': {
    [narrowDialog]: {
      inlineSize: '100%',
      maxInlineSize: '100%',
      blockSize: '100dvh',
      maxBlockSize: '100dvh',
      borderRadius: 0,
      border: 0,
    },
    [lowScreen]: { scrollPaddingBlock: 0 },
    ...animation(rise)['@media'],
  },
});
export const sizes = componentStyles({
  small: { maxInlineSize: '25rem' },
  medium: { maxInlineSize: '35rem' },
  large: { maxInlineSize: '50rem' },
});

export const head = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(4),
  paddingBlock: space(4),
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
