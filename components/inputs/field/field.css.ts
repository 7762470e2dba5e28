import { vars } from '@portico/tokens/contract';
import { outOfSight } from '../../layout/visually-hidden/visually-hidden.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { coarsePointer, forcedColors } from '../../theme/media.ts';
import { ownDirection } from '../../theme/own-direction.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

/**
 * One grid for all fields. Label, description, control and error have a row each, and what stands before the control
 * shares its row, so that no wrapper is needed and the control is never mounted anew when something joins it.
 */
export const field = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  minInlineSize: 0,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});

const row = (gridRow: number) => ({ gridColumn: '1 / -1', gridRow });

export const label = componentStyle({
  ...row(1),
  ...ownDirection,
  justifySelf: 'start',
  marginBlockEnd: space(1),
  fontWeight: core.font_weight_strong,
  overflowWrap: 'break-word',
  maxInlineSize: '100%',
});
/** Silent: `required` already says it. */
export const star = componentStyle({ color: core.danger });
export const hiddenLabel = componentStyle(outOfSight);

export const description = componentStyle({
  ...row(2),
  ...ownDirection,
  marginBlockEnd: space(1),
  color: core.text_muted,
  fontSize: core.font_size_small,
  overflowWrap: 'break-word',
});

export const prefix = componentStyle({
  gridColumn: 1,
  gridRow: 3,
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  paddingInline: space(3),
  border: `1px solid ${core.border_strong}`,
  borderInlineEnd: 0,
  borderStartStartRadius: vars.border_radius.control,
  borderEndStartRadius: vars.border_radius.control,
  backgroundColor: core.surface_sunken,
  color: core.text_muted,
});

/** Lies over the start of the control and lets presses through to it. */
export const startIcon = componentStyle({
  ...row(3),
  zIndex: 1,
  justifySelf: 'start',
  display: 'flex',
  marginInlineStart: space(3),
  color: core.text_muted,
  pointerEvents: 'none',
});
/** After the control in the document, and so above it. */
export const endIcon = componentStyle({
  ...row(3),
  justifySelf: 'end',
  display: 'flex',
  marginInlineEnd: space(3),
  color: core.text_muted,
  pointerEvents: 'none',
});

export const control = componentStyle({
  ...row(3),
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: 40,
  margin: 0,
  paddingBlock: space(1.5),
  paddingInline: space(3),
  border: `1px solid ${core.border_strong}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface_raised,
  color: core.text,
  font: 'inherit',
  '@media': {
    [coarsePointer]: { minBlockSize: 44 },
    [forcedColors]: { selectors: { '&:disabled': { borderColor: 'GrayText', color: 'GrayText' } } },
  },
  selectors: {
    [`${prefix} ~ &`]: { gridColumn: '2', borderStartStartRadius: 0, borderEndStartRadius: 0 },
    [`${startIcon} ~ &`]: { paddingInlineStart: `calc(${space(5)} + 1.25em)` },
    '&::placeholder': { color: core.text_muted, opacity: 1 },
    // a second edge beside the colour, for people who do not see the difference of hue
    '&[aria-invalid="true"]': { borderColor: core.danger, boxShadow: `inset 0 0 0 1px ${core.danger}` },
    '&:focus-visible': focusRing,
    '&:disabled': {
      backgroundColor: core.surface_sunken,
      borderColor: core.border,
      color: core.text_muted,
      cursor: 'not-allowed',
      opacity: 1,
    },
    '&:read-only:not(select, :disabled)': { backgroundColor: core.surface_sunken },
  },
});

export const smallControl = componentStyle({
  minBlockSize: 32,
  paddingBlock: space(0.5),
  paddingInline: space(2),
  fontSize: core.font_size_small,
  '@media': {
    // below 16 px iOS zooms the page on focus
    [coarsePointer]: { minBlockSize: 44, fontSize: `max(1rem, ${core.font_size_small})` },
  },
});

export const error = componentStyle({
  ...row(4),
  display: 'flex',
  gap: space(1),
  alignItems: 'flex-start',
  marginBlockStart: space(1),
  color: core.danger,
  fontSize: core.font_size_small,
  overflowWrap: 'anywhere',
});
