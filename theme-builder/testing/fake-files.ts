import type { FilesBackend, FontFile, PictureFile, Sending, ThemeFile } from '../files/backend.ts';

export const aPicture = (more: Partial<PictureFile> = {}): PictureFile => ({
  kind: 'picture',
  id: more.url ?? 'market',
  name: 'market.png',
  url: '/market.png',
  bytes: 20_480,
  isUsed: false,
  width: 1600,
  height: 600,
  ...more,
});

export const aFont = (more: Partial<FontFile> = {}): FontFile => ({
  kind: 'font',
  id: 'brand',
  name: 'brand.woff2',
  url: '/theme-files/meridian.example/brand.woff2',
  bytes: 40_960,
  isUsed: false,
  facts: {
    family: 'Brand Sans',
    weight: [400, 400],
    isItalic: false,
    ranges: [[0x20, 0x7e]],
    ascent: 0.95,
    descent: 0.25,
    lineGap: 0,
    letterWidth: 0.5,
  },
  missing: [],
  ...more,
});

/** Files in memory. `answer` says what an upload becomes; it waits while `hold` is pending. */
export function createFakeFiles() {
  const state = {
    files: [] as readonly ThemeFile[],
    /** Thrown once by the next call. */
    failure: undefined as Error | undefined,
    answer: undefined as ThemeFile | undefined,
    hold: undefined as Promise<void> | undefined,
  };
  const called = () => {
    const { failure } = state;
    state.failure = undefined;
    if (failure) throw failure;
  };
  const upload = async (made: ThemeFile, { signal, onProgress }: Sending) => {
    onProgress(0.5);
    await state.hold;
    signal.throwIfAborted();
    called();
    state.files = [made, ...state.files];
    return made;
  };
  const backend: FilesBackend = {
    heroPages: ['jobs', 'singlePosition'],
    list: async () => {
      called();
      return state.files;
    },
    uploadPicture: async (file, sending) => {
      const made = state.answer?.kind === 'picture' ? state.answer : aPicture({ name: file.name });
      await upload(made, sending);
      return made;
    },
    uploadFont: async (file, sending) => {
      const made = state.answer?.kind === 'font' ? state.answer : aFont({ name: file.name });
      await upload(made, sending);
      return made;
    },
    remove: async (id) => {
      called();
      state.files = state.files.filter((file) => file.id !== id);
      return state.files;
    },
  };
  return { backend, state };
}
