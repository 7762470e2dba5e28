import { vars } from '@portico/tokens/contract';
import { forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle } from '../../theme/style.ts';

const own = vars.two_state_buttons;

export const group = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
});

/** A radio is checked where a button is pressed, and looks the same. */
export const option = componentStyle({
  selectors: {
    // as strong as the button's own states, except where those have to win
    '&[aria-checked="true"]:where(:not(:disabled, :active))': {
      backgroundColor: own.background_selected,
      borderColor: own.border_selected,
      borderRadius: own.radius_selected,
      boxShadow: own.shadow_selected,
      color: own.text_selected,
      fontWeight: own.weight_selected,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[aria-checked="true"]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
componentRule(`${option}[data-icon][aria-checked="true"]:not(:disabled) svg`, {
  color: own.icon_selected,
  '@media': { [forcedColors]: { color: 'inherit' } },
});
