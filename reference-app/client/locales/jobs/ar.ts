import type { LibraryMessages } from '@portico/components';
import { pagination } from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the components of the search say by themselves. */
export const library: LibraryMessages = { pagination };
