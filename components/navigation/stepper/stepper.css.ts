import { vars } from '@portico/tokens/contract';
import { upTo } from '../../theme/breakpoints.ts';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer, forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

export const stepper = componentStyle({
  minInlineSize: 0,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});

/** In the place of a row of steps that would not fit. */
export const summary = componentStyle({
  margin: 0,
  fontWeight: core.font_weight_strong,
  overflowWrap: 'anywhere',
  '@media': { [`not ${upTo(600)}`]: { display: 'none' } },
});
/** On the line of the summary: how far it is. */
export const summaryBar = componentStyle({
  display: 'flex',
  gap: space(1),
  marginBlockStart: space(2),
  '@media': { [`not ${upTo(600)}`]: { display: 'none' } },
});
/** Below the summary: the other steps in which something is wrong. */
export const attention = componentStyle({
  margin: 0,
  marginBlockStart: space(2),
  padding: 0,
  listStyle: 'none',
  '@media': { [`not ${upTo(600)}`]: { display: 'none' } },
});
export const attentionItem = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(1),
  color: core.danger,
});
export const attentionName = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const part = componentStyle({
  flex: 1,
  blockSize: 4,
  borderRadius: vars.border_radius.tag,
  backgroundColor: core.border_strong,
  selectors: {
    '&[data-state="done"], &[data-state="current"]': { backgroundColor: core.accent },
    '&[data-state="error"]': { backgroundColor: core.danger },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'GrayText',
      selectors: {
        '&:is([data-state="done"], [data-state="current"], [data-state="error"])': {
          backgroundColor: 'Highlight',
        },
      },
    },
  },
});

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[data-orientation="horizontal"]': { flexDirection: 'row' } },
  '@media': { [upTo(600)]: { selectors: { '&[data-orientation="horizontal"]': { display: 'none' } } } },
});

/** Its line leads to the next step, from below or beside its marker. */
export const step = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  minInlineSize: 0,
  paddingBlockEnd: space(6),
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc(2em + ${space(1)}) ${space(1)}`,
      insetInlineStart: 'calc(1em - 1px)',
      borderInlineStart: `2px solid ${core.border_strong}`,
    },
    '&[data-state="done"]::before': { borderColor: core.accent },
    [`${list}[data-orientation="horizontal"] > &`]: {
      flex: '1 1 0',
      flexDirection: 'column',
      alignItems: 'center',
      gap: space(2),
      paddingBlockEnd: 0,
      paddingInline: space(1),
      textAlign: 'center',
    },
    [`${list}[data-orientation="horizontal"] > &::before`]: {
      insetBlock: 'calc(1em - 1px) auto',
      insetInline: `calc(50% + 1em + ${space(2)}) calc(-50% + 1em + ${space(2)})`,
      borderInlineStart: 0,
      borderBlockStart: `2px solid ${core.border_strong}`,
    },
    [`${list}[data-orientation="horizontal"] > &[data-state="done"]::before`]: { borderColor: core.accent },
  },
});

export const marker = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2em',
  blockSize: '2em',
  border: `2px solid ${core.border_strong}`,
  borderRadius: '50%',
  backgroundColor: core.surface,
  color: core.text_muted,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  selectors: {
    [`${step}[data-state="done"] > &`]: { borderColor: core.accent, color: core.accent },
    [`${step}[data-state="current"] > &`]: {
      borderColor: core.accent,
      backgroundColor: core.brand,
      color: core.brand_text,
      fontWeight: core.font_weight_strong,
    },
    [`${step}[data-state="error"] > &`]: { borderColor: core.danger, color: core.danger },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        [`${step}[data-state="current"] > &`]: {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const body = componentStyle({
  minInlineSize: 0,
  maxInlineSize: '100%',
  // level with the marker
  paddingBlockStart: `calc((2em - 1em * ${core.line_height}) / 2)`,
  overflowWrap: 'anywhere',
  selectors: { [`${list}[data-orientation="horizontal"] &`]: { paddingBlockStart: 0 } },
});
export const name = componentStyle({
  color: core.text_muted,
  selectors: {
    [`${step}:is([data-state="done"]) &`]: { color: core.text },
    [`${step}:is([data-state="current"]) &`]: { color: core.text, fontWeight: core.font_weight_strong },
    [`${step}:is([data-state="error"]) &`]: { color: core.danger, fontWeight: core.font_weight_strong },
  },
});
// the link comes from the app's router, so it has no class of ours
componentRule(`:is(${name}, ${attentionName}) > a`, {
  display: 'inline-block',
  minInlineSize: 24,
  minBlockSize: 24,
  borderRadius: vars.border_radius.tag,
  color: 'inherit',
  '@media': { [coarsePointer]: { minInlineSize: 44, minBlockSize: 44 } },
});
componentRule(`:is(${name}, ${attentionName}) > a:hover`, {
  '@media': { [canHover]: { color: core.link_hover } },
});
componentRule(`:is(${name}, ${attentionName}) > a:focus-visible`, focusRing);
export const description = componentStyle({ color: core.text_muted, fontSize: core.font_size_small });
