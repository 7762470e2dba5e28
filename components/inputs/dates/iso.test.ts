import { describe, expect, it } from 'vitest';
import { inThisCentury, isOutside, isoDate, isoTime } from './iso.ts';

describe('ISO texts', () => {
  it.each(['2026-11-22', '2024-02-29', '0999-01-01'])(
    '%s is a day, and is written as it was read',
    (text) => {
      const day = isoDate.read(text);
      expect(day && isoDate.write(day)).toBe(text);
    },
  );

  it.each(['', '2026-02-30', '2026-13-01', '22.11.2026', '2026-11-22T10:00', 'today'])(
    '“%s” stands for no day',
    (text) => expect(isoDate.read(text)).toBeNull(),
  );

  it.each([
    ['09:30', '09:30'],
    ['23:59:30', '23:59'],
    ['00:00', '00:00'],
  ])('%s is the time %s', (text, written) => {
    const time = isoTime.read(text);
    expect(time && isoTime.write(time)).toBe(written);
  });

  it.each(['', '24:30', '9 am', '12:60'])('“%s” stands for no time', (text) =>
    expect(isoTime.read(text)).toBeNull(),
  );

  it('lie outside of two ends before the first and after the last', () => {
    const ends = ['2026-01-01', '2026-12-31'] as const;
    expect(
      ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((text) => isOutside(text, ...ends)),
    ).toEqual([true, false, false, true]);
    expect(isOutside('', ...ends)).toBe(false);
    expect(isOutside('1900-01-01', undefined, undefined)).toBe(false);
  });
});

describe('inThisCentury', () => {
  it.each([
    ['0026-02-28', undefined, '2026-02-28'],
    ['0046-12-31', undefined, '2046-12-31'],
    ['0047-01-01', undefined, '1947-01-01'],
    ['0099-02-28', undefined, '1999-02-28'],
    ['0026-12-01', '2026-11-22', '1926-12-01'],
    ['0185-02-28', undefined, '0185-02-28'],
    ['2026-02-28', '2026-01-01', '2026-02-28'],
    ['', undefined, ''],
  ])('takes %s, with %s as the last day, for %s', (date, max, meant) => {
    expect(inThisCentury(date, { today: '2026-11-22T00:00:00Z', max })).toBe(meant);
  });

  it('reaches into the next century before its end', () => {
    expect(inThisCentury('0005-02-28', { today: '2090-11-22T00:00:00Z' })).toBe('2105-02-28');
    expect(inThisCentury('0085-02-28', { today: '2090-11-22T00:00:00Z' })).toBe('2085-02-28');
  });
});
