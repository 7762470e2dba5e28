import { describe, expect, it } from 'vitest';
import { numberText, stepped } from './number-text.ts';

describe('numberText', () => {
  it.each([
    ['en-US', '1,234.5', 1234.5],
    ['en-US', '1234.5', 1234.5],
    ['en-US', '1,5', 1.5],
    ['en-US', '1,500', 1500],
    ['en-US', ' -3 ', -3],
    ['en-US', '\u22123', -3],
    ['en-US', '.5', 0.5],
    ['en-US', '5.', 5],
    ['en-IN', '1,23,456', 123_456],
    ['de-DE', '1.234,5', 1234.5],
    ['de-DE', '1.5', 1.5],
    ['de-CH', '1’234.5', 1234.5],
    ['fr-FR', '1 234,5', 1234.5],
    ['fr-FR', '1\u202F234,5', 1234.5],
    ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
    ['ar-EG', '1234', 1234],
    ['ja-JP', '－１，５００．５', -1500.5],
  ])('reads, in %s, “%s” as %d', (locale, text, value) => {
    expect(numberText(locale, 2).parse(text)).toBe(value);
  });

  it('tells nothing from what is no number', () => {
    const { parse } = numberText('en-US', 2);
    expect(parse('  ')).toBeNull();
    for (const text of [
      '12345678901234567890',
      '-12345678901234567890',
      'abc',
      '1-2',
      '--1',
      '1.2.3',
      '12 kg',
      '-',
      '1e5',
      'Infinity',
    ])
      expect(parse(text), text).toBeNaN();
  });

  it('reads what it has written, in every language', () => {
    for (const locale of [
      'en-US',
      'en-IN',
      'de-DE',
      'de-CH',
      'fr-FR',
      'ar-EG',
      'fa-IR',
      'hi-IN',
      'pl-PL',
      'he-IL',
    ])
      for (const value of [0, -1, 12.5, 1234, 12_345.67, -9_876_543.21]) {
        const { parse, format } = numberText(locale, 2);
        expect(parse(format(value)), `${locale} ${format(value)}`).toBe(value);
      }
  });
});

describe('stepped', () => {
  it('goes to the next line of the grid that begins at the least number', () => {
    expect(stepped(7, 1, { step: 5, min: 1 })).toBe(11);
    expect(stepped(7, -1, { step: 5, min: 1 })).toBe(6);
    expect(stepped(6, -1, { step: 5, min: 1 })).toBe(1);
  });

  it('stays within the limits', () => {
    expect(stepped(9, 10, { step: 1, max: 12 })).toBe(12);
    expect(stepped(0, 1, { step: 1, min: 18, max: 70 })).toBe(18);
  });

  it('adds decimals as people do', () => {
    expect(stepped(0.2, 1, { step: 0.1 })).toBe(0.3);
    expect(stepped(0.3, -1, { step: 0.1 })).toBe(0.2);
  });
});
