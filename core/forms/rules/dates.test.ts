import { describe, expect, it } from 'vitest';
import { kinds } from '../fields/kinds.ts';
import { validationContext } from '../validation/context.ts';
import { dayFrom, isoFrom, todayIn } from './dates.ts';
import { isUrl } from './url.ts';
import { inEnglish } from '../testing/in-english.ts';

describe('FORM-13 days from today', () => {
  it.each([
    [0, '2026-11-22', '2026-11-22'],
    [1, '2026-11-30', '2026-12-01'],
    [1, '2026-12-31', '2027-01-01'],
    [-1, '2026-01-01', '2025-12-31'],
    [1, '2024-02-28', '2024-02-29'],
    [1, '2026-02-28', '2026-03-01'],
    [365, '2026-11-22', '2027-11-22'],
    // where clocks are put forward or back, days have 23 or 25 hours
    [1, '2026-03-28', '2026-03-29'],
    [1, '2026-10-24', '2026-10-25'],
    ['2030-05-05', '2026-11-22', '2030-05-05'],
    [undefined, '2026-11-22', undefined],
    [1e8, '2026-11-22', undefined],
    [1e300, '2026-11-22', undefined],
    [-1e8, '2026-11-22', undefined],
  ])('FORM-13 %j after %s is %s', (day, today, written) => {
    expect(dayFrom(day, today)).toBe(written);
  });

  it.each([
    ['Pacific/Kiritimati', 14],
    ['Asia/Tokyo', 9],
    ['UTC', 0],
    ['America/Phoenix', -7],
    ['Pacific/Pago_Pago', -11],
  ])('FORM-13 today is that of the time zone %s', (timeZone, hours) => {
    const dayBefore = new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
    const today = todayIn(timeZone);
    const dayAfter = new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
    expect([dayBefore, dayAfter]).toContain(today);
  });

  it('FORM-13 a time zone that there is not is a mistake', () => {
    expect(() => todayIn('Mars/Olympus')).toThrow(RangeError);
  });

  it('FORM-13 a context that is kept knows what day it is, and one that is told a day keeps to it', () => {
    expect(validationContext(inEnglish).today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Object.getOwnPropertyDescriptor(validationContext(inEnglish), 'today')?.get).toBeTypeOf(
      'function',
    );
    expect(validationContext({ ...inEnglish, today: '2020-01-01' }).today).toBe('2020-01-01');
  });
});

describe('FORM-13 values from elsewhere', () => {
  it.each([
    ['2026-11-22', 'date', [], '2026-11-22'],
    [' 2026-11-22 ', 'date', [], '2026-11-22'],
    ['2026-11-22T23:59:59Z', 'date', [], '2026-11-22'],
    ['2026-11-22T00:30:00+14:00', 'date', [], '2026-11-22'],
    ['2026-11-22T00:30:00.000-11:00', 'date', [], '2026-11-22'],
    ['2026-11-22 10:00', 'date', [], '2026-11-22'],
    ['2026-11-22', 'month', [], '2026-11'],
    ['2026-11', 'month', [], '2026-11'],
    ['2026-11-22T10:00:00Z', 'month', [], '2026-11'],
    ['09:30', 'time', [], '09:30'],
    ['09:30:15', 'time', [], '09:30'],
    ['09:30:15.5Z', 'time', [], '09:30'],
    ['2026-11-22T09:30:00Z', 'time', [], '09:30'],
    ['11/22/2026', 'date', ['MM/DD/YYYY'], '2026-11-22'],
    ['1/2/2026', 'date', ['M/D/YYYY'], '2026-01-02'],
    ['22.11.2026', 'date', ['MM/DD/YYYY', 'DD.MM.YYYY'], '2026-11-22'],
    ['22.11.2026', 'date', [undefined, 'DD.MM.YYYY'], '2026-11-22'],
    ['11/2026', 'month', ['MM/YYYY'], '2026-11'],
    ['09h30', 'time', ['HHhmm'], '09:30'],
    ['01/02/2026', 'date', ['M/D/YYYY'], '2026-01-02'],
    ['1/2/2026', 'date', ['MM/DD/YYYY'], null],
    ['2026年1月2日', 'date', ['YYYY年M月D日'], '2026-01-02'],
    ['29.02.0000', 'date', ['DD.MM.YYYY'], '0000-02-29'],
    ['29.02.1900', 'date', ['DD.MM.YYYY'], null],
    ['0050-02-28', 'date', [], '0050-02-28'],
    ['0050-02-29', 'date', [], null],
    ['24:00', 'time', [], null],
    ['11/22/2026', 'date', [], null],
    ['22/11/2026', 'date', ['MM/DD/YYYY'], null],
    ['2026-02-30', 'date', [], null],
    ['2026-11', 'date', [], null],
    ['2026-11-22Tomorrow', 'date', [], null],
    ['09:30', 'date', [], null],
    ['2026-11-22', 'time', [], null],
    ['soon', 'date', [], null],
    ['', 'date', [], null],
    ['11+22+2026', 'date', ['MM+DD+YYYY'], '2026-11-22'],
    ['11x22', 'date', ['MM.DD'], null],
    ['-'.repeat(100_000), 'date', ['MM/DD/YYYY'], null],
    [`2026-11-22T10:00${':'.repeat(100_000)}x`, 'date', [], null],
  ] as const)('FORM-13 “%s” as a %s in %j is %j', (text, picker, formats, value) => {
    expect(isoFrom(text, picker, formats)).toBe(value);
  });

  const plain = { name: 'x', type: 'x' };
  it.each([
    ['ssn', '123456789', '123-45-6789'],
    ['ssn', '123 45 6789', '123-45-6789'],
    ['ssn', '١٢٣٤٥٦٧٨٩', '123-45-6789'],
    ['ssn', '1234', '123-4'],
    ['ssn', '12345678901', '123-45-6789'],
    ['ssn', 5, 5],
    ['sin', '123456789', '123-456-789'],
    ['sin', null, null],
  ] as const)('FORM-12 the %s %j is held as %j', (type, value, held) => {
    expect(kinds[type].take?.(value, plain)).toBe(held);
  });

  it.each([
    [
      { startDate: '01/2020', endDate: '2021-05-03' },
      { startDate: '2020-01', endDate: '2021-05' },
    ],
    [
      { startDate: 'soon', endDate: null },
      { startDate: null, endDate: null },
    ],
    [
      { startDate: '2020-01', isCurrent: true },
      { startDate: '2020-01', isCurrent: true },
    ],
    ['2020', '2020'],
    [null, null],
    [{ startDate: 1 }, { startDate: 1 }],
  ])('FORM-13 the range %j is held as %j', (value, held) => {
    expect(kinds.dateRange.take?.(value, plain)).toEqual(held);
  });

  it.each([
    ['2026-11-22T10:00:00Z', '2026-11-22'],
    ['soon', null],
    [5, 5],
  ])('FORM-13 the date %j is held as %j', (value, held) => {
    expect(kinds.date.take?.(value, plain)).toBe(held);
  });
});

describe('FORM-10 addresses of pages', () => {
  it.each([
    'https://example.com',
    'http://example.com/a?b=c#d',
    'HTTPS://EXAMPLE.COM',
    'https://sub.example.co.uk:8080/x',
    'http://localhost:3000',
    'https://例子.公司/路',
    'https://192.168.0.1',
    'https://[::1]/',
  ])('FORM-10 %s is one', (text) => expect(isUrl(text)).toBe(true));

  it.each([
    '',
    'example.com',
    '//example.com',
    '/path',
    'ftp://example.com',
    'javascript:alert(1)',
    'mailto:jo@example.com',
    'https://',
    'https://example',
    'https://example.com /x',
    ' https://example.com',
    'https://user:secret@example.com',
    'https://example..',
    'https:example.com',
    `https://${'a'.repeat(100_000)}`,
  ])('FORM-10 %j is none', (text) => expect(isUrl(text)).toBe(false));
});
