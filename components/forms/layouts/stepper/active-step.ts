import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { sectionInView } from '../section-in-view.ts';

/** How long scrolling has to be still before the step follows, in ms. */
const settled = 50;
/** How long a step that was chosen stays the active one whatever scrolls, in ms. */
const chosenFor = 1000;
/**
 * The step that is active, from 0: it follows scrolling, and for a second after a choice it is the chosen one.
 *
 * @param inside an element of the form
 */
export function useActiveStep(inside: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState(0);
  const chosenUntil = useRef(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const form = inside.current?.closest('form');
      if (form && Date.now() >= chosenUntil.current) setActive(sectionInView(form));
    };
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, settled);
    };
    // the page may be scrolled already, by its address or by going back to it
    lookSoon();
    addEventListener('scroll', lookSoon, { passive: true, capture: true });
    addEventListener('resize', lookSoon);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', lookSoon, { capture: true });
      removeEventListener('resize', lookSoon);
    };
  }, [inside]);

  const choose = useCallback((index: number) => {
    chosenUntil.current = Date.now() + chosenFor;
    setActive(index);
  }, []);
  return { active, choose };
}
