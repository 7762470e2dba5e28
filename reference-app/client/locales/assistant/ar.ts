import type { LibraryMessages } from '@portico/components';
import { chatPanel } from '@portico/components/locales/ar/parts';

export { default } from './ar.json?messages';

/** What the library's panel of the assistant says by itself. */
export const library: LibraryMessages = { 'chat-panel': chatPanel };
