import { vars } from '@portico/tokens/contract';
import { createVar } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer, forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

/** How far an item has been dragged. */
export const lift = createVar('lift');

export const outline = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});

export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
});

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const listItem = componentStyle({ position: 'relative', minInlineSize: 0 });

const entry = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  minInlineSize: 0,
} as const;

export const item = componentStyle({
  ...entry,
  border: `1px solid ${core.border}`,
  borderRadius: vars.border_radius.control,
  backgroundColor: core.surface,
  selectors: {
    '&[data-chosen]': {
      borderColor: core.accent,
      boxShadow: `inset 0 0 0 1px ${core.accent}`,
    },
    '&[data-lifted]': {
      zIndex: 1,
      transform: `translateY(${lift})`,
      boxShadow: core.elevation_high,
      opacity: 0.9,
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[data-chosen]': { outline: '2px solid Highlight' } } },
  },
});

export const section = componentStyle({
  ...entry,
  borderRadius: vars.border_radius.control,
  selectors: { '&[data-chosen]': { backgroundColor: core.surface_sunken } },
  '@media': {
    [forcedColors]: { selectors: { '&[data-chosen]': { outline: '2px solid Highlight' } } },
  },
});

// where what is dragged would go
componentRule(`${outline} :is([data-drop='before'], [data-drop='after'])::before`, {
  content: '""',
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  blockSize: 3,
  borderRadius: 9999,
  backgroundColor: core.accent,
});
componentRule(`${outline} [data-drop='before']::before`, { insetBlockStart: `calc(${space(1)} * -1 - 2px)` });
componentRule(`${outline} [data-drop='after']::before`, { insetBlockEnd: `calc(${space(1)} * -1 - 2px)` });

export const handle = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  color: core.text_muted,
  cursor: 'grab',
  // a finger on it drags, and scrolls beside it
  touchAction: 'none',
  '@media': { [coarsePointer]: { inlineSize: 44 } },
});

export const main = componentStyle({
  position: 'relative',
  flex: '1 1 8rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minInlineSize: 0,
  boxSizing: 'border-box',
  minBlockSize: 44,
  padding: space(2),
});

export const heading = componentStyle({ margin: 0 });

export const open = componentStyle({
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: core.text,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    // a press on the facts below it is one on it, too
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: vars.border_radius.control,
    },
    '&:focus-visible::after': focusRing,
  },
});

export const name = componentStyle({
  fontFamily: core.font_family,
  fontSize: core.font_size,
  fontWeight: core.font_weight_strong,
  lineHeight: core.line_height,
});

export const sectionName = componentStyle({
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_heading,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
});

export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(3),
  maxInlineSize: '100%',
  color: core.text_muted,
  fontSize: core.font_size_small,
  overflowWrap: 'anywhere',
});

export const wrong = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: core.danger,
});

/** In view where people are: at what is chosen, has the focus, or lies under the pointer; where nothing hovers, everywhere. */
export const actions = componentStyle({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(1),
  marginInlineStart: 'auto',
  padding: space(1),
});
componentRule(`:is(${item}, ${section}):not([data-chosen], :focus-within) > ${actions}`, {
  '@media': {
    [canHover]: {
      // still there for those who listen
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockStart: 0,
      opacity: 0,
      pointerEvents: 'none',
    },
  },
});
componentRule(`:is(${item}, ${section}):not([data-chosen], :focus-within):hover > ${actions}`, {
  '@media': {
    [canHover]: {
      opacity: 1,
      pointerEvents: 'auto',
      borderRadius: vars.border_radius.control,
      backgroundColor: core.surface,
    },
  },
});
// two lines once it is chosen, so that the name keeps its room
componentRule(`:is(${item}, ${section}):is([data-chosen], :focus-within) > ${actions}`, { flex: '1 0 100%' });

/** The fields of a row, below the list that they are in. */
export const inner = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space(2),
  marginBlockStart: space(2),
  marginInlineStart: space(4),
  paddingInlineStart: space(3),
  borderInlineStart: `2px solid ${core.border}`,
});
componentRule(`${inner} > ${list}`, { inlineSize: '100%' });

export const none = componentStyle({
  position: 'relative',
  margin: 0,
  padding: space(4),
  border: `1px dashed ${core.border_strong}`,
  borderRadius: vars.border_radius.control,
  color: core.text_muted,
});
