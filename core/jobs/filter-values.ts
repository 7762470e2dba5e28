/** How the employer writes filter values (ruling 5). */
export type FilterSyntax = {
  /** A comma inside a value is written as `%2C`; without this values have none. */
  commaInValues: boolean;
};

/** Splits a parameter into the values that it joins by commas. */
export const splitFilterValues = (text: string, { commaInValues }: FilterSyntax): string[] =>
  text
    .split(',')
    .map((value) => (commaInValues ? value.replaceAll(/%2C/gi, ',') : value).replaceAll('\0', '').trim())
    .filter((value) => value !== '');

/** Writes a value as it stands in an address, where a comma would end it. */
export const writeFilterValue = (value: string, { commaInValues }: FilterSyntax): string =>
  commaInValues ? value.replaceAll(',', '%2C') : value;

/** Reads what people typed as one value: where commas part values, it has none. */
export const filterValueOf = (text: string, { commaInValues }: FilterSyntax): string =>
  commaInValues ? text : text.replaceAll(/\s*,\s*/g, ' ').trim();
