import { describe, expect, it } from 'vitest';
import { fieldText, momentOf } from '../moment/moment.ts';
import { timeProblem } from './scheduling.ts';

const now = new Date(2026, 2, 3, 14, 5).getTime();
const minute = 60_000;

describe('a time to publish at (THEME-04)', () => {
  it.each([
    ['', 'missing'],
    ['tomorrow', 'missing'],
    [fieldText(new Date(now - minute)), 'past'],
    [fieldText(new Date(now)), 'past'],
    [fieldText(new Date(now + minute)), undefined],
    [fieldText(new Date(2027, 2, 3)), undefined],
    [fieldText(new Date(2028, 2, 3)), 'far'],
  ])('“%s” is %s', (text, problem) => {
    expect(timeProblem(text, now)).toBe(problem);
  });

  it('is read from its field as it was written there', () => {
    expect(fieldText(new Date(2026, 2, 3, 4, 5))).toBe('2026-03-03T04:05');
    expect(momentOf('2026-03-03T04:05')).toEqual(new Date(2026, 2, 3, 4, 5));
    // while a year is being typed
    const early = momentOf('0002-03-03T04:05');
    expect(early && fieldText(early)).toBe('0002-03-03T04:05');
  });
});
