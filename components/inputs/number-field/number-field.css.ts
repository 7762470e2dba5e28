import { vars } from '@portico/tokens/contract';
import { canHover, coarsePointer, forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const number = componentStyle({ fontVariantNumeric: 'tabular-nums' });
/** Room for the two buttons over the control's end. */
export const withSteppers = componentStyle({
  selectors: { '&&': { paddingInlineEnd: space(18) } },
  '@media': { [coarsePointer]: { selectors: { '&&': { paddingInlineEnd: space(24) } } } },
});

/** After the control in the document, and so above it. */
export const steppers = componentStyle({
  gridColumn: '1 / -1',
  gridRow: 3,
  justifySelf: 'end',
  display: 'flex',
  marginInlineEnd: space(1),
  '@media': { [coarsePointer]: { marginInlineEnd: 0 } },
});

export const stepper = componentStyle({
  display: 'grid',
  placeContent: 'center',
  inlineSize: 32,
  blockSize: 32,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.border_radius.control,
  backgroundColor: 'transparent',
  color: core.text_muted,
  cursor: 'pointer',
  // two quick presses are two steps, not a zoom
  touchAction: 'manipulation',
  selectors: { '&:disabled': { cursor: 'not-allowed', opacity: 0.5 } },
  '@media': {
    [coarsePointer]: { inlineSize: 44, blockSize: 44 },
    [canHover]: {
      selectors: { '&:hover:not(:disabled)': { backgroundColor: core.surface_sunken, color: core.text } },
    },
    [forcedColors]: { selectors: { '&:disabled': { color: 'GrayText', opacity: 1 } } },
  },
});
export const smallStepper = componentStyle({
  inlineSize: 26,
  blockSize: 26,
  '@media': { [coarsePointer]: { inlineSize: 44, blockSize: 44 } },
});
