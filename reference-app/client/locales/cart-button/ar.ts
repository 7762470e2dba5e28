import type { LibraryMessages } from '@portico/components';
import { jobs } from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the library's button says by itself. */
export const library: LibraryMessages = { jobs };
