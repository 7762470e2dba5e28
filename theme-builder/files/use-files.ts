import { useEffect, useSyncExternalStore } from 'react';
import { failureOf } from '../backend/backend.ts';
import { createExternalStore, type ExternalStore } from '../store/external-store.ts';
import { useBuilder } from '../store/use-editor.ts';
import type { FilesBackend, Sending, ThemeFile } from './backend.ts';

type FilesState = { status: 'new' | 'loading' | 'failed' | 'ready'; files: readonly ThemeFile[] };

function createFiles(backend: FilesBackend) {
  const store: ExternalStore<FilesState> = createExternalStore<FilesState>({ status: 'new', files: [] });
  const load = async () => {
    if (store.read().status === 'loading') return;
    store.write({ status: 'loading' });
    try {
      store.write({ status: 'ready', files: await backend.list() });
    } catch {
      store.write({ status: 'failed' });
    }
  };
  /** The same file again is the one that is there. */
  const add = <Made extends ThemeFile>(made: Made): Made => {
    store.write({ files: [made, ...store.read().files.filter(({ id }) => id !== made.id)] });
    return made;
  };
  return {
    ...store,
    load,
    uploadPicture: async (file: File, sending: Sending) => add(await backend.uploadPicture(file, sending)),
    uploadFont: async (file: File, sending: Sending) => add(await backend.uploadFont(file, sending)),
    remove: async (id: string) => store.write({ files: await backend.remove(id) }),
  };
}

const known = new WeakMap<FilesBackend, ReturnType<typeof createFiles>>();

function filesOf(backend: FilesBackend) {
  const files = known.get(backend) ?? createFiles(backend);
  known.set(backend, files);
  return files;
}

/** The files of the employer’s themes, asked for when a part of the builder first shows them. */
export function useFiles() {
  const { load, read, subscribe, ...calls } = filesOf(useBuilder().editor.backend.files);
  const state = useSyncExternalStore(subscribe, read);
  useEffect(() => {
    if (read().status === 'new') void load();
  }, [load, read]);
  return { ...state, ...calls, load };
}

/** What an upload that failed says for itself; nothing where nobody knows why. */
export function explainUpload(error: unknown): string | undefined {
  const failure = failureOf(error);
  return failure?.kind === 'refused' ? failure.message : undefined;
}

/** Whether another try may help. */
export const canUploadAgain = (error: unknown): boolean => failureOf(error)?.kind !== 'refused';
