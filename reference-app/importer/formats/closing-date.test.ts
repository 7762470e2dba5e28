import { afterEach, expect, test } from 'vitest';

import { told, TrialImport, trialTime } from '../trial-import.ts';
import { closedAtOf } from './closing-date.ts';

let trial: TrialImport | undefined;
afterEach(() => trial?.remove());

/** A feed of one job with a closing date, in each format that has them, and where a refusal finds the date. */
const feeds = [
  [
    'greenhouse',
    'a.json',
    'line 1: jobs[0].application_deadline',
    (closes: unknown) => ({
      jobs: [
        {
          id: 1,
          title: 'Cook',
          updated_at: '2026-09-01',
          application_deadline: closes,
          location: { name: 'Oslo' },
        },
      ],
    }),
  ],
  [
    'schema.org',
    'a.json',
    'line 1: validThrough',
    (closes: unknown) => ({
      '@type': 'JobPosting',
      identifier: '1',
      title: 'Cook',
      datePosted: '2026-09-01',
      validThrough: closes,
    }),
  ],
  [
    'csv',
    'a.csv',
    'line 2: Closing date',
    (closes: unknown) => `id,title,date,Closing date\n1,Cook,2026-09-01,${closes ?? ''}\n`,
  ],
] as const;

for (const [format, name, place, feed] of feeds) {
  const load = async (closes: unknown) => {
    trial = new TrialImport(format);
    const result = await trial.load(trial.file(name, feed(closes)));
    return { refused: told(result), closedAt: trial.jobs.get('1')?.closedAt };
  };

  test.for([
    ['soon', 'is not a date: write it as in 2026-04-03, or leave it empty'],
    ['2026-02-30', 'is not a date: write it as in 2026-04-03, or leave it empty'],
    ['03/04/2026', 'can be read as two days: write the year first, as in 2026-04-03'],
  ] as const)(`a job of ${format} that closes on "%s" is refused: it %s`, async ([closes, reason]) => {
    expect(await load(closes)).toEqual({ refused: [`${place} ${reason}`], closedAt: undefined });
  });

  test.for([undefined, null, '', '  '])(
    `a job of ${format} with the closing date %j has none`,
    async (closes) => {
      expect(await load(closes)).toEqual({ refused: [], closedAt: null });
    },
  );

  test.for([
    ['2026-10-14', new Date('2026-10-15T00:00:00Z')],
    ['14 Oct 2026', new Date('2026-10-15T00:00:00Z')],
    ['2026-10-15', null],
    ['2026-10-15T11:00:00Z', new Date('2026-10-15T11:00:00Z')],
    ['2026-10-15T13:00:00Z', null],
  ] as const)(`a job of ${format} that closes on %s was closed at %s`, async ([closes, closedAt]) => {
    expect(await load(closes)).toEqual({ refused: [], closedAt });
  });
}

test.for([{}, { date: '2026-10-14' }, true])(
  'a closing date of schema.org that is %j is refused',
  async (closes) => {
    trial = new TrialImport('schema.org');
    const [, name, place, feed] = feeds[1];
    expect(told(await trial.load(trial.file(name, feed(closes))))).toEqual([
      `${place} is not a date: write it as in 2026-04-03, or leave it empty`,
    ]);
  },
);

test('seconds and milliseconds since 1970 are moments, and no days', () => {
  const moment = new Date('2026-09-21T14:13:20Z');
  for (const written of [1_790_000_000, '1790000000', '1790000000000'])
    expect(closedAtOf(written, trialTime)).toEqual(moment);
});
