import { defineForm } from '@portico/core/forms';
import { describe, expect, test } from 'vitest';
import { formStatuses } from '../../contract/forms.ts';
import {
  decidePublish,
  decideSave,
  isShownToCandidate,
  publishProblems,
  statusOf,
  takesNextVersion,
  whyNotGiven,
  type FormState,
} from './rules.ts';

const city = defineForm({ sections: [{ items: [{ name: 'city', type: 'text', label: 'City' }] }] });
const town = defineForm({ sections: [{ items: [{ name: 'city', type: 'text', label: 'Town' }] }] });
const current: FormState = {
  definition: city,
  revision: 4,
  version: 2,
  isRetired: false,
  hasChanges: true,
};

test.each([
  { version: 0, isRetired: false, status: 'draft' },
  { version: 3, isRetired: false, status: 'published' },
  { version: 0, isRetired: true, status: 'retired' },
  { version: 3, isRetired: true, status: 'retired' },
] as const)('FORMEDIT-01 version $version, retired $isRetired: $status', ({ status, ...form }) => {
  expect(statusOf(form)).toBe(status);
});

test.each([
  { definition: town, revision: 4, decision: 'write' },
  { definition: town, revision: 3, decision: 'stale' },
  { definition: town, revision: 5, decision: 'stale' },
  { definition: city, revision: 4, decision: 'same' },
  { definition: city, revision: 3, decision: 'same' },
] as const)('FORMEDIT-01 a save from revision $revision: $decision', ({ decision, ...save }) => {
  expect(decideSave(current, save)).toBe(decision);
});

test.each([
  { stated: {}, revision: 4, decision: 'publish' },
  { stated: { version: 0 }, revision: 4, decision: 'publish' },
  { stated: {}, revision: 3, decision: 'stale' },
  { stated: { hasChanges: false }, revision: 4, decision: 'same' },
  { stated: { hasChanges: false }, revision: 3, decision: 'stale' },
  { stated: { isRetired: true }, revision: 4, decision: 'retired' },
  { stated: { isRetired: true }, revision: 3, decision: 'retired' },
] as const)('FORMEDIT-01 publishing $stated from revision $revision: $decision', ({ stated, ...rest }) => {
  const { decision, revision } = rest;
  expect(decidePublish({ ...current, ...stated }, { revision })).toBe(decision);
});

describe('FORMEDIT-01 what candidates have of a form', () => {
  test.each([
    { status: 'open', takesNext: true, isShownAfterRetiring: false },
    { status: 'in_progress', takesNext: false, isShownAfterRetiring: true },
    { status: 'completed', takesNext: false, isShownAfterRetiring: true },
  ] as const)(
    '$status: takes the next version: $takesNext, stays when it is retired: $isShownAfterRetiring',
    ({ status, takesNext, isShownAfterRetiring }) => {
      expect(takesNextVersion(status)).toBe(takesNext);
      expect(isShownToCandidate(status, { isRetired: true })).toBe(isShownAfterRetiring);
      expect(isShownToCandidate(status, { isRetired: false })).toBe(true);
    },
  );

  test('FORMEDIT-01 whoever keeps a version keeps the form when it is retired', () => {
    for (const status of formStatuses)
      expect(isShownToCandidate(status, { isRetired: true })).toBe(!takesNextVersion(status));
  });

  test.each([
    { form: undefined, why: 'unknown' },
    { form: { version: 0, isRetired: false }, why: 'unpublished' },
    { form: { version: 0, isRetired: true }, why: 'retired' },
    { form: { version: 2, isRetired: true }, why: 'retired' },
    { form: { version: 2, isRetired: false }, why: undefined },
  ] as const)('FORMEDIT-01 $form is given to no candidate because it is $why', ({ form, why }) => {
    expect(whyNotGiven(form)).toBe(why);
  });
});

describe('FORMEDIT-01 what cannot be published', () => {
  test('a definition with a mistake, by its place and field', () => {
    const broken = {
      sections: [{ items: [{ name: 'shift', type: 'radio', label: 'Shift', radioOptions: { choices: 5 } }] }],
    };
    // as it is stored, which nobody has checked
    expect(publishProblems(broken as unknown as typeof city)).toEqual({
      'sections[0].items[0].radioOptions.choices': expect.stringContaining('shift: '),
    });
  });

  test('a form without a field', () => {
    expect(publishProblems({ sections: [{ title: 'Empty', items: [] }] })).toEqual({
      sections: 'Add a field before you publish.',
    });
  });

  test('but warnings can', () => {
    const warned = { sections: [{ items: [{ name: 'city', type: 'text', label: 'City', color: 'red' }] }] };
    expect(publishProblems(warned as unknown as typeof city)).toEqual({});
  });
});
