import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

function goTo(id: string) {
  const part = document.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  const goal = part?.matches('button') ? part : part?.querySelector<HTMLElement>('h2');
  if (!part || !goal) return;
  part.scrollIntoView({ block: 'start' });
  if (!goal.matches('button')) {
    goal.tabIndex = -1;
    goal.addEventListener('blur', () => goal.removeAttribute('tabindex'), { once: true });
  }
  goal.focus({ preventScroll: true });
}

/** Goes to the part of the page that the address names, with the focus on its title, once it is there. */
export function useHashFocus(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isThere || hash.length < 2) return undefined;
    // after a page change the shell moves the focus to the page's own title
    const soon = setTimeout(() => goTo(hash.slice(1)));
    return () => clearTimeout(soon);
  }, [isThere, hash]);
}
