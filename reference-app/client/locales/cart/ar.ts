import type { LibraryMessages } from '@portico/components';
import { cartPanel, jobCard, jobs } from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the library's components say in the job cart. */
export const library: LibraryMessages = { 'cart-panel': cartPanel, 'job-card': jobCard, jobs };
