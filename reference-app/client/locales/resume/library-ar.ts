import type { LibraryMessages } from '@portico/components';
import { alertDialog, fileUpload } from '@portico/components/locales/ar/parts';

/** What the library's components say about resumes. */
export const texts: LibraryMessages = { 'alert-dialog': alertDialog, 'file-upload': fileUpload };
