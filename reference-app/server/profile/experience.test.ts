import { describe, expect, test } from 'vitest';
import { levelAfter, levelIn, monthsOf, newestFirst } from './experience.ts';

const now = new Date('2026-03-10T12:00:00Z');
const span = (startDate: string | null, endDate: string | null) => ({
  startDate,
  endDate: endDate === 'now' ? null : endDate,
  isCurrent: endDate === 'now',
});

describe('PROFILE-02 months of experience', () => {
  test.each([
    ['none', [], 0],
    ['from the first to the last month', [span('2020-01', '2020-12')], 12],
    ['one month', [span('2020-01', '2020-01')], 1],
    ['until today', [span('2026-01', 'now')], 3],
    ['overlaps once', [span('2020-01', '2020-12'), span('2020-07', '2021-06')], 18],
    ['one inside another', [span('2020-01', '2020-12'), span('2020-03', '2020-04')], 12],
    ['gaps not at all', [span('2021-01', '2021-06'), span('2019-01', '2019-06')], 12],
    ['not from the future', [span('2027-01', 'now')], 0],
    ['not without an end', [span('2019-01', null)], 0],
    ['not without a beginning', [span(null, '2019-01')], 0],
  ])('count %s', (_, experience, months) => {
    expect(monthsOf(experience, now)).toBe(months);
  });
});

test.each([
  ['Senior Nurse', 'senior'],
  ['Staff Nurse', undefined],
  ['Staff Engineer', 'lead'],
  ['Nurse', undefined],
  ['Head of People', 'director'],
  ['Team Leader', undefined],
  ['Lead, motion planning', 'lead'],
  ['Junior Entwickler', 'entry'],
  ['Werkstudentin, Praktikantin', 'entry'],
  ['Entry level', 'entry'],
  ['Manager', 'manager'],
  ['مدير المبيعات', 'director'],
])('PROFILE-02 the title “%s” tells the level %s', (title, level) => {
  expect(levelIn(title)).toBe(level);
});

test.each([
  [0, 'entry'],
  [2, 'mid'],
  [5, 'senior'],
  [8, 'lead'],
] as const)('PROFILE-02 after %i years the level is %s', (years, level) => {
  expect(levelAfter(years)).toBe(level);
});

test('PROFILE-03 what goes on comes first, then what ended last', () => {
  const old = span('2010-01', '2012-01');
  const recent = span('2012-01', '2020-01');
  const current = span('2020-01', 'now');
  expect(newestFirst([old, current, recent])).toEqual([current, recent, old]);
});
