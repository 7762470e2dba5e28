import * as z from 'zod/mini';
import { kind } from '../../definition/kind.ts';
import { framedAddress } from '../framed-address.ts';

/** A form of somebody else in a frame of 800 × 1132 px. */
export const embeddedForm = kind('embedded-form', {
  options: {
    embeddedFormOptions: z.strictObject({
      /** Its address: https, or a path of this site. */
      src: framedAddress,
    }),
  },
  needs: 'embeddedFormOptions',
});
