import { afterAll, beforeAll, expect, test } from 'vitest';
import { meridian } from '../../../employers/meridian/index.ts';
import type { Posting } from '../../../contract/posting.ts';
import { emptyDatabase } from '../../../../tests/server/harness.ts';
import { aPosting } from '../../../../tests/server/postings.ts';
import { randomFrom, tries } from '../../../../tests/random.ts';
import type { OpenDatabase } from '../../database/database.ts';
import type { EmployerScope } from '../../database/for-employer.ts';
import { migrate } from '../../database/migrate.ts';
import { createEmployer } from '../../employers/store.ts';
import { takePostings } from '../take-postings.ts';

let database: OpenDatabase;
let scope: EmployerScope;
let dispose: () => Promise<void>;
beforeAll(async () => {
  ({ database, dispose } = await emptyDatabase());
  await migrate(database);
  scope = await createEmployer(database, { domain: 'x.example', name: 'X', product: 'default', config: {} });
});
afterAll(() => dispose());

type Stored = { title: string; title_words: string; words: string };

const stored = async (): Promise<Stored[]> => {
  const { rows } = await database.statement(
    'select title, description, title_words::text, words::text from job order by id',
  );
  return rows as Stored[];
};

/** What the database finds in the texts itself. */
const found = async (): Promise<Stored[]> => {
  await database.statement('update job set title = title');
  return stored();
};

const takenAnew = async (postings: readonly Posting[]): Promise<Stored[]> => {
  await database.statement('delete from job');
  await takePostings(database, scope, postings);
  return stored();
};

// Everything that the parser of PostgreSQL reads as one or as several words, and what becomes something else before it.
// prettier-ignore
const pieces = [
  'Nurse', 'nurses,', 'the', 'of', 'IT', 'Team-Lead', 'front-end/back-end', 'Node.js', 'C#', 'c++,', '.NET', '24/7',
  '-5', '1.5e3', '3,000.50', '½', '…', '№', 'CO₂', '10–20', 'e-mail:', 'jobs@x.example', 'https://x.example/a?b=c#d',
  '/var/log', 'x.example:80', 'a_b', "don't", 'l’équipe', "O'Neil", '\\back\\\\', 'infirmière', 'Ärztinnen', 'ﬁnd',
  'ǅungla', 'İstanbul', 'straße', 'cafe\u0301', '\u0301', 'a\u00a0b', 'a\u2003b', '&amp;', '&lt;', '&nbsp;', '<', '>',
  '<b', 'b>', '<p>', '</p>', '<br>', '<a', 'href="x', 'y">', '"', "'", "''", '看護師募集', '東京の', 'พยาบาล', '간호사',
  'المَرْضى', 'медсестра', '👩‍⚕️', '\u200b', 'zero\u200bwidth', '\ufeff', 'portico0gap', "portico0gap's", 'über-gabe',
  'naïve—test', '(m/w/d)', '100%', '$50k', 'x'.repeat(101), '\t', '\n', '\v', '',
  '＜OK', 'nights＞', '﹤a', 'x﹥', '«Métiers', 'séniors»', '‹a', 'é›', '≪ü', '≫', '〈é', 'y〉', '《é》', '︽', '￩', '~50', '~é', '‥', '.é',
  '℀', '½', '±5', 'a\u00adé', '\u200fב', 'נוֹהֵל', 'می\u200cخواهم', '\u2060', '”é“', 'É…',
];

test('an import finds the words that the database finds in texts of all that makes words strange', async () => {
  const random = randomFrom(11);
  const languages = [
    '',
    'und die der für',
    'vous avec les des',
    'the and with our',
    'и в на',
    've bir bu için',
  ];
  const textOf = (most: number) =>
    Array.from(
      { length: Math.floor(random() * most) },
      () => pieces[Math.floor(random() * pieces.length)],
    ).join(random() < 0.1 ? '' : ' ');
  const nameOf = () => (random() < 0.3 ? null : textOf(4));
  const postings = Array.from({ length: tries(3_000) }, () =>
    aPosting({
      title: textOf(6),
      department: nameOf(),
      businessUnit: nameOf(),
      seniority: nameOf(),
      employmentType: nameOf(),
      skills: Array.from({ length: Math.floor(random() * 3) }, () => textOf(3)),
      places: Array.from({ length: Math.floor(random() * 3) }, () => ({ name: textOf(3) })),
      description: `${languages[Math.floor(random() * languages.length)]} ${textOf(40)}`,
    }),
  );
  const written = await takenAnew(postings);
  expect(written).toHaveLength(tries(3_000));
  expect(written).toStrictEqual(await found());
});

test('and in the jobs of the demo', async () => {
  const now = new Date('2026-10-15T12:00:00Z');
  const written = await takenAnew([...meridian.postings({ now, count: 2_000 })]);
  expect(written).toStrictEqual(await found());
});

test('and in texts longer than a vector can count', async () => {
  const words = Array.from({ length: 20_000 }, (_, index) => `word${index % 9_000}`);
  const written = await takenAnew([
    aPosting({ description: words.join(' ') }),
    aPosting({ description: 'care '.repeat(400) }),
    aPosting({ title: 'care '.repeat(60), description: 'kärl care '.repeat(120) }),
    aPosting({ description: 'café '.repeat(200) }),
    aPosting({ title: `${'看'.repeat(100)} ${'看'.repeat(99)} ${'看'.repeat(99)}` }),
    aPosting({ title: '⑴'.repeat(290) }),
  ]);
  expect(written).toStrictEqual(await found());
});

const numbered = (job: number): string[] =>
  Array.from({ length: 100 }, (_, index) => `word${job * 100 + index}`);

test('and in more words than are kept', async () => {
  const written = await takenAnew(
    Array.from({ length: 1_300 }, (_, job) =>
      aPosting({ description: `<p>The nurses of our team</p><p>${numbered(job % 900).join(' ')}</p>` }),
    ),
  );
  expect(written).toStrictEqual(await found());
});

test('a job whose text changes has the words of the new text, and what changes a text beside an import, too', async () => {
  const job = aPosting({ title: 'Nurse', description: '<p>Nights</p>' });
  await takenAnew([job]);
  await takePostings(database, scope, [{ ...job, title: 'Cook', description: '<p>Days</p>' }]);
  const [changed] = await stored();
  expect(changed?.title_words).toBe("'cook':1");
  expect(changed?.words).toContain("'day'");
  expect(changed?.words).not.toMatch(/'night'|'nurs/);
  await database.statement("update job set title = 'Driver'");
  expect((await stored())[0]?.words).toContain("'driver'");
});
