import { expect, test } from 'vitest';
import { RateLimit } from './rate-limit.ts';

const minutes = 60_000;
const ahead = 48 * 60 * minutes;
const settings = { tries: 2, window: 10 * minutes };
let now: number;

function aLimit() {
  now = Date.UTC(2026, 2, 14);
  return new RateLimit(settings, () => now);
}
function outcome(limit: RateLimit, key: string): string {
  try {
    limit.take(key);
    return 'taken';
  } catch {
    return 'refused';
  }
}

test('API-10 a window of a clock that ran ahead ends when the clock is put right', () => {
  const limit = aLimit();
  now += ahead;
  for (let round = 0; round < 3; round += 1) outcome(limit, 'ada');
  now -= ahead;
  expect([1, 2, 3].map(() => outcome(limit, 'ada'))).toEqual(['taken', 'taken', 'refused']);
  now += settings.window;
  expect(outcome(limit, 'ada')).toBe('taken');
});
