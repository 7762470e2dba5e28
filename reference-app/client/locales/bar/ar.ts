import type { LibraryMessages } from '@portico/components';
import { cartTrigger, notificationTrigger } from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the library's buttons say by themselves. */
export const library: LibraryMessages = {
  'cart-trigger': cartTrigger,
  'notification-trigger': notificationTrigger,
};
