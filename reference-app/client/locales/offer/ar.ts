import type { LibraryMessages } from '@portico/components';
import { documentCard } from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the library's components on the pages of one offer say by themselves. */
export const library: LibraryMessages = { 'document-card': documentCard };
