import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useThemeRoot } from '../../theme/theme-root.tsx';

export type ThemePortalProps = {
  /**
   * Where it is mounted.
   * @default the theme root (`data-pt-theme`) around its place in the tree, else `document.body`
   */
  container?: HTMLElement | null;
  /** Mounted in the browser only: the server has no place for it. */
  children?: ReactNode;
};

/** Mounts its children at the end of the theme root around it, free of what clips or covers its own place. */
export function ThemePortal({ container, children }: ThemePortalProps) {
  const { marker, root, isReady } = useThemeRoot();
  return (
    <>
      {marker}
      {isReady ? createPortal(children, container ?? root ?? document.body) : null}
    </>
  );
}
