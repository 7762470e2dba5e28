import { keyframes } from '@vanilla-extract/css';
import { vars } from '@portico/tokens/contract';
import { narrowDialog } from '../../theme/media.ts';
import { animation } from '../../theme/motion.ts';
import { componentStyle, componentStyles } from '../../theme/style.ts';
import { panel } from '../modal/modal.css.ts';

export const drawer = `${panel} ${componentStyle({
  insetBlock: 0,
  inlineSize: 'min(100%, 400px)',
  blockSize: '100dvh',
  borderBlock: 0,
})}`;

const slide = (from: string) => animation(keyframes({ from: { opacity: 0, translate: `${from} 0` } }));
const sliding = (from: string, fromRightToLeft: string) => ({
  selectors: { '&:dir(rtl)': slide(fromRightToLeft) },
  '@media': {
    ...slide(from)['@media'],
    // where it takes the whole width
    [narrowDialog]: { borderRadius: 0 },
  },
});
const corner = vars.border_radius.dialog;

export const sides = componentStyles({
  start: {
    insetInlineStart: 0,
    borderStartEndRadius: corner,
    borderEndEndRadius: corner,
    ...sliding('-16px', '16px'),
  },
  end: {
    insetInlineEnd: 0,
    borderStartStartRadius: corner,
    borderEndStartRadius: corner,
    ...sliding('16px', '-16px'),
  },
});
