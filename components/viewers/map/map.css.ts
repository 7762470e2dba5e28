import { frameHeights } from '../lazy-view/frame-heights.ts';

export const heights = frameHeights({ small: '15rem', medium: '24rem', large: '36rem' });
