import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer, forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { stacking } from '../../theme/stacking.ts';
import { componentStyle } from '../../theme/style.ts';
import { besideEndButton } from '../field/end-button.ts';

const core = vars.core_properties;

/** In the row of the field's control. */
export const body = componentStyle({
  gridColumn: '1 / -1',
  gridRow: 3,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space(2),
});
/** Input and button over each other. */
export const box = componentStyle({ display: 'grid', alignItems: 'center', minInlineSize: 0 });
export const input = componentStyle({
  ...besideEndButton,
  textOverflow: 'ellipsis',
  selectors: { '&&': { ...besideEndButton.selectors['&&'], gridArea: '1 / 1' } },
});

const quiet = {
  display: 'grid',
  placeContent: 'center',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.border_radius.control,
  backgroundColor: 'transparent',
  color: core.text_muted,
  cursor: 'pointer',
} as const;

export const toggle = componentStyle({
  ...quiet,
  gridArea: '1 / 1',
  justifySelf: 'end',
  inlineSize: 32,
  blockSize: 30,
  marginInlineEnd: space(1),
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  '@media': {
    [coarsePointer]: { inlineSize: 44, blockSize: 44, marginInlineEnd: 0 },
    [canHover]: {
      selectors: { '&:hover:enabled': { backgroundColor: core.surface_sunken, color: core.text } },
    },
  },
});

export const tags = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tag = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingInlineStart: space(3),
  border: `1px solid ${core.border_strong}`,
  borderRadius: vars.border_radius.tag,
  backgroundColor: core.surface_sunken,
  overflowWrap: 'anywhere',
});
export const remove = componentStyle({
  ...quiet,
  flex: 'none',
  inlineSize: 28,
  blockSize: 28,
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [coarsePointer]: { inlineSize: 44, blockSize: 44 },
    [canHover]: { selectors: { '&:hover': { color: core.text } } },
  },
});

export const popup = componentStyle({
  boxSizing: 'border-box',
  zIndex: stacking.dialog,
  inlineSize: 'var(--radix-popover-trigger-width)',
  minInlineSize: 'min(12rem, 100vw)',
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.popover,
  backgroundColor: core.surface_raised,
  boxShadow: core.elevation_high,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});

/** What is said in place of options. */
export const notice = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  paddingBlock: space(2),
  paddingInline: space(3),
  color: core.text_muted,
});

export const list = componentStyle({
  // unknown until the popup has its place, when the list must not be as tall as all of its rows
  maxBlockSize: 'min(20rem, var(--radix-popover-content-available-height, 20rem) - 2px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space(1),
  borderRadius: vars.border_radius.popover,
});
/** As tall as all rows together. */
export const virtualRows = componentStyle({ position: 'relative' });
export const virtualRow = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
});

export const group = componentStyle({
  paddingBlockStart: space(2),
  paddingBlockEnd: space(1),
  paddingInline: space(3),
  color: core.text_muted,
  fontSize: core.font_size_small,
  fontWeight: core.font_weight_strong,
  overflowWrap: 'break-word',
});

export const option = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(2),
  minBlockSize: 40,
  paddingBlock: space(2),
  paddingInline: space(3),
  cursor: 'pointer',
  selectors: {
    '&[data-active]': {
      backgroundColor: core.surface_sunken,
      // a ground alone is too little to tell
      boxShadow: `inset 3px 0 0 ${core.accent}`,
    },
    '&[data-active]:dir(rtl)': { boxShadow: `inset -3px 0 0 ${core.accent}` },
    '&[aria-disabled="true"]': { color: core.text_muted, cursor: 'not-allowed' },
  },
  '@media': {
    [coarsePointer]: { minBlockSize: 44 },
    [canHover]: {
      selectors: { '&:hover:not([aria-disabled="true"])': { backgroundColor: core.surface_sunken } },
    },
    [forcedColors]: {
      selectors: {
        '&[data-active]': { outline: '2px solid Highlight', outlineOffset: -2 },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});
export const optionText = componentStyle({ flex: 'auto', minInlineSize: 0, overflowWrap: 'anywhere' });
export const optionDescription = componentStyle({
  display: 'block',
  color: core.text_muted,
  fontSize: core.font_size_small,
});
/** As wide with the check as without. */
export const check = componentStyle({ flex: 'none', inlineSize: '1.25em', color: core.accent });
