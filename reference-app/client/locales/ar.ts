import type { LibraryMessages } from '@portico/components';
import {
  errorState,
  footer,
  modal,
  richText,
  skipLink,
  tag,
  toast,
} from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the components of our pages say by themselves, and no others. */
export const library: LibraryMessages = {
  'error-state': errorState,
  footer,
  modal,
  'rich-text': richText,
  'skip-link': skipLink,
  tag,
  toast,
};
