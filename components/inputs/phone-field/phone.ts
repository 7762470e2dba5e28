import type { CountryCode } from 'libphonenumber-js/min';
import { lazyModule } from '../../lazy/lazy-module.ts';

/** ISO 3166-1 alpha-2, such as `CH`. */
export type PhoneCountry = CountryCode;

/** The plans by which countries number their telephones: 30 kB that a page without a phone field never loads. */
export const numberingPlans = lazyModule(() => import('./numbering-plans.ts'));
export type NumberingPlans = Awaited<ReturnType<typeof numberingPlans.load>>;

/** A number with its country code, without what people write between the digits; other texts as they are. */
export function plainNumber(text: string): string {
  const typed = text.trim().replace(/^tel:/i, '');
  return /^\+[\d\s().-]+$/.test(typed) ? typed.replaceAll(/[^+\d]/g, '') : typed;
}

/**
 * Whether a value of the phone field is a number that can be called: for the form's validation. Where the plans cannot be
 * loaded, whether it may be one of any country (E.164), so that nobody is kept from sending a form.
 */
export async function isPhoneNumber(value: string): Promise<boolean> {
  try {
    return (await numberingPlans.load()).isValid(value);
  } catch {
    return /^\+[1-9]\d{6,14}$/.test(value);
  }
}
