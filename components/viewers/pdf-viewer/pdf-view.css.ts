import { vars } from '@portico/tokens/contract';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { focusRingInside } from '../../theme/focus.ts';
import { forcedColors } from '../../theme/media.ts';
import { space } from '../../theme/space.ts';
import { componentRule, componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;

const column = { flex: 1, display: 'flex', flexDirection: 'column', minBlockSize: 0 } as const;
export const view = componentStyle(column);
/** No box of its own: what waits in it goes, rather than moves, when the toolbar comes above the pages. */
export const document = componentStyle({ display: 'contents' });

export const bar = componentStyle({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  // at large text the pages need room, too
  maxBlockSize: '50%',
  overflow: 'auto',
  padding: space(2),
  borderBlockEnd: `1px solid ${core.border}`,
  backgroundColor: core.surface_raised,
  fontSize: core.font_size_small,
});
export const gap = componentStyle({ flex: '1 0 0' });
export const pageField = componentStyle({ inlineSize: '5em' });
export const query = componentStyle({ flex: '1 1 12em', minInlineSize: 0, maxInlineSize: '24em' });
export const count = componentStyle({
  paddingInline: space(1),
  color: core.text_muted,
  fontVariantNumeric: 'tabular-nums',
});
export const percent = componentStyle({
  minInlineSize: '3.5em',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const pages = componentStyle({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  // past its edges sideways the browser would leave the page; past its end the page scrolls on: there may be no room beside it
  overscrollBehaviorInline: 'contain',
  selectors: { '&:focus-visible': focusRingInside },
});
export const roll = componentStyle({
  position: 'relative',
  inlineSize: 'max-content',
  minInlineSize: '100%',
});
export const place = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'grid',
  justifyContent: 'center',
  inlineSize: '100%',
});
export const sheet = componentStyle({
  position: 'relative',
  // documents do not turn with the page around them
  direction: 'ltr',
  backgroundColor: core.surface_raised,
  boxShadow: core.elevation_low,
  // a canvas that has not been given its width, an effect after it came, has the 300 px of any canvas, and would jump
  selectors: { '&:not(:has(canvas[width], p))': { visibility: 'hidden' } },
});
export const failed = componentStyle({ margin: 0, padding: space(6), color: core.text });

// pdf.js lays transparent text over the picture of the page, to be selected, found and read aloud; its own stylesheet is for
// the whole page, and this is what it says
const layer = (selector: string, rule: GlobalStyleRule) =>
  componentRule(`${sheet} .textLayer${selector}`, rule);
// what react-pdf looks for, to warn of a missing stylesheet
componentRule(':root', { vars: { '--react-pdf-text-layer': '1' } });
componentRule(`${sheet} canvas`, { maxInlineSize: 'none' });
layer('', {
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  colorScheme: 'only light',
  textAlign: 'initial',
  lineHeight: 1,
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  vars: {
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
});
layer(' :is(span, br)', {
  position: 'absolute',
  margin: 0,
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0 0',
});
layer(' :is(span, br):not(.markedContent)', {
  zIndex: 1,
  fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
  transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
});
layer(' .markedContent', { display: 'contents' });
layer(' .endOfContent', {
  position: 'absolute',
  inset: '100% 0 0',
  zIndex: 0,
  cursor: 'default',
  userSelect: 'none',
});
layer('.selecting .endOfContent', { insetBlockStart: 0 });
layer(' mark', {
  borderRadius: vars.border_radius.tag,
  backgroundColor: `color-mix(in srgb, ${core.brand} 30%, transparent)`,
  color: 'transparent',
  '@media': { [forcedColors]: { backgroundColor: 'transparent', outline: '2px dashed Highlight' } },
});
layer(' mark[data-current]', {
  outline: `2px solid ${core.brand}`,
  '@media': { [forcedColors]: { outline: '4px solid Highlight' } },
});
