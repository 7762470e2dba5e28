import { describe, expect, it } from 'vitest';
import { percent, shareOf } from './progress-value.ts';

describe('shareOf', () => {
  it('is the share of the whole, within its ends', () => {
    expect(shareOf({ value: 50 })).toBe(0.5);
    expect(shareOf({ value: 1, max: 4 })).toBe(0.25);
    expect(shareOf({ value: -5 })).toBe(0);
    expect(shareOf({ value: 500 })).toBe(1);
  });

  it('is unknown without a value, and all of a whole that is nothing', () => {
    expect(shareOf({})).toBeUndefined();
    expect(shareOf({ value: 0, max: 0 })).toBe(1);
  });
});

describe('percent', () => {
  it('never says that all is done before it is', () => {
    expect(percent(0.999, 'en-US')).toBe('99%');
    expect(percent(1, 'en-US')).toBe('100%');
  });

  it('counts in the language', () => {
    expect(percent(0.29, 'de-DE')).toBe('29\u00A0%');
    expect(percent(0.5, 'ar-EG')).toBe('٥٠٪؜');
  });
});
