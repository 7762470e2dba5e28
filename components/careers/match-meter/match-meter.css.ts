import { vars } from '@portico/tokens/contract';
import { forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const panel = componentStyle({
  display: 'grid',
  gap: space(3),
  minInlineSize: 0,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
  overflowWrap: 'anywhere',
  selectors: { '&[data-size="small"]': { gap: 0, fontSize: core.font_size_small } },
});

export const heading = componentStyle({
  margin: 0,
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_large,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
});

export const result = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  rowGap: space(1),
});
export const words = componentStyle({ fontWeight: core.font_weight_strong });
export const percent = componentStyle({ fontVariantNumeric: 'tabular-nums' });

// engines paint it by gradients of their own
const track = {
  border: `1px solid ${core.border_strong}`,
  borderRadius: '9999px',
  backgroundColor: core.surface_sunken,
  backgroundImage: 'none',
} as const;
const fill = { borderRadius: '9999px', backgroundColor: core.accent, backgroundImage: 'none' } as const;
const forcedFill = { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } as const;

export const meter = componentStyle({
  appearance: 'none',
  flex: '0 1 160px',
  minInlineSize: 0,
  // Chromium draws the line in half of it
  blockSize: 20,
  border: 0,
  backgroundColor: 'transparent',
  selectors: {
    '[data-size="small"] &': { flexBasis: 64 },
    // apart, since engines drop a whole rule that names a part of another one
    '&::-webkit-meter-bar': { boxSizing: 'border-box', ...track },
    '&::-webkit-meter-optimum-value': fill,
    '&::-moz-meter-bar': fill,
  },
  '@supports': { '(-moz-appearance: none)': { blockSize: 10, ...track } },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&::-webkit-meter-optimum-value': forcedFill,
        '&::-moz-meter-bar': forcedFill,
      },
    },
  },
});

export const label = componentStyle({
  margin: 0,
  marginBlockEnd: space(2),
  fontSize: core.font_size_small,
});
export const text = componentStyle({ margin: 0 });
