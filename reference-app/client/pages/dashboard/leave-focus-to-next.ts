import { headingAround } from '../../app/heading-around.ts';

/**
 * Gives the focus of what is pressed, and goes with its card, to the heading of the next card; of the last one, to that of the
 * one before; of the only one, to the heading around them. Not to the next button: a key that is held down would press it.
 */
export function leaveFocusToNext(pressed: HTMLElement): void {
  const cards = [...(pressed.closest('section')?.querySelectorAll('li:has(h4)') ?? [])];
  const place = cards.findIndex((card) => card.contains(pressed));
  const card = cards[place + 1] ?? cards[place - 1];
  const heading = card?.querySelector('h4') ?? headingAround(pressed);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
