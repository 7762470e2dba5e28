import { describe, expect, it } from 'vitest';
import { countriesIn, phoneOf } from './numbering-plans.ts';
import { isPhoneNumber } from './phone.ts';

describe('phoneOf', () => {
  it.each([
    ['0446681800', 'CH', '044 668 18 00', 'CH', '+41446681800'],
    ['+41 44 668 18 00', 'US', '044 668 18 00', 'CH', '+41446681800'],
    ['tel:+1-212-555-0123', 'CH', '(212) 555-0123', 'US', '+12125550123'],
    ['(416) 555-0123', 'CA', '(416) 555-0123', 'CA', '+14165550123'],
    ['+1 416 555 0123', 'US', '(416) 555-0123', 'CA', '+14165550123'],
    ['٠٤٤٦٦٨١٨٠٠', 'CH', '044 668 18 00', 'CH', '+41446681800'],
  ] as const)('reads “%s” in %s', (text, country, national, found, value) => {
    expect(phoneOf(text, country)).toMatchObject({ text: national, country: found, value });
  });

  it('formats what is no number yet, and keeps it as it was typed', () => {
    expect(phoneOf('04466', 'CH')).toMatchObject({ text: '044 66', country: 'CH', value: '04466' });
    expect(phoneOf('', 'CH')).toMatchObject({ text: '', country: 'CH', value: '' });
  });

  it.each([
    ['+41 44 668 18 00', 'US', { country: 'CH', callingCode: '+41', number: '0446681800' }],
    ['(212) 555-0123', 'US', { country: 'US', callingCode: '+1', number: '2125550123' }],
    ['044 66', 'CH', { country: 'CH', callingCode: '+41', number: '044 66' }],
    ['+800 1234 5678', 'CH', { country: 'CH', callingCode: '+800', number: '+80012345678' }],
    ['(212) 555-0123 ext. 9', 'US', { number: '(212) 555-0123 ext. 9' }],
  ] as const)('tells the parts of “%s” in %s', (text, country, parts) => {
    expect(phoneOf(text, country)).toMatchObject(parts);
  });
});

describe('isPhoneNumber', () => {
  it('takes what can be called, and nothing else', async () => {
    expect(await isPhoneNumber('+41446681800')).toBe(true);
    expect(await isPhoneNumber('+4144')).toBe(false);
    expect(await isPhoneNumber('0446681800')).toBe(false);
    expect(await isPhoneNumber('')).toBe(false);
  });
});

describe('countriesIn', () => {
  it('names all countries in the language, in its order', () => {
    const german = countriesIn('de');
    expect(german.find(({ country }) => country === 'CH')).toEqual({
      country: 'CH',
      name: 'Schweiz',
      code: '41',
    });
    const names = german.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')));
    expect(names.length).toBeGreaterThan(200);
  });
});
