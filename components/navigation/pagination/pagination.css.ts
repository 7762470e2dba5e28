import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer, forcedColors, narrowDialog } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});

/** Numbers of one width keep the steps where they are. */
export const step = componentStyle({
  boxSizing: 'border-box',
  display: 'inline-grid',
  placeContent: 'center',
  minInlineSize: 40,
  minBlockSize: 40,
  margin: 0,
  paddingBlock: 0,
  paddingInline: space(2),
  border: '1px solid transparent',
  borderRadius: vars.border_radius.control,
  backgroundColor: 'transparent',
  color: core.text,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': {
      borderColor: core.brand,
      backgroundColor: core.brand,
      color: core.brand_text,
      fontWeight: core.font_weight_strong,
    },
    '&[aria-disabled]': { color: core.text_muted, cursor: 'not-allowed' },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [coarsePointer]: { minInlineSize: 44, minBlockSize: 44 },
    [canHover]: {
      selectors: {
        '&:hover:not([aria-disabled], [aria-current])': { backgroundColor: core.surface_sunken },
      },
    },
    [forcedColors]: {
      selectors: {
        '&[aria-current]': {
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

export const gap = componentStyle({
  display: 'grid',
  placeContent: 'end center',
  minInlineSize: space(6),
  color: core.text_muted,
});

const spare = componentStyle({ '@media': { [narrowDialog]: { display: 'none' } } });
const cut = componentStyle({
  '@media': {
    [narrowDialog]: {
      display: 'grid',
      placeContent: 'end center',
      minInlineSize: space(6),
      color: core.text_muted,
      '::before': { content: '…' },
    },
  },
});
componentRule(`${cut} > *`, { '@media': { [narrowDialog]: { display: 'none' } } });
/** Between the arrows, phones have room for five entries. */
export const onPhones = { step: undefined, spare, cut } as const;

export const range = componentStyle({
  minBlockSize: '1lh',
  marginBlockStart: space(2),
  color: core.text_muted,
  fontFamily: core.font_family,
  fontSize: core.font_size_small,
  lineHeight: core.line_height,
  textAlign: 'center',
});
