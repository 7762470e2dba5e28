import { componentRule, componentStyle } from '../../theme/style.ts';

export const mark = componentStyle({ display: 'inline-flex' });
// a shape that everybody tells from the empty one, also where colours are forced
componentRule(`[aria-pressed="true"] > ${mark} > svg`, { fill: 'currentColor' });
