import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { warnWithoutTheme } from './warn-without-theme.ts';

declare const process: { env: { NODE_ENV?: string } };
if (process.env.NODE_ENV === 'development') warnWithoutTheme();

/**
 * Where something above the page is mounted from this place of the tree: in the theme root (`data-pt-theme`) around it,
 * so that it wears that theme. `marker` has to be rendered in that place; until it is there, `isReady` is false.
 *
 * @param isWanted what is not mounted yet, and may never be, need not be looked for
 * @returns `root` is undefined outside of any theme root, where `document.body` does
 */
export function useThemeRoot(isWanted = true): {
  marker: ReactElement;
  root: HTMLElement | undefined;
  /** The direction of reading in that place. */
  direction: 'ltr' | 'rtl';
  isReady: boolean;
} {
  const marker = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (isWanted) setPlace(marker.current);
  }, [isWanted]);
  return {
    marker: <span ref={marker} hidden />,
    root: place?.closest<HTMLElement>('[data-pt-theme]') ?? undefined,
    direction: place?.matches(':dir(rtl)') ? 'rtl' : 'ltr',
    isReady: place !== null,
  };
}
