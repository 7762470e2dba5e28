import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';
import { choiceLabel, choiceRow, choiceText } from '../field/choice.ts';

const core = vars.core_properties;

export const checkbox = componentStyle(choiceText);
export const row = componentStyle(choiceRow);

export const box = componentStyle({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  // level with the first line of the label, at any text size
  margin: 0,
  marginBlockStart: 'calc((1lh - 1.25em) / 2)',
  border: `1px solid ${core.border_strong}`,
  borderRadius: `min(${vars.border_radius.control}, 4px)`,
  backgroundColor: core.surface_raised,
  color: core.brand_text,
  font: 'inherit',
  cursor: 'inherit',
  selectors: {
    '&[aria-invalid="true"]': { borderColor: core.danger, boxShadow: `inset 0 0 0 1px ${core.danger}` },
    '&:focus-visible': focusRing,
    '&:is(:checked, :indeterminate)': { backgroundColor: core.brand, borderColor: core.accent },
    // not there before: a form of many boxes would lay out and paint each mark that nobody sees
    '&:is(:checked, :indeterminate)::before': {
      content: '""',
      inlineSize: '0.75em',
      blockSize: '0.75em',
      backgroundColor: 'currentColor',
    },
    '&:checked::before': {
      clipPath: 'polygon(14% 44%, 0 59%, 39% 96%, 100% 24%, 85% 11%, 38% 67%)',
    },
    '&:indeterminate::before': { clipPath: 'inset(41% 4%)' },
    '&[aria-readonly="true"]': { backgroundColor: core.surface_sunken, color: core.text },
    '&:disabled': { backgroundColor: core.surface_sunken, borderColor: core.border, color: core.text_muted },
  },
  '@media': {
    // the platform draws it in the reader's own colours
    [forcedColors]: { appearance: 'auto', '::before': { display: 'none' } },
  },
});

export const label = componentStyle(choiceLabel);
export const detail = componentStyle({
  flex: 'none',
  color: core.text_muted,
  fontVariantNumeric: 'tabular-nums',
});
/** In line with the label, past box and gap. */
export const below = componentStyle({
  marginInlineStart: `calc(${core.font_size} * 1.25 + ${space(2)})`,
  color: core.text_muted,
  fontSize: core.font_size_small,
  overflowWrap: 'break-word',
});
