import { vars } from '@portico/tokens/contract';
import { focusRing } from '../../theme/focus.ts';
import { canHover, coarsePointer, forcedColors } from '../../theme/media.ts';
import { componentRule, componentStyle } from '../../theme/style.ts';
import { overLabel } from '../field/choice.ts';

const core = vars.core_properties;

export const row = componentStyle({ display: 'inline-flex', flexWrap: 'wrap', maxInlineSize: '100%' });

export const star = componentStyle({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: vars.border_radius.control,
  color: core.border_strong,
  fontSize: core.font_size_large,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { color: core.accent },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { color: core.border, cursor: 'not-allowed' },
  },
  '@media': {
    [coarsePointer]: { inlineSize: 44, blockSize: 44 },
    [forcedColors]: {
      color: 'CanvasText',
      selectors: { '&:has(:checked)': { color: 'Highlight' }, '&:has(:disabled)': { color: 'GrayText' } },
    },
  },
});
/** The chosen star and all before it, by CSS alone: it is right for whoever chose it. */
const chosen = `:is(${star}:has(:checked), ${star}:has(~ ${star} :checked))`;
componentRule(chosen, { color: core.accent, '@media': { [forcedColors]: { color: 'Highlight' } } });
componentRule(`${chosen}:has(:disabled)`, {
  color: core.text_muted,
  '@media': { [forcedColors]: { color: 'GrayText' } },
});
componentRule(`${chosen} > svg`, { fill: 'currentColor' });
componentRule(`:is(${star}:hover, ${star}:has(~ ${star}:hover)):not(:has(:disabled))`, {
  '@media': { [canHover]: { color: core.accent } },
});

export const radio = componentStyle(overLabel);

export const shown = componentStyle({
  display: 'inline-flex',
  verticalAlign: 'middle',
  color: core.accent,
  fontSize: core.font_size,
  '@media': { [forcedColors]: { color: 'CanvasText' } },
});
export const shownStar = componentStyle({ position: 'relative', display: 'flex' });
export const filled = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  selectors: {
    '&[data-half]': { clipPath: 'inset(0 50% 0 0)' },
    '&[data-half]:dir(rtl)': { clipPath: 'inset(0 0 0 50%)' },
  },
});
componentRule(`${filled} > svg`, { fill: 'currentColor' });
