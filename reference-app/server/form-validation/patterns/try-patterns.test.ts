import type { FormDefinition } from '@portico/core/forms';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerProblems } from '../validation.ts';

const now = Date.UTC(2026, 2, 10, 12);
/** Doubles its time with each letter: for 40 of them it would take days. */
const hostile = `${'a'.repeat(40)}!`;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

const aForm = (...patterns: readonly string[]): FormDefinition => ({
  sections: [
    {
      items: patterns.map((value, index) => ({
        name: `field${index + 1}`,
        type: 'text',
        label: 'Code',
        rules: [{ type: 'regex', value }],
      })),
    },
  ],
});

test.each(['^(a+)+$', '/^(a|aa)+$/u', '^(a|a)*$'])(
  'API-10 the pattern %s of one employer does not stop the server, and keeps nobody from answering',
  async (pattern) => {
    let turns = 0;
    const others = setInterval(() => (turns += 1), 5);
    const form = aForm(pattern, String.raw`^\d{5}(-\d{4})?$`);
    expect(await answerProblems(form, { field1: hostile, field2: '12345' }, now)).toEqual({});
    clearInterval(others);
    expect(turns).toBeGreaterThan(0);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('takes too long to try'));
  },
);

test('FORM-10 a pattern that was given up is not tried again, and those of others hold as before', async () => {
  const form = aForm('^(b+)+$', '^[A-Z]{2}$');
  const answers = { field1: hostile.replaceAll('a', 'b'), field2: 'x' };
  expect(await answerProblems(form, answers, now)).toEqual({});
  expect(await answerProblems(form, answers, now)).toEqual({ field2: expect.any(String) });
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('FORM-10 a text that the pattern does not match is refused, and one that it matches is not', async () => {
  const form = aForm('/^[a-z]{2}$/gi', '^[A-Z]{2}$');
  expect(Object.keys(await answerProblems(form, { field1: 'Ab', field2: 'Ab' }, now))).toEqual(['field2']);
});
