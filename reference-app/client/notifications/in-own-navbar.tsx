import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useElement } from './use-element.ts';

/** Puts something where the employer's own navbar has a place for it, and leaves it here until it has. */
export function InOwnNavbar({ children }: { children: ReactNode }) {
  const place = useElement('custom-notifications');
  return place ? createPortal(children, place) : children;
}
