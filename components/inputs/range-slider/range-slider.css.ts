import { componentRule, componentStyle } from '../../theme/style.ts';
import { input } from '../slider/slider.css.ts';

/** Two inputs over each other: only their thumbs take presses, and the whole of the one that the mouse is near. */
export const rail = componentStyle({ cursor: 'pointer' });
componentRule(`${rail} > ${input}`, { pointerEvents: 'none' });
componentRule(`${rail}[data-near="from"] > ${input}[data-end="from"]`, { pointerEvents: 'auto', zIndex: 1 });
componentRule(`${rail}[data-near="to"] > ${input}[data-end="to"]`, { pointerEvents: 'auto', zIndex: 1 });
// else a thumb under the other could not come back from the end
componentRule(`${rail}[data-at-end] > ${input}[data-end="from"]`, { zIndex: 1 });
for (const part of ['::-webkit-slider-thumb', '::-moz-range-thumb'])
  componentRule(`${rail} > ${input}${part}`, { pointerEvents: 'auto' });
