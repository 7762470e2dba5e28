import * as z from 'zod/mini';
import { framedAddress } from '../framed-address.ts';

/** The options of its items. */
export const embeddedFormOptions = {
  embeddedFormOptions: z.strictObject({
    /** Its address: https, or a path of this site. */
    src: framedAddress,
  }),
};
/** The options of its items. */
export type EmbeddedFormOptions = typeof embeddedFormOptions;
