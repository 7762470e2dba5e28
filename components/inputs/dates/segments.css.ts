import { vars } from '@portico/tokens/contract';
import { focusRingInside } from '../../theme/focus.ts';
import { coarsePointer, forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

/** Looks as `inputs/field`'s control, whose states are those of native inputs. */
export const box = componentStyle({
  boxSizing: 'border-box',
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  inlineSize: '100%',
  border: `1px solid ${core.border_strong}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface_raised,
  color: core.text,
  cursor: 'text',
  '@media': {
    [forcedColors]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } } },
  },
  selectors: {
    // a second edge beside the colour, for people who do not see the difference of hue
    '&[data-invalid]': { borderColor: core.danger, boxShadow: `inset 0 0 0 1px ${core.danger}` },
    '&[data-disabled]': {
      backgroundColor: core.surface_sunken,
      borderColor: core.border,
      color: core.text_muted,
      cursor: 'not-allowed',
    },
    '&[data-read-only]': { backgroundColor: core.surface_sunken },
  },
});
/** Beside `smallControl` of the fields. */
export const medium = componentStyle({
  minBlockSize: 40,
  paddingInline: space(3),
  '@media': { [coarsePointer]: { minBlockSize: 44 } },
});

/** Lies over the empty parts until they have the focus, and lets presses through to them. */
export const placeholder = componentStyle({
  position: 'absolute',
  insetInline: 0,
  paddingInline: 'inherit',
  overflow: 'hidden',
  color: core.text_muted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  selectors: { [`${box}:focus-within > &`]: { display: 'none' } },
});

/** Keeps the order of its parts, whatever stands around it. */
export const segments = componentStyle({
  flex: 'auto',
  minInlineSize: 0,
  paddingBlock: space(1.5),
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${box}:not(:focus-within) > ${placeholder} + &`]: { opacity: 0 } },
});

export const literal = componentStyle({ whiteSpace: 'pre', color: core.text_muted });

/** Inline, so that the marks of direction around the time count; the padding makes room for fingers. */
export const segment = componentStyle({
  paddingBlock: space(1),
  paddingInline: space(1),
  borderRadius: vars.border_radius.control,
  caretColor: 'transparent',
  unicodeBidi: 'embed',
  outline: 'none',
  selectors: {
    // else days, months and years change their places while some of them are empty
    '&:not([data-segment="dayPeriod"], [data-segment="era"])': { direction: 'ltr' },
    '&[data-placeholder]': { color: core.text_muted },
    '&:focus': focusRingInside,
  },
  '@media': {
    [coarsePointer]: { paddingBlock: space(2.5), paddingInline: space(2) },
    [forcedColors]: {
      selectors: { '&:focus': { outlineColor: 'Highlight' }, '[data-disabled] &': { color: 'GrayText' } },
    },
  },
});
