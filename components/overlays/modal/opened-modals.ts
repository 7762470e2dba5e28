import { useLayoutEffect, useRef, type RefObject } from 'react';

type OnOpenChange = (open: boolean) => void;
const opened: RefObject<OnOpenChange>[] = [];

/**
 * Keeps the page from scrolling while a modal is there, and leads Escape to the one that was opened last. Radix tells its layers
 * apart a moment after they are in view, and a key pressed until then would close the one below.
 *
 * @returns closes another modal that is above this one, and answers whether there was one
 */
export function useOpenedModal(isThere: boolean, onOpenChange: OnOpenChange): () => boolean {
  const self = useRef(onOpenChange);
  useLayoutEffect(() => {
    self.current = onOpenChange;
  });
  useLayoutEffect(() => {
    if (!isThere) return undefined;
    const { dataset, clientWidth } = document.documentElement;
    // a scrollbar that takes room keeps it, or the page behind would jump
    if (opened.push(self) === 1) dataset['ptLocked'] = innerWidth > clientWidth ? 'gutter' : '';
    return () => {
      opened.splice(opened.indexOf(self), 1);
      if (opened.length === 0) delete dataset['ptLocked'];
    };
  }, [isThere]);
  return () => {
    const topmost = opened.at(-1);
    if (topmost === self) return false;
    topmost?.current(false);
    return true;
  };
}
