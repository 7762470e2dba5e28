import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer, forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';
import { overLabel } from '../field/choice.ts';

const core = vars.core_properties;

export const bar = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space(0.5),
  maxInlineSize: '100%',
  padding: space(0.5),
  border: `1px solid ${core.border_strong}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface_sunken,
  selectors: { '[data-invalid] &': { borderColor: core.danger } },
});
export const fullWidth = componentStyle({ display: 'flex' });

export const segment = componentStyle({
  position: 'relative',
  flex: 'auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minInlineSize: 0,
  minBlockSize: 34,
  paddingBlock: space(1),
  paddingInline: space(3),
  border: '1px solid transparent',
  borderRadius: `calc(${vars.border_radius.control} - 2px)`,
  color: core.text_muted,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: core.accent,
      backgroundColor: core.surface_raised,
      color: core.text,
    },
    '&:has(:focus-visible)': focusRing,
    '&:has(:checked:disabled)': { borderColor: core.border, color: core.text_muted },
    // the others are muted already
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.5 },
  },
  '@media': {
    [coarsePointer]: { minBlockSize: 44, minInlineSize: 44 },
    [canHover]: { selectors: { '&:hover:not(:has(:disabled))': { color: core.text } } },
    [forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
        '&:has(:disabled)': { color: 'GrayText', opacity: 1 },
        '&:has(:checked:disabled)': {
          borderColor: 'GrayText',
          backgroundColor: 'Canvas',
          color: 'GrayText',
        },
      },
    },
  },
});
export const small = componentStyle({
  minBlockSize: 26,
  paddingBlock: 0,
  paddingInline: space(2),
  fontSize: core.font_size_small,
  '@media': { [coarsePointer]: { minBlockSize: 44 } },
});

export const radio = componentStyle(overLabel);

export const text = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
