import { expect, test } from 'vitest';

import { withArticle } from './description.ts';

test.for([
  ['Registered Nurse', 'a Registered Nurse'],
  ['Occupational Therapist', 'an Occupational Therapist'],
  ['MRI Technologist', 'an MRI Technologist'],
  ['CT Technologist', 'a CT Technologist'],
  ['UX Designer', 'a UX Designer'],
  ['HR Business Partner', 'an HR Business Partner'],
  ['Unit Clerk', 'a Unit Clerk'],
] as const)('a sentence puts the article by sound before %s', ([noun, withIt]) => {
  expect(withArticle(noun)).toBe(withIt);
});
