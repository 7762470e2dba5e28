import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';
import { choiceLabel, choiceRow, choiceText } from '../field/choice.ts';

const core = vars.core_properties;

export const field = componentStyle(choiceText);
export const row = componentStyle({ ...choiceRow, gap: space(3) });

export const control = componentStyle({
  appearance: 'none',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '2.5em',
  blockSize: '1.5em',
  // level with the first line of the label, at any text size
  margin: 0,
  marginBlockStart: 'calc((1lh - 1.5em) / 2)',
  padding: space(0.5),
  border: `1px solid ${core.border_strong}`,
  borderRadius: '9999px',
  backgroundColor: core.surface_raised,
  color: core.border_strong,
  font: 'inherit',
  cursor: 'inherit',
  '::before': {
    content: '""',
    inlineSize: '1.125em',
    blockSize: '1.125em',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
  },
  selectors: {
    '&[aria-invalid="true"]': { borderColor: core.danger, boxShadow: `inset 0 0 0 1px ${core.danger}` },
    '&:checked': {
      justifyContent: 'flex-end',
      borderColor: core.accent,
      backgroundColor: core.brand,
      color: core.brand_text,
    },
    '&:focus-visible': focusRing,
    '&:disabled': { borderColor: core.border, backgroundColor: core.surface_sunken, color: core.text_muted },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      backgroundColor: 'ButtonFace',
      color: 'ButtonText',
      selectors: {
        '&:checked': { borderColor: 'Highlight', backgroundColor: 'Highlight', color: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText', backgroundColor: 'ButtonFace', color: 'GrayText' },
        '&:focus-visible': { outlineColor: 'Highlight', boxShadow: 'none' },
      },
    },
  },
});

export const label = componentStyle(choiceLabel);

/** In line with the label, past switch and gap. */
export const below = componentStyle({
  marginInlineStart: `calc(2.5em + ${space(3)})`,
  color: core.text_muted,
  overflowWrap: 'break-word',
});
export const small = componentStyle({ fontSize: core.font_size_small });
