import type { LibraryMessages } from '@portico/components';
import {
  alertDialog,
  documentCard,
  errorState,
  fileUpload,
  offerCard,
  pdfViewer,
  searchField,
  toast,
} from '@portico/components/locales/ar/parts';

/** What the library's components on the pages of offers say by themselves. */
export const texts: LibraryMessages = {
  'alert-dialog': alertDialog,
  'document-card': documentCard,
  'error-state': errorState,
  'file-upload': fileUpload,
  'offer-card': offerCard,
  'pdf-viewer': pdfViewer,
  'search-field': searchField,
  toast,
};
