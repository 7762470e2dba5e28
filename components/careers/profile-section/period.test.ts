import { expect, it } from 'vitest';
import { formatPeriod } from './period.ts';

const since = (from: string) => `since ${from}`;

it.each([
  [{ from: '2018' }, 'en-US', '2018'],
  [{ from: '2018', to: '2021' }, 'en-US', '2018 – 2021'],
  [{ from: '2020-03', to: '2021-06' }, 'en-US', 'Mar 2020 – Jun 2021'],
  [{ from: '2020-03', to: '2020-06' }, 'en-US', 'Mar – Jun 2020'],
  [{ from: '2020-03-15', to: '2021-06' }, 'en-US', 'Mar 2020 – Jun 2021'],
  [{ from: '2020-01-01' }, 'de', '1. Jan. 2020'],
  [{ from: '2020-03', to: 'present' }, 'en-US', 'since Mar 2020'],
  [{ from: '2018', to: '' }, 'en-US', '2018'],
  [{ from: '', to: '2021-06' }, 'en-US', '– Jun 2021'],
  [{ from: '', to: '' }, 'en-US', ''],
  [{ from: '2020-13', to: 'summer' }, 'en-US', '2020-13 – summer'],
  [{ from: 'spring', to: '2021-06' }, 'en-US', 'spring – Jun 2021'],
  [{ from: '2018', to: '2021' }, 'ar-EG', '٢٠١٨–٢٠٢١'],
])('formatPeriod writes %j in %s as browsers do: “%s”', (period, locale, expected) =>
  expect(formatPeriod(period, locale, since)).toBe(expected),
);
