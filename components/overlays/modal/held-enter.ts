import type { KeyboardEvent } from 'react';

/**
 * For the keys of what opens by a press: Enter that is still held from then presses nothing inside, where the focus has come
 * meanwhile. Texts are typed as ever.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  const isPress = event.target instanceof Element && event.target.closest('button, a') !== null;
  if (event.repeat && event.key === 'Enter' && isPress) event.preventDefault();
}
