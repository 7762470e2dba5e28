import type { LibraryMessages } from '@portico/components';
import { cartPanel, jobCard, jobs } from '@portico/components/locales/ar/parts';

/** What the library's components say in the job cart. */
export const texts: LibraryMessages = { 'cart-panel': cartPanel, 'job-card': jobCard, jobs };
