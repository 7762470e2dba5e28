import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

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
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <span ref={setPlace} hidden />
      {place ? createPortal(children, container ?? place.closest('[data-pt-theme]') ?? document.body) : null}
    </>
  );
}
