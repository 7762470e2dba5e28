import { expect, test } from 'vitest';
import { inTime } from './moments.ts';

const now = new Date('2026-03-14T15:09:26Z');

test.for([
  ['-0.4h', new Date('2026-03-14T14:45:26Z')],
  ['-0h', now],
  ['-20d 08:00', new Date('2026-02-22T08:00:00Z')],
  ['+20d 22:59', new Date('2026-04-03T22:59:00Z')],
  ['-3mo', '2025-12'],
  ['-38mo', '2023-01'],
  ['in 3 days', 'in 3 days'],
] as const)('%s is told as seen from now', ([text, time]) => {
  expect(inTime(text, now)).toEqual(time);
});

test('times are found wherever they are in data', () => {
  expect(inTime({ list: [{ at: '-1d 09:30', count: 3, none: null }] }, now)).toEqual({
    list: [{ at: new Date('2026-03-13T09:30:00Z'), count: 3, none: null }],
  });
});
