import { expect, test } from 'vitest';
import { writeSpan } from './write-span.ts';

const timeZone = 'Europe/Amsterdam';

test.each([
  {
    ends: '2026-11-29T18:30:00.000Z',
    expected: 'Sunday, November 29, 2026, 5:00 – 7:30 PM GMT+1',
  },
  {
    ends: '2026-11-30T11:00:00.000Z',
    expected: 'Sunday, November 29, 2026 at 5:00 PM GMT+1 – Monday, November 30, 2026 at 12:00 PM GMT+1',
  },
])('DASH-03 an event until $ends is written as browsers do', ({ ends, expected }) => {
  const event = { startsAt: '2026-11-29T16:00:00.000Z', endsAt: ends, timeZone };
  expect(writeSpan(event, 'en-US')).toBe(expected);
});
