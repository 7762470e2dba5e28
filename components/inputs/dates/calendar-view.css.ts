import { vars } from '@portico/tokens/contract';
import { focusRingInside } from '../../theme/focus.ts';
import { canHover, coarsePointer, forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const calendar = componentStyle({
  display: 'grid',
  gap: space(2),
  inlineSize: '20rem',
  maxInlineSize: '100%',
});

export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(1),
});
export const lists = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4.5rem), 1fr))',
  gap: space(1),
});

export const grid = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const weekday = componentStyle({
  padding: 0,
  color: core.text_muted,
  fontSize: core.font_size_small,
  fontWeight: core.font_weight_strong,
  textAlign: 'center',
});

/** As tall in weeks that have no days, so that nothing moves from month to month. */
export const cell = componentStyle({
  blockSize: 40,
  padding: 0,
  paddingBlock: 1,
  textAlign: 'center',
  '@media': { [coarsePointer]: { blockSize: 46 } },
});

export const day = componentStyle({
  boxSizing: 'border-box',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 38,
  border: '1px solid transparent',
  borderRadius: vars.border_radius.control,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-today]': { borderColor: core.border_strong, fontWeight: core.font_weight_strong },
    '&[data-selected]': {
      borderColor: core.brand,
      backgroundColor: core.brand,
      color: core.brand_text,
      fontWeight: core.font_weight_strong,
    },
    '&[aria-disabled]': { color: core.text_muted, cursor: 'not-allowed' },
    '&[data-unavailable]': { textDecoration: 'line-through' },
    '&:focus-visible': focusRingInside,
  },
  '@media': {
    [coarsePointer]: { minBlockSize: 44 },
    [canHover]: {
      selectors: {
        '&:hover:not([aria-disabled], [data-selected])': { borderColor: core.border_strong },
      },
    },
    [forcedColors]: {
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
});
