import type { LibraryMessages } from '@portico/components';
import { alertDialog, fileUpload } from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the library's components say about resumes. */
export const library: LibraryMessages = { 'alert-dialog': alertDialog, 'file-upload': fileUpload };
