import type { LibraryMessages } from '@portico/components';
import { link } from '@portico/components/locales/ar/parts';

/** What the components of the login say by themselves. */
export const texts: LibraryMessages = { link };
