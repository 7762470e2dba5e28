import { useEffect, useMemo } from 'react';
import { createAnimationFrame } from '../preview/frame.ts';
import { createLastingStorage } from './lasting-storage.ts';
import { storageOrRefused } from './refused-storage.ts';
import { createEditor, type Editor, type EditorOptions } from './editor.ts';

/** An editor that is open as long as the component is there. It is another one when anything that it is given is. */
export function useOpenEditor({
  product,
  siteKey,
  author,
  backend,
  previewOf,
}: Omit<EditorOptions, 'storage' | 'frame'>): Editor {
  const editor = useMemo(
    () =>
      createEditor({
        product,
        siteKey,
        author,
        backend,
        previewOf,
        storage: createLastingStorage(
          storageOrRefused(() => sessionStorage),
          () => localStorage,
        ),
        frame: createAnimationFrame(),
      }),
    [product, siteKey, author, backend, previewOf],
  );
  useEffect(() => {
    const retry = () => editor.saver()?.retry();
    const look = () => {
      if (document.visibilityState === 'visible') void editor.follow();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', retry);
    window.addEventListener('pagehide', editor.endGesture);
    void editor.load();
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', retry);
      window.removeEventListener('pagehide', editor.endGesture);
      editor.close();
    };
  }, [editor]);
  return editor;
}
