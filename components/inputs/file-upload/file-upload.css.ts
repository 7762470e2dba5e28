import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer, forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentStyle, componentStyles } from '../../theme/style.ts';

const core = vars.core_properties;
/** Where the browser's own control has to do. */
const withoutScript = '(scripting: none)';

/** In the row of the field's control. */
export const body = componentStyle({
  gridColumn: '1 / -1',
  gridRow: 3,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space(3),
});

export const zone = componentStyle({ position: 'relative' });

/** Over all of the zone, so that presses, drops, the keyboard and the form's own checks are the browser's work. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  '@media': {
    [withoutScript]: { position: 'static', blockSize: 'auto', marginBlockEnd: space(2), opacity: 1 },
  },
});

export const face = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space(2),
  paddingInline: space(5),
  border: `1px dashed ${core.border_strong}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface_raised,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    [`${input}:focus-visible + &`]: focusRing,
    [`${input}[aria-invalid="true"] + &`]: {
      borderColor: core.danger,
      boxShadow: `inset 0 0 0 1px ${core.danger}`,
    },
    [`${input}[aria-invalid="true"]:focus-visible + &`]: focusRing,
    [`${input}[data-dragging] + &`]: {
      borderStyle: 'solid',
      borderColor: core.accent,
      backgroundColor: core.surface_sunken,
      boxShadow: `inset 0 0 0 1px ${core.accent}`,
    },
    [`${input}:disabled + &`]: {
      borderColor: core.border,
      backgroundColor: core.surface_sunken,
      color: core.text_muted,
    },
  },
  '@media': {
    [withoutScript]: {
      justifyItems: 'start',
      padding: 0,
      border: 0,
      backgroundColor: 'transparent',
      textAlign: 'start',
    },
    [canHover]: {
      selectors: { [`${input}:hover:enabled + &`]: { backgroundColor: core.surface_sunken } },
    },
    [forcedColors]: {
      selectors: {
        [`${input}[data-dragging] + &`]: { borderColor: 'Highlight', outline: '2px solid Highlight' },
        [`${input}:disabled + &`]: { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});
export const heights = componentStyles({
  small: { paddingBlock: space(2) },
  medium: { paddingBlock: space(5) },
  large: { paddingBlock: space(12) },
});

export const invitation = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space(3),
  rowGap: space(1),
  '@media': { [withoutScript]: { display: 'none' } },
});
/** Looks like what the zone is to those who press. */
export const choose = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: 24,
  color: core.link,
  fontWeight: core.font_weight_strong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { [`${input}:disabled + * &`]: { color: 'inherit', textDecoration: 'none' } },
  '@media': { [coarsePointer]: { minBlockSize: 44 } },
});
/** Nothing is dropped by fingers. */
export const drop = componentStyle({
  color: core.text_muted,
  '@media': { [coarsePointer]: { display: 'none' } },
});
export const limits = componentStyle({ color: core.text_muted, fontSize: core.font_size_small });

const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const refusals = componentStyle({
  ...plainList,
  display: 'grid',
  gap: space(1),
  fontSize: core.font_size_small,
});
export const problem = componentStyle({
  display: 'flex',
  gap: space(1),
  alignItems: 'flex-start',
  minInlineSize: 0,
  color: core.danger,
  fontSize: core.font_size_small,
  overflowWrap: 'anywhere',
});

export const list = componentStyle({ ...plainList, display: 'grid', gap: space(2) });
export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
  rowGap: space(2),
  minInlineSize: 0,
  paddingBlock: space(2),
  paddingInline: space(3),
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface_raised,
});
export const preview = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface_sunken,
  color: core.text_muted,
  overflow: 'hidden',
});
export const picture = componentStyle({
  display: 'block',
  inlineSize: 40,
  blockSize: 40,
  objectFit: 'cover',
});
/** Above its buttons, where the two would leave each other no room. */
export const about = componentStyle({
  flex: '1 1 10em',
  display: 'grid',
  gap: space(1),
  minInlineSize: 0,
});
export const name = componentStyle({ overflowWrap: 'anywhere' });
/** What kind it is stays readable however its name breaks. */
export const ending = componentStyle({ display: 'inline-block' });
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(3),
  color: core.text_muted,
  fontSize: core.font_size_small,
});
export const done = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: core.text,
});
export const actions = componentStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  marginInlineStart: 'auto',
});
