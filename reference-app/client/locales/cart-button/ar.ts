import type { LibraryMessages } from '@portico/components';
import { cartTrigger } from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the library's button says by itself. */
export const library: LibraryMessages = { 'cart-trigger': cartTrigger };
