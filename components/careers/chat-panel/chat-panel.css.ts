import { vars } from '@portico/tokens/contract';
import { fullScreen, panel } from '../../overlays/modal/modal.css.ts';
import { focusRingInside } from '../../theme/focus.ts';
import { ownDirection } from '../../theme/own-direction.ts';
import { space } from '../../theme/space.ts';
import { stacking } from '../../theme/stacking.ts';
import { componentRule, componentStyle, componentStyles } from '../../theme/style.ts';

const core = vars.core_properties;

/** Head and composer stay, the conversation between them scrolls; all of it scrolls where that has no room left. */
const column = { display: 'flex', flexDirection: 'column', overflow: 'auto' } as const;

export const modal = `${panel} ${componentStyle({ ...fullScreen, ...column })}`;
export const side = componentStyle({
  ...column,
  position: 'fixed',
  zIndex: stacking.sidePanel,
  insetBlock: 0,
  insetInlineEnd: 0,
  boxSizing: 'border-box',
  inlineSize: 400,
  maxInlineSize: '100%',
  borderInlineStart: `1px solid ${core.border}`,
  backgroundColor: core.surface_raised,
  boxShadow: core.elevation_medium,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});
// What it would cover is beside it, where that leaves a page 992 px: layouts ask for the window's width, and know nothing of the
// panel.
componentRule(`:root:has(${side})`, { '@media': { '(width > 1392px)': { paddingInlineEnd: 400 } } });
export const head = componentStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  paddingBlock: space(3),
  paddingInline: space(4),
  borderBlockEnd: `1px solid ${core.border}`,
});
export const title = componentStyle({
  minInlineSize: 0,
  margin: 0,
  fontFamily: core.font_family_heading,
  fontSize: core.font_size_large,
  fontWeight: core.font_weight_heading,
  lineHeight: core.line_height_heading,
  overflowWrap: 'anywhere',
});

/** So that the button for what is new lies over the end of the conversation. */
export const conversation = componentStyle({
  position: 'relative',
  flex: '1 0 12rem',
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  // the height is the room that is left, not that of the messages
  blockSize: 0,
});
export const log = componentStyle({
  // what is hidden from sight in it scrolls with it, and does not make the panel taller
  position: 'relative',
  flex: 'auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  padding: space(4),
  selectors: { '&:focus-visible': focusRingInside },
});
export const newMessages = componentStyle({
  position: 'absolute',
  insetBlockEnd: space(2),
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const pressable = componentStyle({ pointerEvents: 'auto' });

export const day = componentStyle({
  margin: 0,
  color: core.text_muted,
  fontSize: core.font_size_small,
  textAlign: 'center',
});
export const message = componentStyle({
  display: 'grid',
  gap: space(1),
  maxInlineSize: '88%',
  minInlineSize: 0,
});
export const sides = componentStyles({
  candidate: { alignSelf: 'flex-end', justifyItems: 'end' },
  assistant: { alignSelf: 'flex-start', justifyItems: 'start' },
});
export const bubble = componentStyle({
  ...ownDirection,
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  margin: 0,
  paddingBlock: space(2),
  paddingInline: space(3),
  // transparent edges are drawn where colours are forced
  border: '1px solid transparent',
  borderRadius: vars.border_radius.dialog,
  backgroundColor: core.surface_sunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  selectors: {
    [`${sides.candidate} > &`]: {
      borderEndEndRadius: vars.border_radius.tag,
      backgroundColor: core.brand,
      color: core.brand_text,
    },
    [`${sides.assistant} > &`]: { borderEndStartRadius: vars.border_radius.tag },
  },
});
export const slot = componentStyle({ inlineSize: '100%', minInlineSize: 0 });
export const note = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  color: core.text_muted,
  fontSize: core.font_size_small,
  selectors: { '[data-state="failed"] > &': { color: core.danger } },
});
/** On lines of its own, before the button. */
export const reason = componentStyle({ flexBasis: '100%', overflowWrap: 'anywhere' });

/** Keeps its line, so that nothing moves when the other side begins to type. */
export const typing = componentStyle({
  display: 'block',
  flex: 'none',
  minBlockSize: '1lh',
  paddingInline: space(4),
  color: core.text_muted,
  fontSize: core.font_size_small,
  overflowWrap: 'anywhere',
});
export const replies = componentStyle({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  paddingBlockStart: space(2),
  paddingInline: space(4),
});
export const composer = componentStyle({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space(2),
  margin: 0,
  padding: space(4),
});
export const entry = componentStyle({ gridColumn: 2, minInlineSize: 0 });
