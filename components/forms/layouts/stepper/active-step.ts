import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** How long scrolling has to be still before the step follows, in ms. */
const settled = 50;
/** How long a step that was chosen stays the active one whatever scrolls, in ms. */
const chosenFor = 1000;
/** A section is read from where its start has come up to this share of the window's height. */
const readingLine = 1 / 3;

/**
 * Which section is read, from 0: the last one whose start is above the reading line, and at the end of the page the last
 * one of all, which may be too short to come up to it.
 *
 * @param tops where the sections begin, in px from the window's upper edge
 */
export const sectionAt = (
  tops: readonly number[],
  { windowHeight, isAtEnd }: { windowHeight: number; isAtEnd: boolean },
): number => {
  if (isAtEnd) return tops.length - 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= windowHeight * readingLine),
  );
};

/** Which section of a form is in view, from 0. */
export const sectionInView = (form: HTMLElement): number => {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  const tops = [...form.querySelectorAll<HTMLElement>('[data-section]')].map(
    (section) => section.getBoundingClientRect().top,
  );
  // a page that does not scroll is at its start, not at its end
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
  return sectionAt(tops, { windowHeight: innerHeight, isAtEnd });
};

/**
 * The step that is active, from 0: it follows scrolling, and for a second after a choice it is the chosen one.
 *
 * @param inside an element of the form
 */
export const useActiveStep = (inside: RefObject<HTMLElement | null>) => {
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
};
