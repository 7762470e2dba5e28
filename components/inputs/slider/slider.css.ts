import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { coarsePointer, forcedColors } from '../../theme/media.ts';
import { componentRule, componentStyle } from '../../theme/style.ts';

const core = vars.core_properties;
const thumb = 24;

/** In the row of the control, also where the field is no grid. */
export const body = componentStyle({ gridColumn: '1 / -1', gridRow: 3, display: 'grid', minInlineSize: 0 });

export const value = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

/** Thumbs and line lie over each other. */
export const rail = componentStyle({
  display: 'grid',
  alignItems: 'center',
  isolation: 'isolate',
  minBlockSize: 32,
  '@media': { [coarsePointer]: { minBlockSize: 44 } },
});

/** From the middle of a thumb at one end to the middle of a thumb at the other. */
export const line = componentStyle({
  gridArea: '1 / 1',
  inlineSize: `calc(100% - ${thumb}px)`,
  blockSize: 6,
  justifySelf: 'center',
  // mirrored, it would lie over the thumb
  zIndex: -1,
  borderRadius: '9999px',
  pointerEvents: 'none',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});
export const whole = componentStyle({
  fill: core.border_strong,
  '@media': { [forcedColors]: { fill: 'GrayText' } },
});
export const chosen = componentStyle({
  fill: core.accent,
  '@media': { [forcedColors]: { fill: 'Highlight' } },
});

export const input = componentStyle({
  appearance: 'none',
  gridArea: '1 / 1',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: '100%',
  margin: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  // else a swipe along the line scrolls the page
  touchAction: 'pan-y',
  selectors: {
    // the thumb shows it
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
  },
});

const knob = {
  boxSizing: 'border-box',
  appearance: 'none',
  inlineSize: thumb,
  blockSize: thumb,
  border: `2px solid ${core.accent}`,
  borderRadius: '50%',
  backgroundColor: core.surface_raised,
} as const;
const forced = { '@media': { [forcedColors]: { borderColor: 'Highlight' } } } as const;
// a browser drops the whole rule when it does not know one of the selectors
for (const part of ['::-webkit-slider-thumb', '::-moz-range-thumb']) {
  componentRule(`${input}${part}`, { ...knob, ...forced });
  componentRule(`${input}[aria-invalid="true"]${part}`, { borderColor: core.danger });
  componentRule(`${input}:focus-visible${part}`, focusRing);
  componentRule(`${input}:disabled${part}`, {
    borderColor: core.border_strong,
    backgroundColor: core.surface_sunken,
  });
}
