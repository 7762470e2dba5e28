import { useLayoutEffect, useRef, type RefObject } from 'react';

type OnOpenChange = (open: boolean) => void;
const opened: RefObject<OnOpenChange>[] = [];

/**
 * Leads Escape to the modal that was opened last. Radix tells its layers apart a moment after they are in view, and a key
 * pressed until then would close the one below. What it returns is true where another one was closed instead.
 */
export const useCloseTopmost = (isThere: boolean, onOpenChange: OnOpenChange): (() => boolean) => {
  const self = useRef(onOpenChange);
  useLayoutEffect(() => {
    self.current = onOpenChange;
  }, [onOpenChange]);
  useLayoutEffect(() => {
    if (!isThere) return undefined;
    opened.push(self);
    return () => void opened.splice(opened.indexOf(self), 1);
  }, [isThere]);
  return () => {
    const topmost = opened.at(-1);
    if (!topmost || topmost === self) return false;
    topmost.current(false);
    return true;
  };
};
