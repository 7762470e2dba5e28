import { expect, test } from 'vitest';
import { isTheirName, letterOf } from './signature.ts';

test.each([
  ['Zoë Ärmel', 'Zoë Ärmel', true],
  // the same letters, written by a letter and a mark
  ['Zoë Ärmel', 'Zoë Ärmel', true],
  ['  Zoë Ärmel\t', 'Zoë Ärmel', true],
  ['zoë ärmel', 'Zoë Ärmel', false],
  ['Zoe Armel', 'Zoë Ärmel', false],
  ['Zoë  Ärmel', 'Zoë Ärmel', false],
  ['Zoë\u00A0Ärmel', 'Zoë Ärmel', false],
  // Cyrillic letters that look alike
  ['Аmara', 'Amara', false],
  ['ﬁona', 'fiona', false],
  ['Amara\u200B', 'Amara', false],
  ['', 'Amara', false],
  // where no name is known, nothing is it
  ['Amara', '', false],
  ['', '', false],
  [' ', ' ', false],
])('LETTER-06 %j as the signature of %j: %s', (typed, known, isTheirs) => {
  expect(isTheirName(typed, known)).toBe(isTheirs);
});

test('LETTER-07 OFFERS-11 the letter is the document of type Offer, or where there is none the first', () => {
  const agreement = { id: 1, documentType: 'Agreement' };
  const letter = { id: 2, documentType: 'Offer' };
  expect(letterOf({ documents: [agreement, letter] })).toBe(letter);
  expect(letterOf({ documents: [agreement] })).toBe(agreement);
  expect(letterOf({ documents: [] })).toBeUndefined();
});
