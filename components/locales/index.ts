import type { LocalizedString } from '@internationalized/string';
import type { LibraryMessages } from '../messages/locale.tsx';

const languages = import.meta.glob<{ messages: LibraryMessages }>('./*/index.ts');
const editors = import.meta.glob<Record<string, LocalizedString>>(['./*/editor.json', '!./en-US/*.json'], {
  query: '?messages',
  import: 'default',
});

/** Loads what the library says in a language; undefined for English, which components bring along, and for unknown languages. */
export async function loadLibraryMessages(locale: string): Promise<LibraryMessages | undefined> {
  return (await languages[`./${locale}/index.ts`]?.())?.messages;
}

/** Loads what the form editor says, which is not among {@link loadLibraryMessages}: candidates never see it. */
export async function loadEditorMessages(locale: string): Promise<LibraryMessages | undefined> {
  const editor = await editors[`./${locale}/editor.json`]?.();
  return editor && { editor };
}
