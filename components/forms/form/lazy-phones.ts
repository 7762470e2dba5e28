import { lazyModule } from '../../lazy/lazy-module.ts';

/** The numbering plans of all countries: 48 kB that a form without a telephone number never loads. */
export const phones = lazyModule(() => import('@portico/core/forms/phones'));
