import { getCountries } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { isPhoneCountry } from './phone-countries.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

describe('the countries of telephones', () => {
  it('are those whose plans are known, and no others', () => {
    const pairs = letters.flatMap((one) => letters.map((other) => one + other));
    expect(pairs.filter(isPhoneCountry)).toEqual(getCountries().toSorted());
  });
});
