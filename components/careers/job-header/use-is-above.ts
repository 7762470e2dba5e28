import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has been scrolled away upwards; always false until the browser has looked. */
export function useIsAbove(element: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (!isWanted || !element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setAbove(!last.isIntersecting && last.boundingClientRect.bottom <= 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWanted]);
  return isWanted && isAbove;
}
