import { late } from '../../theme/late.ts';

/** The numbering plans of all countries: 48 kB that a form without a telephone number never loads. */
export const phones = late(() => import('./phone-plans.ts'));
