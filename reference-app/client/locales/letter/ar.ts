import type { LibraryMessages } from '@portico/components';
import { alertDialog, fileUpload, pdfViewer, searchField } from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the library's components around a letter say by themselves. */
export const library: LibraryMessages = {
  'alert-dialog': alertDialog,
  'file-upload': fileUpload,
  'pdf-viewer': pdfViewer,
  'search-field': searchField,
};
