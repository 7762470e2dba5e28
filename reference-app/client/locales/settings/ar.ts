import type { LibraryMessages } from '@portico/components';
import { alertDialog, modal } from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the library's components of the settings say by themselves. */
export const library: LibraryMessages = { 'alert-dialog': alertDialog, modal };
