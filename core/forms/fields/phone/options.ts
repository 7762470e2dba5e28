import * as z from 'zod/mini';
import { isPhoneCountry } from '../../rules/phone-countries.ts';

/** The options of its items. */
export const phoneOptions = {
  phoneOptions: z.strictObject({
    /** The country that is chosen at first, such as `CH`. @default what the page says, else `US` */
    defaultCountryCode: z.optional(
      z.string().check(
        z.regex(/^[A-Z]{2}$/),
        z.refine((code) => isPhoneCountry(code) || !/^[A-Z]{2}$/.test(code), {
          error: 'has to be a country that there is, such as CH',
        }),
      ),
    ),
    placeholder: z.optional(z.string()),
    /** What stands in the list of countries while none is chosen; with it, none is chosen as `US` would be. */
    countryPlaceholder: z.optional(z.string()),
    /** What browsers fill in, or `off`. @default 'tel' */
    autocomplete: z.optional(z.string()),
  }),
};
/** The options of its items. */
export type PhoneOptions = typeof phoneOptions;
