import { vars } from '@portico/tokens/contract';
import { forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle, componentStyles } from '../../theme/style.ts';

const core = vars.core_properties;

export const badge = componentStyle({ position: 'relative', display: 'inline-flex', maxInlineSize: '100%' });

export const mark = componentStyle({
  boxSizing: 'border-box',
  minInlineSize: '1.75em',
  paddingInline: space(1),
  // parts it from what it lies on
  border: `1px solid ${core.surface}`,
  borderRadius: '9999px',
  fontFamily: core.font_family,
  fontSize: core.font_size_small,
  fontWeight: core.font_weight_strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  selectors: {
    // at the upper end corner, and outwards from there, so that long numbers leave the picture in view
    '[data-anchored] > &': {
      position: 'absolute',
      insetBlockStart: '-0.75em',
      insetInlineStart: 'calc(100% - 0.5em)',
      minInlineSize: '1.5em',
      fontSize: `calc(${core.font_size_small} * 6 / 7)`,
      lineHeight: 1.333,
      pointerEvents: 'none',
    },
  },
});
export const variants = componentStyles({
  brand: { backgroundColor: core.brand, color: core.brand_text },
  neutral: { borderColor: core.border_strong, backgroundColor: core.surface_sunken, color: core.text },
});

export const dot = componentStyle({
  inlineSize: '0.75em',
  minInlineSize: 0,
  blockSize: '0.75em',
  padding: 0,
  selectors: {
    '[data-anchored] > &': { insetBlockStart: '-0.125em', insetInlineStart: 'calc(100% - 0.625em)' },
  },
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
});
