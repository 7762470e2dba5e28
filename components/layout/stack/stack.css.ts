import { space } from '../../theme/space.ts';
import { componentStyle, componentStyles } from '../../theme/style.ts';

export const stack = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  selectors: {
    // a list keeps its meaning and loses its look
    'ul&, ol&': { listStyle: 'none', margin: 0, padding: 0 },
  },
});
export const direction = componentStyles({
  column: { flexDirection: 'column' },
  row: { flexDirection: 'row' },
});
export const wrap = componentStyle({
  flexWrap: 'wrap',
  // what has a line of its own and is still wider than that
  overflowWrap: 'anywhere',
});
export const gap = componentStyles({
  0: { gap: 0 },
  1: { gap: space(1) },
  2: { gap: space(2) },
  3: { gap: space(3) },
  4: { gap: space(4) },
  5: { gap: space(5) },
  6: { gap: space(6) },
  8: { gap: space(8) },
  10: { gap: space(10) },
  12: { gap: space(12) },
  16: { gap: space(16) },
});
export const align = componentStyles({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});
export const justify = componentStyles({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
