import { frameHeights } from '../lazy-view/frame-heights.ts';

export const heights = frameHeights({ small: '24rem', medium: '40rem', large: '60rem' });
