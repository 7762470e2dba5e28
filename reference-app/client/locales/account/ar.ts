import type { LibraryMessages } from '@portico/components';
import { link } from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the components of the login say by themselves. */
export const library: LibraryMessages = { link };
