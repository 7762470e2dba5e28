import { describe, expect, test } from 'vitest';
import { places } from '../../../tests/server/postings.ts';
import { matchOf, type CandidateFacts, type JobFacts } from './score.ts';

const job: JobFacts = {
  skills: ['Triage', 'Telemetry', 'Wound care', 'Dialysis'],
  askedYears: 5,
  level: 'senior',
  workLocationOption: 'onsite',
  places: [places.rotterdam],
};
const candidate = ({
  skills = [] as string[],
  ...stated
}: Partial<CandidateFacts> & { skills?: string[] } = {}): CandidateFacts => ({
  skillSource: (skill) => (skills.includes(skill) ? 'profile' : undefined),
  hasSkills: true,
  years: 4,
  level: 'mid',
  location: 'Delft, Netherlands',
  preferences: { jobTitles: [], locations: [], workLocationOptions: [], willRelocate: false },
  ...stated,
});
const match = (
  stated: Parameters<typeof candidate>[0] = {},
  given: Partial<JobFacts> = {},
  home: { latitude: number; longitude: number } | undefined = places.delft,
) => matchOf({ ...job, ...given }, candidate(stated), { home, threshold: 4 });
const partOf = (result: ReturnType<typeof match>, name: string) =>
  result.parts.find((part) => part.name === name)!;

describe('JOB-04 a score', () => {
  test('is that of the example in docs/match.md', () => {
    const result = match({ skills: ['Triage', 'Telemetry', 'Wound care'] });
    expect(result).toMatchObject({
      score: 3.9,
      isStrongMatch: false,
      skills: {
        matched: [{ name: 'Triage', from: 'profile' }, { name: 'Telemetry' }, { name: 'Wound care' }],
        missing: ['Dialysis'],
      },
      experience: { askedYears: 5, years: 4 },
      location: { isRemote: false, kilometres: 13 },
    });
    expect(result.parts.map(({ name, value, points }) => [name, value, points])).toEqual([
      ['skills', 0.75, 1.88],
      ['experience', 0.8, 1],
      ['seniority', 0.5, 0.25],
      ['location', 1, 0.75],
    ]);
  });

  test('is the sum of its parts, and each part follows from what is told of it', () => {
    for (const skills of [[], ['Triage'], job.skills as string[]])
      for (const years of [0, 1, 3.3, 12])
        for (const location of [places.delft, places.suva, undefined]) {
          const { parts, score, maximum, threshold, isStrongMatch } = match({ skills, years }, {}, location);
          const sum = parts.filter((part) => part.isCounted).reduce((total, { weight }) => total + weight, 0);
          for (const { isCounted, value, weight, points } of parts)
            expect(Math.abs(points - (isCounted ? (maximum * value * weight) / sum : 0))).toBeLessThan(
              0.0051,
            );
          const added = parts.reduce((total, { points }) => total + points, 0);
          expect(Math.abs(score - added)).toBeLessThan(0.051);
          expect(isStrongMatch).toBe(score >= threshold);
        }
  });

  test('is whole where everything fits, and nothing where nothing does', () => {
    expect(match({ skills: job.skills as string[], years: 5, level: 'senior' }).score).toBe(5);
    expect(match({ years: 0, level: 'director' }, {}, places.suva).score).toBe(0);
  });

  test('leaves out what the job does not ask for, or nobody knows', () => {
    const result = match(
      { skills: ['Triage'] },
      { askedYears: null, level: null, places: [places.anywhere] },
    );
    expect(result.parts.map(({ isCounted }) => isCounted)).toEqual([true, false, false, false]);
    expect(result.score).toBe(1.3);
    const empty = match({}, { skills: [], askedYears: null, level: null, places: [] });
    expect([empty.score, empty.isStrongMatch]).toEqual([0, false]);
  });

  test('leaves years out that nobody tells, and names one year as one', () => {
    expect(partOf(match({ years: null }), 'experience')).toMatchObject({
      isCounted: false,
      reason: 'Your profile does not tell for how long you have worked.',
    });
    expect(partOf(match({ years: 0.5 }, { askedYears: 1 }), 'experience')).toMatchObject({
      value: 0.5,
      reason: 'The job asks for 1 year of experience; you have 0.5.',
    });
  });

  test.each([
    ['where they live', { location: 'Rotterdam, Netherlands' }, {}, undefined, 1],
    ['near', {}, {}, places.delft, 1],
    [
      'half way',
      {},
      {},
      { latitude: places.rotterdam.latitude + 275 / 111.195, longitude: places.rotterdam.longitude },
      0.5,
    ],
    ['far', {}, {}, places.zurich, 0],
    ['remote', {}, { workLocationOption: 'remote_global' as const }, places.suva, 1],
    [
      'a place that they like',
      { preferences: { ...candidate().preferences, locations: ['rotterdam, netherlands'] } },
      {},
      places.suva,
      1,
    ],
    [
      'anywhere, since they would move',
      { preferences: { ...candidate().preferences, willRelocate: true } },
      {},
      places.suva,
      1,
    ],
  ])('counts a job %s', (_, stated, given, home, value) => {
    expect(partOf(match(stated, given, home), 'location')).toMatchObject({ isCounted: true, value });
  });

  test.each([
    ['senior', 1],
    ['mid', 0.5],
    ['lead', 0.5],
    ['entry', 0],
    ['director', 0],
  ] as const)('counts level %s for a senior job as %s', (level, value) => {
    expect(partOf(match({ level }), 'seniority').value).toBe(value);
  });
});
