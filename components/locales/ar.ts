import type { LocalizedString } from '@internationalized/string';
import { validation } from '@portico/core/locales/ar';
import type { LibraryMessages } from '../messages/locale.tsx';

const files = import.meta.glob<Record<string, LocalizedString>>(
  ['../*/*/messages/ar.json', '!../forms/editor/messages/ar.json'],
  { query: '?messages', import: 'default', eager: true },
);

/**
 * The library's texts in Arabic, without those of the form editor, which candidates never see: its pages add `editor` of
 * `@portico/components/locales/ar/parts`.
 */
export const ar: LibraryMessages = {
  ...Object.fromEntries(
    Object.entries(files).map(([file, catalogue]) => [file.split('/').at(-3) ?? '', catalogue]),
  ),
  validation,
};
