import { focusOn } from '../../theme/focus-on.ts';
import { controlIn } from '../form/errors.ts';

/**
 * Smooth, but for those who want no motion, and in long forms: how tall is what was never laid out is known only once it comes
 * near, and a smooth scroll aims at where things seemed to be when it began.
 */
const behaviorAt = (place: HTMLElement): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || place.closest('form')?.querySelector('[data-run]')
    ? 'instant'
    : 'smooth';

/** Scrolls to the start of a section. */
export const showSection = (section: HTMLElement): void =>
  section.scrollIntoView({ block: 'start', behavior: behaviorAt(section) });

/**
 * Scrolls to the start of the section that a control is in, so that its title is in view and its step is the active one; to
 * the control itself where that is far below, since what has the focus has to be seen.
 */
export function showInSection(control: HTMLElement, behavior: ScrollBehavior): void {
  const section = control.closest<HTMLElement>('[data-section]') ?? control;
  const depth = control.getBoundingClientRect().bottom - section.getBoundingClientRect().top;
  if (depth > innerHeight / 2) control.scrollIntoView({ block: 'center', behavior });
  else section.scrollIntoView({ block: 'start', behavior });
}

/**
 * Scrolls to a section, and puts the focus into it: on the first input that is wrong, else on its first one, else on the
 * section itself.
 */
export function enterSection(section: HTMLElement): void {
  const control = controlIn(section) ?? section;
  focusOn(control, { preventScroll: true });
  showInSection(control, behaviorAt(control));
}
