import { vars } from '@portico/tokens/contract';
import { focusRingInside } from '../../theme/focus.ts';
import { canHover, forcedColors } from '../../theme/media.ts';
import { ownDirection } from '../../theme/own-direction.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

/** A link or a button all over. */
export const card = componentStyle({
  display: 'flex',
  gap: space(3),
  boxSizing: 'border-box',
  inlineSize: '100%',
  margin: 0,
  padding: space(3),
  border: '1px solid transparent',
  borderRadius: vars.border_radius.control,
  backgroundColor: 'transparent',
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  fontWeight: 'inherit',
  lineHeight: core.line_height,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-unread]': { backgroundColor: core.surface_sunken },
    // lists of them scroll, and would cut off what lies outside
    '&:focus-visible': focusRingInside,
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { backgroundColor: core.surface_sunken, color: core.text } } },
  },
});
export const body = componentStyle({ flex: 'auto', minInlineSize: 0, display: 'grid', gap: space(1) });
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  color: core.text_muted,
  fontSize: core.font_size_small,
});
export const message = componentStyle({
  ...ownDirection,
  selectors: { '[data-unread] &': { fontWeight: core.font_weight_strong } },
});
export const time = componentStyle({ color: core.text_muted, fontSize: core.font_size_small });

/** Keeps its room, so that nothing moves when it goes. */
export const dot = componentStyle({
  flex: 'none',
  inlineSize: '0.625em',
  blockSize: '0.625em',
  marginBlockStart: '0.5em',
  borderRadius: '50%',
  selectors: { '[data-unread] > &': { backgroundColor: core.brand } },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      selectors: { '[data-unread] > &': { backgroundColor: 'Highlight' } },
    },
  },
});
