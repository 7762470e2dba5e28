import { kilometresBetween } from '@portico/core/places';
import { fold } from '@portico/core/text';
import type { Match, MatchPart } from '../../contract/match.ts';
import type { Place, WorkLocationOption } from '../../contract/posting.ts';
import { seniorityLevels, type Profile, type SeniorityLevel } from '../../contract/profile.ts';

type Point = { latitude: number; longitude: number };

/** What a posting asks for. */
export type JobFacts = {
  skills: readonly string[];
  /** null = it asks for none. */
  askedYears: number | null;
  level: SeniorityLevel | null;
  workLocationOption: WorkLocationOption;
  places: readonly Place[];
};

export type CandidateFacts = {
  /** What says that the candidate has a skill; undefined = nothing does. */
  skillSource: (skill: string) => 'profile' | 'experience' | 'resume' | undefined;
  hasSkills: boolean;
  /** null = nothing tells for how long they have worked. */
  years: number | null;
  level: SeniorityLevel | null;
  location: string;
  preferences: Profile['preferences'];
};

/** Of 100; why so: `docs/match.md`. */
const weights: Readonly<Record<MatchPart, number>> = {
  skills: 50,
  experience: 25,
  seniority: 10,
  location: 15,
};
const maximum = 5;

/** Within the first a place is near; from the second on it is far. */
const near = 50;
const far = 500;

type Value = { value: number; reason: string } | { value: null; reason: string };

/**
 * How well a candidate and a job fit: a weighted sum of four parts, each told. A part of which the job asks nothing, or
 * the candidate tells nothing, is left out, and the others count for more.
 *
 * @param home where the candidate lives, if that is a place on the map
 */
export function matchOf(
  job: JobFacts,
  candidate: CandidateFacts,
  { home, threshold }: { home: Point | undefined; threshold: number },
): Omit<Match, 'basedOn'> {
  const skills = skillsOf(job, candidate);
  const isRemote = job.workLocationOption === 'remote' || job.workLocationOption === 'remote_global';
  const kilometres = distanceOf(job, home);
  const values: Readonly<Record<MatchPart, Value>> = {
    skills: skillsValue(job, skills),
    experience: experienceValue(job, candidate),
    seniority: seniorityValue(job, candidate),
    location: locationValue(job, candidate, { isRemote, kilometres }),
  };
  const counted = Object.entries(values).flatMap(([name, { value }]) =>
    value === null ? [] : [weights[name as MatchPart]],
  );
  const sum = counted.reduce((total, weight) => total + weight, 0);
  const parts = (Object.keys(weights) as MatchPart[]).map((name) => {
    const { value, reason } = values[name];
    const told = rounded(value ?? 0, 2);
    const points = value === null ? 0 : rounded((maximum * told * weights[name]) / sum, 2);
    return { name, isCounted: value !== null, weight: weights[name], value: told, points, reason };
  });
  const score = rounded(
    parts.reduce((total, { points }) => total + points, 0),
    1,
  );
  return {
    state: 'match',
    score,
    maximum,
    threshold,
    isStrongMatch: score >= threshold,
    parts,
    skills,
    experience: { askedYears: job.askedYears, years: candidate.years },
    seniority: { asked: job.level, own: candidate.level },
    location: { isRemote, kilometres },
  };
}

/** Why a match tells nothing: neither skills nor years are counted in it; undefined for one that does. */
export function whyUnknown({ parts }: Pick<Match, 'parts'>): string | undefined {
  const decisive = parts.filter(({ name }) => name === 'skills' || name === 'experience');
  if (decisive.some(({ isCounted }) => isCounted)) return undefined;
  return decisive.map(({ reason }) => reason).join(' ');
}

function skillsOf({ skills }: JobFacts, { skillSource }: CandidateFacts): Match['skills'] {
  const told = skills.map((name) => ({ name, from: skillSource(name) }));
  return {
    matched: told.flatMap(({ name, from }) => (from ? [{ name, from }] : [])),
    missing: told.filter(({ from }) => !from).map(({ name }) => name),
  };
}

function skillsValue({ skills }: JobFacts, { matched }: Match['skills']): Value {
  if (skills.length === 0) return { value: null, reason: 'The job names no skills.' };
  return {
    value: matched.length / skills.length,
    reason: `You have ${matched.length} of the ${skills.length} skills that the job names.`,
  };
}

function experienceValue({ askedYears }: JobFacts, { years }: CandidateFacts): Value {
  if (askedYears === null) return { value: null, reason: 'The job asks for no years of experience.' };
  if (years === null)
    return { value: null, reason: 'Your profile does not tell for how long you have worked.' };
  const asked = askedYears === 1 ? '1 year' : `${askedYears} years`;
  return {
    value: Math.min(1, years / askedYears),
    reason: `The job asks for ${asked} of experience; you have ${years}.`,
  };
}

/** The same level fits, the next one half, any other not. */
function seniorityValue({ level: asked }: JobFacts, { level: own }: CandidateFacts): Value {
  if (!asked) return { value: null, reason: 'The job names no level.' };
  if (!own) return { value: null, reason: 'Your profile tells no level.' };
  const steps = Math.abs(seniorityLevels.indexOf(asked) - seniorityLevels.indexOf(own));
  return {
    value: Math.max(0, 1 - steps / 2),
    reason: `The job is for level “${asked}”; yours reads as “${own}”.`,
  };
}

function locationValue(
  job: JobFacts,
  { location, preferences }: CandidateFacts,
  { isRemote, kilometres }: { isRemote: boolean; kilometres: number | null },
): Value {
  if (isRemote) return { value: 1, reason: 'The job can be done from anywhere.' };
  const names = new Set(job.places.map(({ name }) => fold(name)));
  if (preferences.locations.some((name) => names.has(fold(name))))
    return { value: 1, reason: 'The job is at a place that you have said you like.' };
  if (preferences.willRelocate) return { value: 1, reason: 'You have said that you would move for a job.' };
  if (location !== '' && names.has(fold(location))) return { value: 1, reason: 'The job is where you live.' };
  if (kilometres === null)
    return { value: null, reason: 'It is not known how far the job is from where you live.' };
  return {
    value: Math.min(1, Math.max(0, 1 - (kilometres - near) / (far - near))),
    reason: `The nearest place of the job is ${kilometres} km from where you live.`,
  };
}

function distanceOf({ places }: JobFacts, home: Point | undefined): number | null {
  if (!home) return null;
  const distances = places.flatMap(({ latitude, longitude }) =>
    latitude === undefined || longitude === undefined
      ? []
      : [kilometresBetween(home, { latitude, longitude })],
  );
  return distances.length === 0 ? null : Math.round(Math.min(...distances));
}

function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round((value + Number.EPSILON) * factor) / factor;
}
