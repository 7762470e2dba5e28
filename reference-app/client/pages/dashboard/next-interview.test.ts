import { expect, test } from 'vitest';
import type { Interview } from '../../../contract/dashboard.ts';
import { nextInterview } from './next-interview.ts';

const now = Date.UTC(2026, 10, 23, 9);
const minute = 60_000;

const anInterview = (id: number, startsIn: number, stated: Partial<Interview> = {}): Interview => ({
  id,
  title: 'A talk',
  positionId: 1,
  kind: 'phone',
  startsAt: new Date(now + startsIn * minute).toISOString(),
  durationMinutes: 30,
  timeZone: 'UTC',
  place: '',
  link: '',
  phoneNumber: '',
  interviewers: [],
  isCancelled: false,
  ...stated,
});

test('R-32 the next interview is one that is going on or ahead, and takes place', () => {
  const cancelled = anInterview(2, 10, { isCancelled: true });
  expect(nextInterview([anInterview(1, -29), cancelled], { now })?.id).toBe(1);
  expect(nextInterview([cancelled, anInterview(3, 60), anInterview(4, 90)], { now })?.id).toBe(3);
  expect(nextInterview([anInterview(5, -30), anInterview(6, -60)], { now })).toBeUndefined();
});

test('DASH-02 of an application only those for its job count', () => {
  const interviews = [anInterview(1, 10, { positionId: 7 }), anInterview(2, 20, { positionId: null })];
  expect(nextInterview(interviews, { now, positionId: 7 })?.id).toBe(1);
  expect(nextInterview(interviews, { now, positionId: 8 })).toBeUndefined();
});
