import { componentStyle } from '../../theme/style.ts';

export const icon = componentStyle({
  flex: 'none',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** Points along the line of reading. */
export const mirrored = `${icon} ${componentStyle({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } })}`;
