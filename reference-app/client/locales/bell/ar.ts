import type { LibraryMessages } from '@portico/components';
import { notificationTrigger } from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the library's bell says by itself. */
export const library: LibraryMessages = { 'notification-trigger': notificationTrigger };
