import * as z from 'zod/mini';
import { kind } from '../../definition/kind.ts';
import { framedAddress } from '../framed-address.ts';

/** A signing provider in a frame at least 600 px high. */
export const esignForm = kind('esign-form', {
  options: {
    esignFormOptions: z.strictObject({
      /** Its address: https, or a path of this site. */
      src: framedAddress,
    }),
  },
  needs: 'esignFormOptions',
});
