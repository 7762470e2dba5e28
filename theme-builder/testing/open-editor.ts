import {
  currentSchema,
  type ResolvedTheme,
  type ThemeDocument,
  type ThemeSections,
  type TokenPath,
} from '@portico/tokens';
import type { PagePreview } from '../preview/page-preview.ts';
import { createEditor } from '../store/editor.ts';
import type { WorkStorage } from '../store/kept-work.ts';
import { createFakeBackend } from './fake-backend.ts';

export const documentOf = (sections: ThemeSections): ThemeDocument => ({
  schema: currentSchema,
  product: 'default',
  sections,
});

export function createMemoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

/** A page that remembers what it was shown. */
function createFakePage() {
  const shown: { theme: ResolvedTheme; paths: Iterable<TokenPath> | undefined }[] = [];
  const state = { isEditing: false, scheme: undefined as string | undefined };
  const preview: PagePreview = {
    show: (theme, paths) => void shown.push({ theme, paths }),
    setEditing: (isEditing) => void (state.isEditing = isEditing),
    setScheme: (scheme) => void (state.scheme = scheme),
  };
  return { preview, shown, state, worn: () => shown.at(-1)?.theme };
}

/** An editor on a fake page and server, its frames run by hand. */
export async function openEditor({
  fake = createFakeBackend(),
  storage = createMemoryStorage(),
}: { fake?: ReturnType<typeof createFakeBackend>; storage?: WorkStorage } = {}) {
  const page = createFakePage();
  let work: (() => void) | undefined;
  const editor = createEditor({
    product: 'default',
    siteKey: 'meridian.example',
    author: 'Ada Brand',
    backend: fake.backend,
    storage,
    frame: { request: (wanted) => void (work = wanted), cancel: () => void (work = undefined) },
    previewOf: () => page.preview,
  });
  await editor.load();
  return { editor, fake, page, storage, runFrame: () => work?.() };
}
