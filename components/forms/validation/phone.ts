import type { Finding, PhonePlans } from './finding.ts';

/** What phone fields hold. */
export type PhoneValue = {
  callingCode?: string | undefined;
  number: string;
  selectedCountryCode?: string | undefined;
};

/** A number without what people write between its digits: spaces, dots and parentheses. */
export const withoutSeparators = (number: string): string => number.replaceAll(/[\s.()]/g, '');

/** Whether the letters of a number will do. @param isStrict only digits, spaces, parentheses, plus, minus and dot */
export const hasPhoneCharacters = (text: string, isStrict = false): boolean =>
  isStrict ? /^[\d\s()+.-]+$/.test(text) : /^[\d+(]/.test(text);

/** What is wrong with a number of a country; nothing with no number. @param plans without them only its letters are looked at */
export const phoneFinding = (
  { callingCode, number, selectedCountryCode: country }: PhoneValue,
  plans?: PhonePlans,
): Finding | undefined => {
  const digits = withoutSeparators(number);
  if (digits === '') return undefined;
  if (callingCode && plans && !plans.hasCallingCode(callingCode)) return { key: 'callingCode' };
  if (!/^[\d+-]+$/.test(digits)) return { key: 'phoneCharacters' };
  if (!country) return { key: 'phoneOrCountry' };
  if (!plans) return undefined;
  const fits = !callingCode || plans.isCallingCodeOf(callingCode, country);
  return fits && plans.isValid(digits, country) ? undefined : { key: 'phoneOrCountry' };
};
