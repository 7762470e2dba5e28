import type { Finding, PhonePlans } from './finding.ts';

/** What phone fields hold. */
export type PhoneValue = {
  callingCode?: string | undefined;
  number: string;
  selectedCountryCode?: string | undefined;
};

/** A number without what people write between its digits: spaces, dots and parentheses. */
export const withoutSeparators = (number: string): string => number.replaceAll(/[\s.()]/g, '');

/**
 * Whether the letters of a number will do: that it begins with a digit, a plus or a parenthesis.
 *
 * @param isStrict only digits, spaces, parentheses, plus, minus and dot; default false
 */
export const hasPhoneCharacters = (text: string, isStrict = false): boolean =>
  isStrict ? /^[\d\s()+.-]+$/.test(text) : /^[\d+(]/.test(text);

/**
 * What is wrong with the value of a phone field; nothing with no number, whatever its country.
 *
 * @param plans without them only the letters of the number are looked at, and that there is a country
 */
export function phoneFinding(
  { callingCode, number, selectedCountryCode: country }: PhoneValue,
  plans?: PhonePlans,
): Finding | undefined {
  const digits = withoutSeparators(number);
  if (digits === '') return undefined;
  if (callingCode && plans && !plans.hasCallingCode(callingCode)) return { key: 'callingCode' };
  if (!country || !/^[\d+-]+$/.test(digits)) return { key: 'phoneOrCountry' };
  if (!plans) return undefined;
  const fits = !callingCode || plans.isCallingCodeOf(callingCode, country);
  return fits && plans.isValid(digits, country) ? undefined : { key: 'phoneOrCountry' };
}

/** What is wrong with a number alone, outside of a form; nothing with one that can be called in the country. */
export const phoneNumberFinding = (
  number: string,
  country: string,
  plans: Pick<PhonePlans, 'isValid'>,
): Finding | undefined => (plans.isValid(withoutSeparators(number), country) ? undefined : { key: 'phone' });
