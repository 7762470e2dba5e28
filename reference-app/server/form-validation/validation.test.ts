import type { FormDefinition } from '@portico/core/forms';
import { describe, expect, test } from 'vitest';
import { formDefinition } from '../../contract/form-definition.ts';
import { answerProblems } from './validation.ts';

const now = Date.UTC(2026, 10, 22, 12);
const oneField = (item: FormDefinition['sections'][number]['items'][number]): FormDefinition => ({
  sections: [{ items: [item] }],
});
const start = (dateOptions: object) =>
  oneField({ name: 'start', type: 'date', label: 'Start', required: true, dateOptions });

describe('FORM-11 what is wrong is told in the words of the page', () => {
  test.each([
    {
      item: { name: 'city', type: 'text', label: 'City', required: true },
      values: {},
      problems: { city: 'City is required' },
    },
    {
      item: { name: 'city', type: 'text', label: 'City', rules: [{ type: 'minLength', value: 3 }] },
      values: { city: 'x' },
      problems: { city: 'Enter at least 3 characters.' },
    },
    {
      item: { name: 'code', type: 'text', label: 'Code', rules: [{ type: 'minLength', value: 1 }] },
      values: { code: 7 },
      problems: { code: 'Enter a valid value.' },
    },
    {
      item: { name: 'phone', type: 'phone', label: 'Phone', required: true },
      values: { phone: { callingCode: '+41', number: '12', selectedCountryCode: 'CH' } },
      problems: { phone: 'Enter a valid phone number and country code.' },
    },
    {
      item: {
        name: 'jobs',
        type: 'dynamicList',
        label: 'Jobs',
        dynamicListOptions: {
          items: [{ name: 'title', type: 'text', label: 'Title', required: true }],
        },
      },
      values: { jobs: [{ title: 'Nurse' }, { title: ' ' }] },
      problems: { 'jobs.1.title': 'Title is required' },
    },
    {
      item: { name: 'city', type: 'text', label: 'City', required: true },
      values: { city: 'Bern' },
      problems: {},
    },
  ] as const)('$values has $problems', async ({ item, values, problems }) => {
    expect(await answerProblems(oneField(item), values, now)).toEqual(problems);
  });
});

describe('FORM-13 a date is measured by the day of whoever fills it in, wherever that is', () => {
  test.each([
    { start: '2026-11-20', isRefused: true },
    { start: '2026-11-22', isRefused: false },
    { start: '2026-11-23', isRefused: false },
  ])('not before today: $start is refused: $isRefused', async ({ start: day, isRefused }) => {
    const problems = await answerProblems(start({ enableFrom: 0 }), { start: day }, now);
    expect(Object.keys(problems)).toEqual(isRefused ? ['start'] : []);
  });

  test('not after today: tomorrow in Samoa is today there', async () => {
    const until = start({ enableUntil: 0 });
    expect(await answerProblems(until, { start: '2026-11-23' }, now)).toEqual({});
    expect(Object.keys(await answerProblems(until, { start: '2026-11-24' }, now))).toEqual(['start']);
  });
});

test('FORM-19 a mistake in a definition costs its field only: nothing is asked there, and the rest is validated', async () => {
  const definition = {
    sections: [
      {
        items: [
          { name: 'shift', type: 'radio', label: 'Shift', required: true, radioOptions: { choices: 5 } },
          { name: 'note', type: 'text', label: 'Note', rules: [{ type: 'minLength', value: 'three' }] },
          { name: 'nothing', type: 'no such type', label: 'Nothing', required: true },
          { name: 'city', type: 'text', label: 'City', required: true },
        ],
      },
    ],
  };
  // as a stored definition comes, which nobody has checked
  expect(await answerProblems(formDefinition.parse(definition), { note: 'x' }, now)).toEqual({
    city: 'City is required',
  });
});
