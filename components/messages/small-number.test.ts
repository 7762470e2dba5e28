import { describe, expect, it } from 'vitest';
import { smallNumber } from './small-number.ts';

const written = [
  'de',
  'de-CH',
  'en-US',
  'en-IN',
  'es',
  'es-MX',
  'fr-CA',
  'it',
  'nl',
  'pl',
  'pt-BR',
  'pt-PT',
  'sv',
];

describe('a number written without Intl', () => {
  it.each(written)('is written as Intl writes it in %s', (locale) => {
    const format = new Intl.NumberFormat(locale);
    for (let number = 0; number < 1000; number += 1)
      expect(smallNumber(number, locale)).toBe(format.format(number));
  });

  it.each([
    ['a thousand', 1000, 'en-US'],
    ['less than nothing', -1, 'en-US'],
    ['a fraction', 0.5, 'de'],
    ['no number', Number.NaN, 'en-US'],
    ['other digits', 5, 'ar-EG'],
    ['digits that the locale asks for', 5, 'en-US-u-nu-arab'],
  ])('leaves %s to Intl', (_, number, locale) => {
    expect(smallNumber(number, locale)).toBeUndefined();
  });
});
