import { vars } from '@portico/tokens/contract';
import { keyframes } from '@vanilla-extract/css';
import { outOfSight } from '../../layout/visually-hidden/visually-hidden.css.ts';
import { forcedColors } from '../../theme/media.ts';
import { animation } from '../../theme/motion.ts';
import { space } from '../../theme/space.ts';
import { componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;
const pass = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space(4),
  rowGap: space(1),
  minInlineSize: 0,
  color: core.text,
  fontFamily: core.font_family,
  fontSize: core.font_size,
  lineHeight: core.line_height,
});
export const label = componentStyle({ fontWeight: core.font_weight_strong, overflowWrap: 'anywhere' });
export const hiddenLabel = componentStyle(outOfSight);
export const value = componentStyle({
  maxInlineSize: '50vw',
  color: core.text_muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

// a selector list with another browser's part in it would be dropped whole
const done = { backgroundColor: core.accent, borderRadius: '9999px' } as const;
const doneForced = { backgroundColor: 'Highlight' } as const;

export const bar = componentStyle({
  appearance: 'none',
  gridColumn: '1 / -1',
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: 8,
  // an edge tells how long all of it is, on every ground
  border: `1px solid ${core.border_strong}`,
  borderRadius: '9999px',
  backgroundColor: core.surface_sunken,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': done,
    '&::-moz-progress-bar': done,
    '&:indeterminate': {
      backgroundImage: `linear-gradient(${core.accent}, ${core.accent})`,
      backgroundPosition: '50% 0',
      backgroundRepeat: 'no-repeat',
      backgroundSize: '40% 100%',
    },
    '&:indeterminate::-moz-progress-bar': { backgroundColor: 'transparent' },
  },
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      backgroundColor: 'Canvas',
      selectors: {
        '&::-webkit-progress-value': doneForced,
        '&::-moz-progress-bar': doneForced,
        '&:indeterminate': { backgroundImage: 'linear-gradient(Highlight, Highlight)' },
      },
    },
  },
});

/** A class of its own, since motion comes as a rule of an element and not of its state. */
export const passing = componentStyle(animation(pass, { duration: '2s' }));
