import type { LibraryMessages } from '@portico/components';
import { offerCard } from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the library's components in the list of offers say by themselves. */
export const library: LibraryMessages = { 'offer-card': offerCard };
