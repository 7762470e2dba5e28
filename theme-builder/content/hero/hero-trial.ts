import type { ThemeDocument } from '@portico/tokens';
import { createExternalStore } from '../../store/external-store.ts';

/**
 * What the page shows while a hand is on a picture, such as its focal point or its title: the document as it will be. It
 * becomes a step when the hand lets go.
 */
export const heroTrial = createExternalStore<{ document: ThemeDocument | undefined }>({
  document: undefined,
});
