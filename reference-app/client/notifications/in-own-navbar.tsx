import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** How often an element is looked for, in ms, and how many times (NOTIF-01). */
const looks = { every: 300, most: 30 };

/** An element of the employer's own, as soon as the page has it; what brings it may come later than the page. */
function useElement(id: string): HTMLElement | null {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let left = looks.most;
    const look = () => {
      left -= 1;
      const found = document.getElementById(id);
      if (found) setElement(found);
      if (found || left === 0) clearInterval(timer);
    };
    const timer = setInterval(look, looks.every);
    look();
    return () => clearInterval(timer);
  }, [id]);
  return element;
}

/** Puts something where the employer's own navbar has a place for it, and leaves it here until it has. */
export function InOwnNavbar({ children }: { children: ReactNode }) {
  const place = useElement('custom-notifications');
  return place ? createPortal(children, place) : children;
}
