import { focusOn } from '../../../theme/focus-on.ts';
import { controlIn } from '../../form/errors.ts';

const scroll = (element: HTMLElement, block: ScrollLogicalPosition) =>
  element.scrollIntoView({
    block,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });

/** Scrolls to the start of a section. */
export const showSection = (section: HTMLElement): void => scroll(section, 'start');

/**
 * Scrolls to a section, and puts the focus into it: on the first input that is wrong, else on its first one, else on the
 * section itself.
 */
export const enterSection = (section: HTMLElement): void => {
  const control = controlIn(section);
  focusOn(control ?? section, { preventScroll: true });
  const depth = control ? control.getBoundingClientRect().bottom - section.getBoundingClientRect().top : 0;
  // what has the focus has to be in view, also at the end of a long section
  if (control && depth > innerHeight / 2) scroll(control, 'center');
  else showSection(section);
};
