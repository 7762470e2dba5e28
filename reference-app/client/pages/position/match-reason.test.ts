import { createMessages, type Catalogue } from '@portico/core/messages';
import { expect, test } from 'vitest';
import type { Match, MatchPart } from '../../../contract/match.ts';
import english from '../../../locales/en-US/position.json?messages';
import type { PositionMessageKey } from '../../locales/texts.ts';
import { matchReason } from './match-reason.ts';

const t = createMessages('en-US', english as Catalogue<PositionMessageKey>);

const partOf = (name: MatchPart, value: number | null) => ({
  name,
  isCounted: value !== null,
  weight: 25,
  value: value ?? 0,
  points: 0,
  reason: '',
});
const aMatch = (stated: Partial<Match> = {}, location: number | null = null): Match => ({
  state: 'match',
  score: 2.5,
  maximum: 5,
  threshold: 4,
  isStrongMatch: false,
  parts: [partOf('skills', 0), partOf('experience', 0), partOf('seniority', 0), partOf('location', location)],
  skills: { matched: [], missing: [] },
  experience: { askedYears: null, years: null },
  seniority: { asked: null, own: null },
  location: { isRemote: false, kilometres: null },
  basedOn: { profileVersion: 1, resumeId: null },
  ...stated,
});
const reasonOf = (match: Match, name: MatchPart) => matchReason(match, name, { t, locale: 'en-US' });

test('JOB-04 each part of a match says why it is worth what it is', () => {
  const match = aMatch({
    skills: { matched: [{ name: 'Triage', from: 'profile' }], missing: ['Dialysis'] },
    experience: { askedYears: 1, years: 3.5 },
    seniority: { asked: 'senior', own: 'mid' },
  });
  expect(reasonOf(match, 'skills')).toBe('You have 1 of the 2 skills that the job names.');
  expect(reasonOf(match, 'experience')).toBe('The job asks for 1 year of experience; you have 3.5 years.');
  expect(reasonOf(match, 'seniority')).toBe('The job is for the level “senior”; yours reads as “mid”.');
});

test('JOB-04 a part that cannot be told says what is missing, on which side', () => {
  const asks = aMatch({
    experience: { askedYears: 2, years: null },
    seniority: { asked: 'lead', own: null },
  });
  expect(reasonOf(aMatch(), 'skills')).toBe('The job names no skills.');
  expect(reasonOf(aMatch(), 'experience')).toBe('The job asks for no years of experience.');
  expect(reasonOf(asks, 'experience')).toMatch(/^Your profile does not tell/);
  expect(reasonOf(aMatch(), 'seniority')).toBe('The job names no level.');
  expect(reasonOf(asks, 'seniority')).toBe('Your profile tells no level.');
  expect(reasonOf(aMatch(), 'location')).toMatch(/^It is not known how far/);
});

test.each([
  { isRemote: true, kilometres: 900, value: 1, reason: 'The job can be done from anywhere.' },
  { isRemote: false, kilometres: 13, value: 1, reason: /^The nearest place of the job is 8 miles/ },
  { isRemote: false, kilometres: 275, value: 0.5, reason: /^The nearest place of the job is 171 miles/ },
  { isRemote: false, kilometres: 900, value: 1, reason: /^The job is where you live, or where/ },
  { isRemote: false, kilometres: null, value: 1, reason: /^The job is where you live, or where/ },
])('JOB-04 a job at $kilometres km, remote: $isRemote, worth $value', ({ value, reason, ...location }) => {
  expect(reasonOf(aMatch({ location }, value), 'location')).toMatch(reason);
});
