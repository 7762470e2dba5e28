import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  isValidPhoneNumber,
  type CountryCode,
} from 'libphonenumber-js/max';
import type { PhonePlans } from './finding.ts';

const codes = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));
const bare = (code: string) => code.trim().replace(/^\+/, '');

/** All countries' plans, by libphonenumber's whole metadata: 48 kB. */
export const phonePlans: PhonePlans = {
  hasCallingCode: (code) => codes.has(bare(code)),
  isCallingCodeOf: (code, country) =>
    isSupportedCountry(country) && getCountryCallingCode(country) === bare(code),
  isValid: (number, country) =>
    isSupportedCountry(country) && isValidPhoneNumber(number, country as CountryCode),
};
