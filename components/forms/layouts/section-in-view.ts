/** A section is read from where its start has come up to this share of the window's height. */
const readingLine = 1 / 3;

/**
 * Which section is read, from 0: the last one whose start is above the reading line, and at the end of the page the last
 * one of all, which may be too short to come up to it.
 *
 * @param tops where the sections begin, in px from the window's upper edge
 */
export function sectionAt(
  tops: readonly number[],
  { windowHeight, isAtEnd }: { windowHeight: number; isAtEnd: boolean },
): number {
  if (isAtEnd) return tops.length - 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= windowHeight * readingLine),
  );
}

/** Which section of a form is in view, from 0. */
export function sectionInView(form: HTMLElement): number {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  const sections = [...form.querySelectorAll<HTMLElement>('[data-section]')];
  const tops = sections.map((section) => section.getBoundingClientRect().top);
  // a page that does not scroll is at its start, not at its end
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
  const at = sectionAt(tops, { windowHeight: innerHeight, isAtEnd });
  // some may not be there
  return Number(sections[at]?.dataset['section'] ?? 0);
}
