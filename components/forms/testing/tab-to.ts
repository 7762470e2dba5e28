import { userEvent } from 'vitest/browser';

/** What has the focus. */
export const focused = () => document.activeElement as HTMLElement;

/**
 * Moves on, as a hand on the Tab key does, until something is reached.
 *
 * @throws Error when it is not reached with eighty presses
 */
export async function tabTo(isThere: (element: HTMLElement) => boolean, keys = '{Tab}'): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await userEvent.keyboard(keys);
    if (isThere(focused())) return;
  }
  throw new Error(`Not reached; the focus is on ${focused().outerHTML}`);
}
