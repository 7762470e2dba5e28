/** A number as it is typed; NaN for none. A comma is a decimal point to many who type one. */
export const readNumber = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
