import type { LocalizedString } from '@internationalized/string';
import { validation } from '@portico/core/locales/ar';
import type { LibraryMessages } from '../../messages/locale.tsx';
import { byComponent } from '../by-component.ts';

const files = import.meta.glob<Record<string, LocalizedString>>(['./*.json', '!./editor.json'], {
  query: '?messages',
  import: 'default',
  eager: true,
});

/** What the library says in this language, for `LocaleProvider`; the form editor's texts, which candidates never see, load apart. */
export const messages: LibraryMessages = { ...byComponent(files), validation };
