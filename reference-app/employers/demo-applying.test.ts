import { checkDefinition } from '@portico/core/forms';
import { expect, test } from 'vitest';
import { demoEmployers } from './index.ts';

const questionnaires = demoEmployers.flatMap(
  ({ config }) => config.pcsxConfig?.applyFormConfig?.questionnaires ?? [],
);

test.for(questionnaires)('APPLY-01 the questions of the demo employers are forms without mistakes', (one) => {
  expect(checkDefinition(one.definition)).toEqual([]);
});

test('APPLY-01 one demo employer asks voluntary questions, and each asks something', () => {
  expect(questionnaires.some(({ isVoluntary }) => isVoluntary)).toBe(true);
  expect(questionnaires.length).toBeGreaterThan(3);
});
