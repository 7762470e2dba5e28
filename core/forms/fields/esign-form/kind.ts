import { kind } from '../../item/kind.ts';
import type { EsignFormOptions } from './options.ts';

/** A signing provider in a frame at least 600 px high. */
export const esignForm = kind<EsignFormOptions>('esign-form', {
  needs: 'esignFormOptions',
});
