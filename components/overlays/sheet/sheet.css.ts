import { keyframes } from '@vanilla-extract/css';
import { animation } from '../../theme/motion.ts';
import { componentStyle } from '../../theme/style.ts';
import { fullScreen, panel } from '../modal/modal.css.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });

export const sheet = `${panel} ${componentStyle({ ...fullScreen, ...animation(rise) })}`;
