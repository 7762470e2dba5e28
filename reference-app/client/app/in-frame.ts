import { useEffect, useSyncExternalStore } from 'react';

/**
 * Whether this page is in a frame. Only pages of this site may frame it, and of those only the theme builder does, to show
 * how it looks: nobody visits it there.
 */
export const isInFrame = (): boolean => window.parent !== window;

const never = () => () => {};

/** The same for what renders: false on the server and while hydrating. Tells the theme builder that the page is in use. */
export function useIsInFrame(): boolean {
  const isFramed = useSyncExternalStore(never, isInFrame, () => false);
  useEffect(() => {
    // what the builder does to texts has to wait for it
    if (isFramed) document.documentElement.dataset['ptReady'] = '';
  }, [isFramed]);
  return isFramed;
}
