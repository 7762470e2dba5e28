import type { CountryCode } from 'libphonenumber-js/min';

/** ISO 3166-1 alpha-2, such as `CH`. */
export type PhoneCountry = CountryCode;

/** The plans by which countries number their telephones: 30 kB that a page without a phone field never loads. */
export const loadNumberingPlans = () => import('./numbering-plans.ts');
export type NumberingPlans = Awaited<ReturnType<typeof loadNumberingPlans>>;

/** Whether a value of the phone field is a number that can be called: for the form's validation. */
export const isPhoneNumber = async (value: string): Promise<boolean> =>
  (await loadNumberingPlans()).isValid(value);
