import { kind } from '../../item/kind.ts';
import type { EmbeddedFormOptions } from './options.ts';

/** A form of somebody else in a frame of 800 × 1132 px. */
export const embeddedForm = kind<EmbeddedFormOptions>('embedded-form', {
  needs: 'embeddedFormOptions',
});
