import { useState, type ReactElement } from 'react';
import { warnWithoutTheme } from './warn-without-theme.ts';

declare const process: { env: { NODE_ENV?: string } };
if (process.env.NODE_ENV === 'development') warnWithoutTheme();

/**
 * Where something above the page is mounted from this place of the tree: in the theme root (`data-pt-theme`) around it,
 * so that it wears that theme. `marker` has to be rendered in that place; until it is there, `isReady` is false.
 *
 * @returns `root` is undefined outside of any theme root, where `document.body` does
 */
export const useThemeRoot = (): {
  marker: ReactElement;
  root: HTMLElement | undefined;
  /** The direction of reading in that place. */
  direction: 'ltr' | 'rtl';
  isReady: boolean;
} => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return {
    marker: <span ref={setPlace} hidden />,
    root: place?.closest<HTMLElement>('[data-pt-theme]') ?? undefined,
    direction: place?.matches(':dir(rtl)') ? 'rtl' : 'ltr',
    isReady: place !== null,
  };
};
