import { vars } from '@portico/tokens/contract';
import { keyframes } from '@vanilla-extract/css';
import { forcedColors } from '../../theme/media.ts';
import { scrollAnimation, scrollAnimationSupported } from '../../theme/motion.ts';
import { stacking } from '../../theme/stacking.ts';
import { componentStyle, componentStyles } from '../../theme/style.ts';

const grow = keyframes({ from: { scale: '0 1' }, to: { scale: '1 1' } });

export const bar = componentStyle({
  blockSize: 3,
  scale: '0 1',
  // there is no logical word for it
  transformOrigin: '0 50%',
  backgroundColor: vars.core_properties.accent,
  pointerEvents: 'none',
  selectors: { '&:dir(rtl)': { transformOrigin: '100% 50%' } },
  '@media': {
    [forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
    print: { display: 'none' },
  },
});

export const placements = componentStyles({
  // above a bar that stays in view
  window: { position: 'fixed', insetBlockStart: 0, insetInline: 0, zIndex: stacking.navbar + 1 },
  container: { position: 'absolute', insetBlockEnd: 0, insetInline: 0 },
});

/** Without a script's help, and in step with the finger, where the browser can. */
export const byPage = componentStyle({ '@supports': { [scrollAnimationSupported]: scrollAnimation(grow) } });
