import type { LibraryMessages } from '../messages/locale.tsx';
import { byComponent } from './by-component.ts';

/**
 * The library's texts in Arabic, without those of the form editor, which candidates never see: its pages add `editor` of
 * `@portico/components/locales/ar/parts`.
 */
export const ar: LibraryMessages = byComponent(
  import.meta.glob(['../*/*/messages/ar.json', '!../forms/editor/messages/ar.json'], {
    query: '?messages',
    import: 'default',
    eager: true,
  }),
);
