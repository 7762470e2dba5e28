import { describe, expect, it } from 'vitest';
import { fromLocal, toLocal, zoneName } from './banner-time.ts';

describe('the time of a banner (SHELL-04)', () => {
  it('is the same moment after it went through a field', () => {
    for (const iso of ['2026-05-01T10:30:00.000Z', '2026-12-31T23:59:00.000Z', '2027-03-28T00:30:00.000Z'])
      expect(fromLocal(toLocal(iso))).toBe(iso);
    expect(fromLocal(toLocal('2026-05-01T10:30:00+02:00'))).toBe('2026-05-01T08:30:00.000Z');
  });

  it('is none where a field is empty or holds half a time', () => {
    expect(toLocal(undefined)).toBe('');
    expect(fromLocal('')).toBeUndefined();
    expect(fromLocal('2026-05-40T10:00')).toBeUndefined();
  });

  it('is told with the name of its zone', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(zoneName('en-US')).toContain(timeZone);
  });
});
