import { vars } from '@portico/tokens/contract';
import { keyframes } from '@vanilla-extract/css';
import { narrowDialog } from '../../theme/media.ts';
import { animation } from '../../theme/motion.ts';
import { space } from '../../theme/space.ts';
import { componentStyle, componentStyles } from '../../theme/style.ts';
import { fullScreen, panel } from '../modal/modal.css.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });

/** In the middle of the window, as high as what it says. */
export const centred = `${panel} ${componentStyle({
  inset: 0,
  inlineSize: `calc(100% - ${space(8)})`,
  blockSize: 'fit-content',
  maxBlockSize: `calc(100dvh - ${space(8)})`,
  margin: 'auto',
  borderRadius: vars.border_radius.dialog,
  ...animation(rise),
})}`;

export const dialog = `${centred} ${componentStyle({ '@media': { [narrowDialog]: fullScreen } })}`;

export const sizes = componentStyles({
  small: { maxInlineSize: '25rem' },
  medium: { maxInlineSize: '35rem' },
  large: { maxInlineSize: '50rem' },
});
