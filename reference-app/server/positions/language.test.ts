import { expect, test } from 'vitest';
import { demoEmployers } from '../../employers/index.ts';
import { randomFrom, tries } from '../../../tests/random.ts';
import { loadLanguages } from './language.ts';

const languageOf = await loadLanguages();

const words =
  'the and of der für mit und de het een voor wij en les vous équipe el los más você não uma è perché és egy și până på är och til för että myös sekä bir için çok dan yang kad už mūsų nurse ward Programmer internationalisation antidisestablishmentarianism x a Ελ THE C3PO'.split(
    ' ',
  );
const signs = [' ', ' ', ' ', ' ', ', ', '. ', '-', '@', '[', '`', '{', "'", '×', '1', '\n', '\0'];
const random = randomFrom(8);
const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
/** A text of few words, in any order. */
function aText(separators: readonly string[]): string {
  const few = Array.from({ length: 1 + Math.floor(random() * 6) }, () => oneOf(words));
  return Array.from({ length: Math.floor(random() * 40) }, () => oneOf(few) + oneOf(separators)).join('');
}

test('API-08 a text is in the same language in capitals, and with its accents apart', () => {
  const found = new Set<string>();
  for (let round = 0; round < tries(5_000); round += 1) {
    const description = aText(signs);
    const language = languageOf({ title: 'Job', description });
    for (const same of [description.normalize('NFD'), description.toUpperCase().replaceAll('İ', 'i')])
      expect(languageOf({ title: 'Job', description: same }), same).toBe(language);
    found.add(language);
  }
  expect(found.size).toBeGreaterThan(12);
});

test('the demo jobs are in English, which is not asked when they are written', () => {
  for (const { postings } of demoEmployers)
    for (const posting of postings({ now: new Date(), count: 40 }))
      expect(languageOf(posting), posting.title).toBe('english');
});

test.each([
  ['Oﬃce supplies. Back oﬃce, front oﬃce. Microsoft Oﬃce.', 'english'],
  ['Mit der Kollegin und den anderen', 'german'],
  // the word that decides is the last one
  ['une equipe des ateliers avec', 'french'],
  ['seaside wander', 'english'],
  [
    'Praca w zespole projektantki, nowe biuro, dobre warunki, umowa, szkolenia, rozwój, elastyczne godziny, Kraków, Polska',
    'simple',
  ],
] as const)('API-08 %s', (description, language) => {
  expect(languageOf({ title: '', description })).toBe(language);
});
