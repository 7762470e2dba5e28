import type { LibraryMessages } from '@portico/components';
import { notificationCard, notificationCenter } from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the library says in the list of notifications. */
export const library: LibraryMessages = {
  'notification-card': notificationCard,
  'notification-center': notificationCenter,
};
