import { vars } from '@portico/tokens/contract';
import { keyframes } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.ts';
import { narrowDialog } from '../../theme/media.ts';
import { animation } from '../../theme/motion.ts';
import { space } from '../../theme/space.ts';
import { stacking } from '../../theme/stacking.ts';
import { componentStyle } from '../../theme/style.ts';

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });

/** Lets presses beside its toasts through to the page. */
export const region = componentStyle({
  position: 'fixed',
  insetBlockEnd: `max(${space(4)}, env(safe-area-inset-bottom))`,
  insetInlineEnd: space(4),
  zIndex: stacking.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  inlineSize: `min(24rem, calc(100vw - ${space(8)}))`,
  borderRadius: vars.info_bar.radius,
  pointerEvents: 'none',
  selectors: { '&:focus-visible:not(:empty)': focusRing, '&:empty': { outline: 'none' } },
  '@media': {
    [narrowDialog]: { insetInline: space(4), inlineSize: 'auto' },
    // three of them may be higher than a window that is enlarged fourfold
    '(max-height: 480px)': { maxBlockSize: `calc(100dvh - ${space(8)})`, overflowY: 'auto' },
  },
});

export const toast = componentStyle({
  borderRadius: vars.info_bar.radius,
  boxShadow: vars.core_properties.elevation_high,
  pointerEvents: 'auto',
  flexShrink: 0,
  ...animation(rise),
});
