import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareClocks } from '../server-clock.ts';
import { nextLook } from './offer.ts';

const now = Date.UTC(2026, 2, 10);
const minute = 60_000;
const since = (ms: number) => nextLook(now - ms);

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  compareClocks(Date.now());
  vi.useRealTimers();
});

test('LETTER-05 what has just begun is asked for again at once, what takes longer less often, once a minute at the least', () => {
  expect([since(0), since(10_000), since(minute), since(10 * minute)]).toEqual([
    1_000,
    5_000,
    minute / 2,
    minute,
  ]);
});

test.each([-60 * minute, 60 * minute])(
  'LETTER-05 nor does it matter that the clock of the device is %d ms off',
  (ahead) => {
    compareClocks(now - ahead);
    expect(nextLook(now - ahead - 10_000)).toBe(5_000);
  },
);
