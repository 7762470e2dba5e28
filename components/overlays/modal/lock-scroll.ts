let locks = 0;

/** Keeps the page from scrolling until what it answers is called; the last one that lets go gives it back. */
export const lockScroll = (): (() => void) => {
  const root = document.documentElement;
  // a scrollbar that takes room keeps it, or the page behind would jump
  if (locks === 0) root.dataset['ptLocked'] = innerWidth > root.clientWidth ? 'gutter' : '';
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) delete root.dataset['ptLocked'];
  };
};
