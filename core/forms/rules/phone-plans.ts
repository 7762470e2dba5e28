import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import type { PhonePlans } from './finding.ts';

const codes = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));
const bare = (code: string) => code.trim().replace(/^\+/, '');

/** A number as one of this country, whichever others share its calling code; undefined where it cannot be one. */
function numberIn(text: string, country: string): PhoneNumber | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
  if (!number || number.ext || number.countryCallingCode !== getCountryCallingCode(country)) return undefined;
  // the parser names the first country that a number may belong to: 800 numbers are those of the US and of Canada alike
  number.country = country;
  return number;
}

/** All countries' plans, by libphonenumber's whole metadata: 48 kB. */
export const phonePlans: PhonePlans = {
  hasCallingCode: (code) => codes.has(bare(code)),
  isCallingCodeOf: (code, country) =>
    isSupportedCountry(country) && getCountryCallingCode(country) === bare(code),
  isValid: (number, country) => numberIn(number, country)?.isValid() ?? false,
};

/**
 * A number in one of the ways in which numbers are written; undefined for one that the country does not have.
 *
 * @param country ISO 3166-1 alpha-2, such as `CH`
 * @param format `E.164` is `+41446681800`, `national` is `044 668 18 00`, `display` is `+41 44 668 18 00`
 */
export function formatPhoneNumber(
  number: string,
  country: string,
  format: 'E.164' | 'national' | 'display',
): string | undefined {
  const found = numberIn(number, country);
  if (!found?.isValid()) return undefined;
  return found.format(
    ({ 'E.164': 'E.164', national: 'NATIONAL', display: 'INTERNATIONAL' } as const)[format],
  );
}
