/** Languages in their usual digits; others that write as these do lose only time. */
const plainDigits = /^(?:de|en|es|fr|it|nl|pl|pt|sv)(?:-[A-Z]{2})?$/;

/**
 * A number that needs neither separators nor other digits than JavaScript's, as a language writes it; undefined for all that
 * Intl has to be asked about. Browsers take 12 ms for the first Intl.NumberFormat of a page, often while somebody waits for
 * the message that the number is in.
 */
export const smallNumber = (number: number, locale: string): string | undefined =>
  Number.isInteger(number) && number >= 0 && number < 1000 && plainDigits.test(locale)
    ? String(number)
    : undefined;
