import { describe, expect, it } from 'vitest';
import { validationContext } from '../validation/context.ts';
import { hasPhoneCharacters, phoneFinding, phoneNumberFinding, withoutSeparators } from './phone.ts';
import { formatPhoneNumber, phonePlans } from './phone-plans.ts';
import { validateItem } from '../validation/validate-item.ts';
import { inEnglish } from '../testing/in-english.ts';

const context = validationContext({ ...inEnglish, today: '2026-11-22' });
const told = (value: unknown, plans: typeof context.phones = phonePlans) =>
  validateItem({ name: 'phone', type: 'phone' }, value, {}, { ...context, phones: plans })?.message;
const swiss = (
  number: string,
  callingCode: string | undefined = '+41',
  selectedCountryCode: string | undefined = 'CH',
) => ({
  callingCode,
  number,
  selectedCountryCode,
});

const phoneOrCountry = 'Enter a valid phone number and country code.';
const callingCode = 'Invalid country calling code';

describe('FORM-07 the phone field', () => {
  it.each([
    ['a national number', swiss('0446681800')],
    ['a number without its trunk prefix', swiss('446681800')],
    ['spaces', swiss('044 668 18 00')],
    ['no-break spaces', swiss('044\u00A0668\u00A018\u00A000')],
    ['dots', swiss('044.668.18.00')],
    ['dashes', swiss('044-668-18-00')],
    ['parentheses', swiss('(044) 668 18 00')],
    ['an international number of the country', swiss('+41 44 668 18 00')],
    ['a calling code without its plus', swiss('0446681800', '41')],
    ['a calling code with spaces around it', swiss('0446681800', ' +41 ')],
    ['no calling code', { number: '0446681800', selectedCountryCode: 'CH' }],
    ['a number of a country that shares its calling code', swiss('4165550123', '+1', 'CA')],
    ['a number free of charge in several countries', swiss('8002345678', '+1', 'CA')],
    ['the same number in the first of them', swiss('8002345678', '+1', 'US')],
    ['a mobile number', swiss('0781234567')],
    ['nothing', null],
    ['no number', swiss('')],
    ['no number of a country that there is not', swiss('', '+999', 'XX')],
    ['spaces and parentheses', swiss(' ( ) ')],
  ])('FORM-07 takes %s', (_what, value) => {
    expect(told(value)).toBeUndefined();
  });

  it.each([
    ['no country', swiss('0446681800', '+41', ''), phoneOrCountry],
    ['neither country nor calling code', { number: '0446681800' }, phoneOrCountry],
    ['a country that there is not', swiss('0446681800', '+41', 'XX'), phoneOrCountry],
    ['a country in small letters', swiss('0446681800', '+41', 'ch'), phoneOrCountry],
    ['a country called __proto__', swiss('0446681800', '+41', '__proto__'), phoneOrCountry],
    ['a country called constructor', swiss('0446681800', '+41', 'constructor'), phoneOrCountry],
    ['the calling code of another country', swiss('0446681800', '+49'), phoneOrCountry],
    ['too few digits', swiss('04466818'), phoneOrCountry],
    ['too many digits', swiss('04466818000'), phoneOrCountry],
    ['a number of another country', swiss('+4930123456'), phoneOrCountry],
    [
      'a number of another country with the same calling code',
      swiss('4165550123', '+1', 'US'),
      phoneOrCountry,
    ],
    ['letters', swiss('CALL ME'), phoneOrCountry],
    ['letters behind a number', swiss('0446681800 ext 5'), phoneOrCountry],
    ['letters before a number', swiss('tel:0446681800'), phoneOrCountry],
    ['a slash', swiss('044/6681800'), phoneOrCountry],
    ['Arabic digits', swiss('٠٤٤٦٦٨١٨٠٠'), phoneOrCountry],
    ['only dashes', swiss('---'), phoneOrCountry],
    ['only a plus', swiss('+'), phoneOrCountry],
    ['two pluses', swiss('++41446681800'), phoneOrCountry],
    ['an emergency number', swiss('112'), phoneOrCountry],
    ['100,000 digits', swiss('0'.repeat(100_000)), phoneOrCountry],
    ['100,000 dashes', swiss('-'.repeat(100_000)), phoneOrCountry],
    ['a calling code that no country has', swiss('0446681800', '+999'), callingCode],
    ['that code, told before a country that is missing', swiss('0446681800', '+999', ''), callingCode],
    ['that code, told before letters', swiss('CALL ME', '+999'), callingCode],
    ['a calling code of letters', swiss('0446681800', 'CH'), callingCode],
    ['the calling code of toll-free numbers of no country', swiss('0446681800', '+800'), callingCode],
    ['a calling code called __proto__', swiss('0446681800', '__proto__'), callingCode],
  ])('FORM-11 answers %s', (_what, value, message) => {
    expect(told(value)).toBe(message);
  });

  it.each([
    ['lets a number pass that it cannot measure', swiss('1'), undefined],
    ['lets a calling code pass that it cannot measure', swiss('1', '+999'), undefined],
    ['refuses letters', swiss('x'), 'phoneOrCountry'],
    ['refuses a country that is missing', swiss('1', '+41', ''), 'phoneOrCountry'],
  ])('FORM-07 before the telephone plans have come it %s', (_what, value, key) => {
    expect(phoneFinding(value)?.key).toBe(key);
  });

  it.each([
    ['a text', '0446681800'],
    ['a number', 446681800],
    ['no number in it', { callingCode: '+41' }],
    ['a list', ['0446681800']],
    ['a number in it that is no text', { number: 446681800 }],
    ['a key that it does not have', { ...swiss('0446681800'), admin: true }],
  ])('FORM-11 a value that is %s is not valid', (_what, value) => {
    expect(told(value)).toBe('Enter a valid value.');
  });
});

describe('FORM-07 one number alone', () => {
  it.each([
    ['0446681800', 'CH', undefined],
    ['(044) 668.18 00', 'CH', undefined],
    ['+41446681800', 'CH', undefined],
    ['+41446681800', 'US', 'phone'],
    ['04466', 'CH', 'phone'],
    ['', 'CH', 'phone'],
    ['0446681800', 'XX', 'phone'],
  ])('FORM-07 “%s” in %s is found to be %s', (number, country, key) => {
    expect(phoneNumberFinding(number, country, phonePlans)?.key).toBe(key);
  });

  it('FORM-11 its message is its own', () => {
    const finding = phoneNumberFinding('1', 'CH', phonePlans);
    expect(context.text(finding!.key)).toBe('Enter a valid phone number');
  });

  it.each([
    ['0446681800', 'CH', 'E.164', '+41446681800'],
    ['0446681800', 'CH', 'national', '044 668 18 00'],
    ['0446681800', 'CH', 'display', '+41 44 668 18 00'],
    ['2125550123', 'US', 'E.164', '+12125550123'],
    ['2125550123', 'US', 'national', '(212) 555-0123'],
    ['2125550123', 'US', 'display', '+1 212 555 0123'],
    ['4165550123', 'CA', 'display', '+1 416 555 0123'],
    ['020 7946 0958', 'GB', 'E.164', '+442079460958'],
    ['1', 'CH', 'E.164', undefined],
    ['0446681800', 'XX', 'national', undefined],
  ] as const)('FORM-07 “%s” of %s in the format %s is %s', (number, country, format, text) => {
    expect(formatPhoneNumber(number, country, format)).toBe(text);
  });

  it.each([
    ['0', true, true],
    ['+41', true, true],
    ['(212)', true, true],
    ['5x', true, false],
    ['5/5', true, false],
    ['.5', false, true],
    ['-5', false, true],
    [') 5', false, true],
    ['x', false, false],
    ['#', false, false],
    ['', false, false],
  ])('FORM-07 the characters of “%s” will do: %s, and strictly: %s', (text, loose, strict) => {
    expect([hasPhoneCharacters(text), hasPhoneCharacters(text, true)]).toEqual([loose, strict]);
  });

  it.each([
    ['(044) 668.18 00', '0446681800'],
    ['+1 212-555', '+1212-555'],
    [' \t ', ''],
  ])('FORM-07 “%s” without separators is “%s”', (text, digits) => {
    expect(withoutSeparators(text)).toBe(digits);
  });
});
