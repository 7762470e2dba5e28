import { describe, expect, it } from 'vitest';
import { relativeTimeOf } from './relative-time-of.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const ago = (distance: number) => relativeTimeOf(-distance, 0);

describe('relativeTimeOf', () => {
  it.each([
    [0, 0, 'second'],
    [59_999, 0, 'second'],
    [minute, -1, 'minute'],
    [59 * minute + 59_999, -59, 'minute'],
    [hour, -1, 'hour'],
    [day - 1, -23, 'hour'],
    [day, -1, 'day'],
    [7 * day - 1, -6, 'day'],
    [7 * day, -1, 'week'],
    [30 * day - 1, -4, 'week'],
    [30 * day, -1, 'month'],
    [364 * day, -11, 'month'],
    [365 * day, -1, 'year'],
    [3653 * day, -10, 'year'],
  ])('%i ms ago is %i %s', (distance, value, unit) => expect(ago(distance)).toMatchObject({ value, unit }));

  it.each([
    [30_000, 0, 'second'],
    [90_000, 1, 'minute'],
    [day + 1, 1, 'day'],
    [60 * day, 1, 'month'],
  ])('in %i ms is %i %s', (distance, value, unit) =>
    expect(relativeTimeOf(distance, 0)).toMatchObject({ value, unit }),
  );

  it.each([
    ['Monday evening', '2026-11-23T22:00', '2026-11-25T09:00', 2],
    ['the day before, by more than a day', '2026-11-24T08:00', '2026-11-25T09:00', 1],
    ['two days ago, by less than two days', '2026-11-25T09:00', '2026-11-23T22:00', -2],
    ['a day of 25 hours', '2026-10-24T22:30', '2026-10-25T22:30', 1],
  ])('counts the days of a calendar in its time zone: %s', (_, now, date, value) => {
    const inBerlin = relativeTimeOf(Date.parse(`${date}Z`), Date.parse(`${now}Z`), 'Europe/Berlin');
    expect(inBerlin).toMatchObject({ unit: 'day', value });
  });

  it('counts days from midnight to midnight of the zone that is named', () => {
    const now = Date.parse('2026-11-23T18:20Z');
    const date = now + 1.5 * day;
    // 18:20 in London, 23:50 in Mumbai
    expect(relativeTimeOf(date, now, 'Europe/London').value).toBe(2);
    expect(relativeTimeOf(date, now, 'Asia/Kolkata')).toMatchObject({ value: 2, changesIn: 10 * minute });
    expect(relativeTimeOf(date, now + 10 * minute, 'Asia/Kolkata').value).toBe(1);
  });

  it('says when to look again: at the next change, and after a day at the latest', () => {
    expect(ago(0).changesIn).toBe(minute);
    expect(ago(90_000).changesIn).toBe(30_000);
    expect(ago(hour + 1).changesIn).toBe(hour - 1);
    expect(ago(40 * day).changesIn).toBe(day);
    expect(relativeTimeOf(90_000, 0).changesIn).toBe(30_001);
    expect(relativeTimeOf(5 * hour, 0).changesIn).toBe(1);
  });

  it.each([0, 61_000, hour - 1, day - 5, 6.99 * day, 29.99 * day, 364.9 * day, 730 * day])(
    'is the same until it says, %d ms ago and as far off',
    (distance) => {
      for (const at of [-distance, distance]) {
        const { value, unit, changesIn } = relativeTimeOf(at, 0);
        expect(relativeTimeOf(at, changesIn - 1)).toMatchObject({ value, unit });
      }
    },
  );

  it.each([
    -61_000,
    61_000,
    1 - hour,
    hour - 1,
    5 - day,
    day - 5,
    -6.99 * day,
    6.99 * day,
    -29.99 * day,
    -364.9 * day,
  ])('is another one then, of a moment %d ms off', (at) => {
    const { value, unit, changesIn } = relativeTimeOf(at, 0);
    expect(relativeTimeOf(at, changesIn)).not.toMatchObject({ value, unit });
  });
});
