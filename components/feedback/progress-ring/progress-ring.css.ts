import { vars } from '@portico/tokens/contract';
import { forcedColors } from '../../theme/media.ts';
import { componentStyle, componentStyles } from '../../theme/style.ts';

const core = vars.core_properties;

export const root = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  verticalAlign: 'middle',
  color: core.text,
  fontFamily: core.font_family,
  fontWeight: core.font_weight_strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});
export const sizes = componentStyles({
  small: { inlineSize: '2.5rem', blockSize: '2.5rem' },
  medium: { inlineSize: '4rem', blockSize: '4rem', fontSize: core.font_size_small },
  large: { inlineSize: '6rem', blockSize: '6rem', fontSize: core.font_size_large },
});

export const picture = componentStyle({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
  // begins at the top, and goes where reading goes
  rotate: '-90deg',
  selectors: { '&:dir(rtl)': { scale: '1 -1' } },
});
export const whole = componentStyle({
  stroke: core.border,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});
export const done = componentStyle({
  stroke: core.accent,
  '@media': { [forcedColors]: { stroke: 'Highlight' } },
});
export const value = componentStyle({ gridArea: '1 / 1' });
