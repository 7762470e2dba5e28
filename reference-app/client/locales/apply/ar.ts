import type { LibraryMessages } from '@portico/components';
import {
  alertDialog,
  checkboxGroup,
  combobox,
  dateRangePicker,
  dates,
  drafts,
  fileUpload,
  form,
  formErrorSummary,
  layouts,
  maskedField,
  monthPicker,
  numberField,
  phoneField,
  readMore,
  starRating,
  tagField,
  textArea,
  validation,
} from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the library's components say where people apply: forms with fields of every type. */
export const library: LibraryMessages = {
  'alert-dialog': alertDialog,
  'checkbox-group': checkboxGroup,
  combobox,
  'date-range-picker': dateRangePicker,
  dates,
  drafts,
  'file-upload': fileUpload,
  form,
  'form-error-summary': formErrorSummary,
  layouts,
  'masked-field': maskedField,
  'month-picker': monthPicker,
  'number-field': numberField,
  'phone-field': phoneField,
  'read-more': readMore,
  'star-rating': starRating,
  'tag-field': tagField,
  'text-area': textArea,
  validation,
};
