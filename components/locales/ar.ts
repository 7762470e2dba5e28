import type { LibraryMessages } from '../messages/locale.tsx';
import { byComponent } from './by-component.ts';

/** The library's texts in Arabic. */
export const ar: LibraryMessages = byComponent(
  import.meta.glob('../*/*/messages/ar.json', { query: '?messages', import: 'default', eager: true }),
);
