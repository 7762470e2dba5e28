import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import type { PhoneCountry } from './phone.ts';

/** What people have typed or pasted, in a country, as they would write it there; and what is meant. */
export type Phone = {
  /** As it is written in its country. */
  text: string;
  /** undefined while none is chosen. */
  country: PhoneCountry | undefined;
  /** E.164, such as `+41446681800`; what was typed while it is no number yet, and nothing for nothing. */
  value: string;
  /** Of the country, with its plus, such as `+41`; unknown until the plans are there. */
  callingCode?: string;
  /** The digits as they are dialled in the country, such as `0446681800`; what was typed while it is no number yet. */
  number: string;
};

/** @param text in any format: national, with `+` or `tel:`, with spaces, brackets or hyphens */
export function phoneOf(text: string, country: PhoneCountry | undefined): Phone {
  const typed = text.replace(/^\s*tel:/i, '');
  const number = parsePhoneNumberFromString(typed, country);
  // too short to be a number yet
  const value = number?.isPossible() ? number.number : typed.trim();
  // countries that share a code are told apart by the digits after it
  const found = number?.country ?? country;
  const code = found && isSupportedCountry(found) ? getCountryCallingCode(found) : undefined;
  if (!number?.isPossible()) {
    const callingCode = code === undefined ? {} : { callingCode: `+${code}` };
    return {
      text: new AsYouType(country).input(typed),
      country,
      value,
      ...callingCode,
      number: typed.trim(),
    };
  }
  const isForeign = number.countryCallingCode !== code;
  const shown = isForeign ? number.formatInternational() : number.formatNational();
  return {
    text: shown,
    country: found,
    value,
    callingCode: `+${number.countryCallingCode}`,
    // an extension is not dialled with the number: whoever reads it is to see that there is one
    number: number.ext === undefined ? shown.replaceAll(/[^\d+]/g, '') : shown,
  };
}

export const isValid = (value: string): boolean => isValidPhoneNumber(value);

/** All countries with their calling codes, in the order of their names. @param locale BCP 47 */
export function countriesIn(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return getCountries()
    .map((country) => ({ country, name: names.of(country) ?? country, code: getCountryCallingCode(country) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}
