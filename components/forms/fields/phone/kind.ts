import * as z from 'zod/mini';
import { kind } from '../../definition/kind.ts';
import { isPhoneCountry } from '../../validation/phone-countries.ts';
import { phoneFinding, withoutSeparators } from '../../validation/phone.ts';

/** What phone fields hold. */
export const phoneValue = z.strictObject({
  /** With its plus, such as `+41`. */
  callingCode: z.optional(z.string()),
  /** As it is dialled within the country. */
  number: z.string(),
  /** ISO 3166-1 alpha-2, such as `CH`. */
  selectedCountryCode: z.optional(z.string()),
});

/** A telephone number with its country; null, or a value without a number, for none. */
export const phone = kind('phone', {
  options: {
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
  },
  value: z.nullable(phoneValue),
  empty: () => null,
  isMissing: (value) => value === null || withoutSeparators(value.number) === '',
  read: (value) => [[value?.callingCode, value?.number].filter(Boolean).join(' ')],
  // servers write countries in small letters, too; one that there is not is none
  take: (value) => {
    const known = phoneValue.safeParse(value).data;
    if (!known?.selectedCountryCode) return value;
    const { selectedCountryCode, ...others } = known;
    const country = selectedCountryCode.toUpperCase();
    return isPhoneCountry(country) ? { ...others, selectedCountryCode: country } : others;
  },
  check: (value, _item, context) => (value === null ? undefined : phoneFinding(value, context.phones)),
});
