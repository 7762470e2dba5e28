import type { FormDefinition } from '@portico/core/forms';
import { describe, expect, test } from 'vitest';
import { draftAnswers } from '../form-validation/draft-answers.ts';
import { decideSave, type FormState } from './rules.ts';

const definition: FormDefinition = {
  sections: [
    {
      items: [
        { name: 'city', type: 'text' },
        { name: 'number', type: 'ssn' },
        { name: 'typed', type: 'text', rules: [{ type: 'ssn' }] },
      ],
    },
    {
      items: [
        {
          name: 'family',
          type: 'dynamicList',
          dynamicListOptions: {
            items: [
              { name: 'name', type: 'text' },
              { name: 'sin', type: 'sin' },
            ],
          },
        },
      ],
    },
  ],
};
const sent = {
  city: 'Bern',
  number: '123-45-6789',
  typed: '123-45-6789',
  family: [{ name: 'Ida', sin: '123-456-789', stray: 1 }, 'no row'],
  stray: true,
};

describe('FORM-19 what is kept of a draft', () => {
  test('FORM-19 is what the form asks for, without social security and insurance numbers, in rows neither', () => {
    expect(draftAnswers(definition, sent)).toEqual({ city: 'Bern', family: [{ name: 'Ida' }] });
  });

  test.each([[{ name: 'Ida', sin: '123-456-789' }], [[[{ sin: '123-456-789' }]]], ['123-456-789']])(
    'FORM-19 is nothing that stands where rows should: %j',
    (family) => {
      expect(draftAnswers(definition, { city: 'Bern', family })).toEqual({ city: 'Bern', family: [] });
    },
  );
});

describe('FORMSCENTER-01 what becomes of a save', () => {
  const mine = { city: 'Bern' };
  const others = { city: 'Basel' };
  const open: FormState = { status: 'open', answers: {}, version: 1 };
  const begun: FormState = { status: 'in_progress', answers: others, version: 4 };
  const done: FormState = { status: 'completed', answers: others, version: 5 };
  test.each([
    { current: open, base: undefined, answers: mine, submit: false, decision: 'write' },
    { current: open, base: 1, answers: {}, submit: false, decision: 'same' },
    { current: open, base: 1, answers: {}, submit: true, decision: 'write' },
    { current: begun, base: 4, answers: mine, submit: false, decision: 'write' },
    { current: begun, base: '*', answers: mine, submit: true, decision: 'write' },
    { current: begun, base: 3, answers: mine, submit: false, decision: 'stale' },
    { current: begun, base: 3, answers: mine, submit: true, decision: 'stale' },
    { current: begun, base: 3, answers: others, submit: false, decision: 'same' },
    { current: begun, base: 3, answers: others, submit: true, decision: 'stale' },
    { current: done, base: 4, answers: others, submit: true, decision: 'same' },
    { current: done, base: undefined, answers: mine, submit: true, decision: 'handed_in' },
    { current: done, base: 5, answers: mine, submit: false, decision: 'handed_in' },
  ] as const)(
    '$current.status, version $current.version: $answers from $base, handed in $submit: $decision',
    ({ current, decision, ...save }) => {
      expect(decideSave(current, save)).toBe(decision);
    },
  );
});
