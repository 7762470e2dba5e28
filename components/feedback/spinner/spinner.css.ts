import { vars } from '@portico/tokens/contract';
import { keyframes } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/media.ts';
import { animation } from '../../theme/motion.ts';
import { componentStyle, componentStyles } from '../../theme/style.ts';

const core = vars.core_properties;
const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = componentStyle({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: 'middle',
  borderStyle: 'solid',
  borderColor: core.border,
  borderBlockStartColor: core.accent,
  borderRadius: '50%',
  '@media': {
    ...animation(turn, { duration: '800ms' })['@media'],
    // else all of the circle is drawn, and nothing is seen to turn
    [forcedColors]: { forcedColorAdjust: 'none', borderColor: 'Canvas', borderBlockStartColor: 'CanvasText' },
  },
});

export const sizes = componentStyles({
  small: { inlineSize: '1.25rem', blockSize: '1.25rem', borderWidth: 2 },
  medium: { inlineSize: '2rem', blockSize: '2rem', borderWidth: 3 },
  large: { inlineSize: '3rem', blockSize: '3rem', borderWidth: 4 },
});
