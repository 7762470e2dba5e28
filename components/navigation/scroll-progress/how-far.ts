/** Where an element's box is in its window, in px. */
export type Place = { top: number; height: number; windowHeight: number };

/**
 * How much of an element has been read, from 0 to 1: none of it while its start is at the window's start or below, all of
 * it once its end has come into the window. What fits into the window is read as soon as it is there.
 */
export function howFar({ top, height, windowHeight }: Place): number {
  const toScroll = height - windowHeight;
  if (toScroll <= 0) return top + height <= windowHeight ? 1 : 0;
  return Math.min(1, Math.max(0, -top / toScroll));
}
