import { createCalendar, GregorianCalendar, toCalendar } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { pastedDay } from './pasted-day.ts';

const gregorian = new GregorianCalendar();
const dayFirst = ['day', 'month', 'year'] as const;
const monthFirst = ['month', 'day', 'year'] as const;

describe('pastedDay', () => {
  it.each([
    ['2026-11-22', 'en-US', monthFirst],
    [' 2026-11-22T10:00:00Z ', 'en-US', monthFirst],
    ['11/22/2026', 'en-US', monthFirst],
    ['22.11.2026', 'de-DE', dayFirst],
    ['22. 11. 2026', 'de-DE', dayFirst],
    ['2026年11月22日', 'ja-JP', ['year', 'month', 'day']],
    ['\u200f٢٢\u200f/١١\u200f/٢٠٢٦', 'ar-EG', dayFirst],
    ['22/11/2026', 'ar-EG', dayFirst],
  ] as const)('reads %s of %s', (text, locale, order) => {
    expect(String(pastedDay(text, { order, calendar: gregorian, locale }))).toBe('2026-11-22');
  });

  it('reads days in the calendar of the field, and ISO ones in the Gregorian', () => {
    const field = { order: dayFirst, calendar: createCalendar('buddhist'), locale: 'th-TH' };
    for (const text of ['22/11/2569', '2026-11-22']) {
      const day = pastedDay(text, field);
      expect(day && String(toCalendar(day, gregorian))).toBe('2026-11-22');
    }
  });

  it.each(['', 'tomorrow', '22', '11/22', '13/22/2026', '2/30/2026', '2026-02-30', '1 2 3 4', '2026-11-222'])(
    'takes “%s” for no day',
    (text) => {
      expect(pastedDay(text, { order: monthFirst, calendar: gregorian, locale: 'en-US' })).toBeUndefined();
    },
  );
});
