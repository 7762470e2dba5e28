import { expect, test } from 'vitest';
import { dueLine } from './due-line.ts';

const now = Date.UTC(2026, 4, 4, 12);
const at = (hours: number) => new Date(now + hours * 60 * 60 * 1000).toISOString();
const form = { status: 'open', due_at: null, updated_at: at(-72) } as const;

test.each([
  { due: null, line: { text: 'due.none' } },
  { due: at(72), line: { text: 'due', time: now + 72 * 3_600_000, isSoon: false } },
  { due: at(3), line: { text: 'due', time: now + 3 * 3_600_000, isSoon: true } },
  { due: at(0), line: { text: 'due.overdue', time: now, isSoon: false } },
])('FORMSCENTER-01 of a form that is due at $due it is said: $line.text', ({ due, line }) => {
  expect(dueLine({ ...form, due_at: due }, now)).toEqual(line);
});

test('FORMSCENTER-01 what is handed in is not overdue', () => {
  const line = { text: 'submitted', time: Date.parse(at(-72)), isSoon: false };
  expect(dueLine({ ...form, status: 'completed', due_at: at(-1) }, now)).toEqual(line);
});
