import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

/** As tall as eight options or so, and the eight are not wider for the bar. */
export const scroller = componentStyle({
  maxBlockSize: '20rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // room for the ring around a focused box
  paddingInlineStart: space(1),
  marginInlineStart: space(-1),
});
export const rows = componentStyle({ position: 'relative' });
export const row = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  paddingBlockEnd: space(1),
});
