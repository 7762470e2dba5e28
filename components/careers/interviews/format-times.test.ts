import { expect, test } from 'vitest';
import { formatTimes } from './format-times.ts';

const startsAt = Date.UTC(2026, 10, 25, 9, 30);
const timeZone = 'Europe/Amsterdam';

test.each([
  { minutes: 45, locale: 'en-US', expected: '10:30 – 11:15 AM' },
  { minutes: 180, locale: 'en-US', expected: '10:30 AM – 1:30 PM' },
  { minutes: 45, locale: 'de-DE', expected: '10:30–11:15 Uhr' },
])(
  'a server writes $minutes minutes in $locale as browsers do: $expected',
  ({ minutes, locale, expected }) => {
    const endsAt = startsAt + minutes * 60_000;
    expect(formatTimes({ startsAt, endsAt }, { locale, timeZone })).toBe(expected);
  },
);
