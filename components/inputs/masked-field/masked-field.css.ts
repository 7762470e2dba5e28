import { componentStyle } from '../../theme/style.ts';
import { besideEndButton, endButton } from '../field/end-button.ts';

/** Digits run from the left in every language. */
export const input = componentStyle({
  ...besideEndButton,
  direction: 'ltr',
  fontVariantNumeric: 'tabular-nums',
});

/** Over the end of the control, which is on its right as the digits are. */
export const toggle = componentStyle({
  ...endButton,
  direction: 'ltr',
  justifySelf: 'self-end',
  selectors: { ...endButton.selectors, '&:disabled': { cursor: 'not-allowed' } },
});
