import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareClocks, serverNow } from './server-clock.ts';

const start = Date.parse('2026-03-10T12:00:00Z');
const hour = 3_600_000;
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['runs ahead', -5 * hour],
  ['is behind', 5 * hour],
])('OFFERS-05 what time it is, the server says, where the device’s clock %s', (_, difference) => {
  compareClocks(start + difference);
  vi.advanceTimersByTime(hour);
  expect(serverNow()).toBe(start + difference + hour);
});

test('OFFERS-05 a page that took some seconds to come leaves the device’s clock as it is', () => {
  compareClocks(start - 20_000);
  expect(serverNow()).toBe(start);
});
