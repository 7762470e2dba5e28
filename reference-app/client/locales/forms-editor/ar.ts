import type { LibraryMessages } from '@portico/components';
import { editor, errorState, modal, searchField } from '@portico/components/locales/ar/parts';
import { formLibrary } from '../form-parts-ar.ts';

export { default } from './ar.json?messages';

/** What the library's components say where admins edit forms, and in the preview of one. */
export const library: LibraryMessages = {
  ...formLibrary,
  editor,
  'error-state': errorState,
  modal,
  'search-field': searchField,
};
