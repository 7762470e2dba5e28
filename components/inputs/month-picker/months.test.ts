import { describe, expect, it } from 'vitest';
import { isoMonth, monthOf, yearsBetween } from './months.ts';

describe('months', () => {
  it('are read from ISO texts and written as they were read', () => {
    expect(monthOf('2026-11')).toEqual({ month: '11', year: '2026' });
    expect(isoMonth(monthOf('2026-11'))).toBe('2026-11');
  });

  it.each(['', '2026', '2026-13', '2026-1', '2026-11-22', '11/2026'])('“%s” stands for none', (text) =>
    expect(isoMonth(monthOf(text))).toBe(''),
  );

  it('are none while a part is missing', () => {
    expect(isoMonth({ month: '11', year: '' })).toBe('');
    expect(isoMonth({ month: '', year: '2026' })).toBe('');
  });

  it('lie in years of which the last comes first', () => {
    expect(yearsBetween('2024-05', '2026-01')).toEqual(['2026', '2025', '2024']);
    expect(yearsBetween('2026-05', '2025-01')).toEqual([]);
  });
});
