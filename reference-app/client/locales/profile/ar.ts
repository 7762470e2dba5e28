import type { LibraryMessages } from '@portico/components';
import {
  alertDialog,
  checkboxGroup,
  combobox,
  dates,
  drafts,
  fileUpload,
  form,
  formErrorSummary,
  layouts,
  link,
  monthPicker,
  pdfViewer,
  profileSection,
  readMore,
  searchField,
  tagField,
  textArea,
  validation,
} from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the library's components say on the profile and where it is exported. */
export const library: LibraryMessages = {
  'alert-dialog': alertDialog,
  'checkbox-group': checkboxGroup,
  combobox,
  dates,
  drafts,
  'file-upload': fileUpload,
  form,
  'form-error-summary': formErrorSummary,
  layouts,
  link,
  'month-picker': monthPicker,
  'pdf-viewer': pdfViewer,
  'profile-section': profileSection,
  'read-more': readMore,
  'search-field': searchField,
  'tag-field': tagField,
  'text-area': textArea,
  validation,
};
