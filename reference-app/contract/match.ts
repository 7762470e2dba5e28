import { z } from 'zod';
import { call } from './call.ts';
import { employerQuery } from './envelope.ts';
import { seniorityLevels } from './profile.ts';

/** What a score is made of, in the order in which it is told. */
export const matchParts = ['skills', 'experience', 'seniority', 'location'] as const;
export type MatchPart = (typeof matchParts)[number];

const part = z.object({
  name: z.enum(matchParts),
  /** false = the job asks nothing of it, or the profile tells nothing: the others count for more. */
  isCounted: z.boolean(),
  /** Of 100, among the parts that are counted as well as those that are not. */
  weight: z.number().int(),
  /** How well it fits, 0 to 1, to two decimals. */
  value: z.number(),
  /** What it adds to the score, to two decimals: `maximum × value × weight ÷ the weights that are counted`. */
  points: z.number(),
  reason: z.string(),
});

const matchedSkill = z.object({
  /** As the job names it. */
  name: z.string(),
  /** What says so. */
  from: z.enum(['profile', 'experience', 'resume']),
});

const match = z.object({
  state: z.literal('match'),
  /** The sum of the points, to one decimal. */
  score: z.number(),
  maximum: z.literal(5),
  /** `searchConfig.strongMatchThreshold`. */
  threshold: z.number(),
  isStrongMatch: z.boolean(),
  parts: z.array(part),
  skills: z.object({ matched: z.array(matchedSkill), missing: z.array(z.string()) }),
  experience: z.object({
    /** null = the job asks for none. */
    askedYears: z.number().int().nullable(),
    /** To one decimal; null = nothing tells for how long the candidate has worked. */
    years: z.number().nullable(),
  }),
  seniority: z.object({
    asked: z.enum(seniorityLevels).nullable(),
    own: z.enum(seniorityLevels).nullable(),
  }),
  location: z.object({
    /** The job can be done from anywhere. */
    isRemote: z.boolean(),
    /** To the nearest place of the job; null = not known. */
    kilometres: z.number().int().nullable(),
  }),
  /** What it was made of: with another profile or another resume it may be another. */
  basedOn: z.object({ profileVersion: z.number().int(), resumeId: z.string().nullable() }),
});
export type Match = z.infer<typeof match>;

/** There is nothing yet to compare the job with. */
const invitation = z.object({
  state: z.literal('invitation'),
  /** What to do. */
  message: z.string(),
  threshold: z.number(),
  maximum: z.literal(5),
  /** What the job asks for, so that one sees what it would be compared with. */
  skills: z.object({ matched: z.array(matchedSkill).max(0), missing: z.array(z.string()) }),
});

/** The job and the candidate have neither skills nor years in common to compare: level and place alone make no match. */
const unknown = match.pick({ threshold: true, maximum: true, experience: true }).extend({
  state: z.literal('unknown'),
  /** Why so. */
  message: z.string(),
});
export type UnknownMatch = z.infer<typeof unknown>;

const counts = z.record(z.string(), z.number().int());

const positionQuery = employerQuery.extend({
  /** `123-nurse` means 123. */
  position_id: z.string().max(200),
});
const refusals = { 404: 'Position not found' };

export const matchCalls = {
  match: call({
    method: 'GET',
    path: '/api/pcsx/match_details',
    summary: 'How well a job and the candidate fit, and why',
    description:
      'Computed from the profile, what was read in the current resume, and the posting, by the method of `docs/match.md`: every number that the score is made of is in the answer. Visitors are answered `{}`.',
    query: positionQuery,
    data: z.union([match, invitation, unknown, z.strictObject({})]),
    refusals,
  }),
  insights: call({
    method: 'GET',
    path: '/api/pcsx/position_insights',
    summary: 'What jobs like this one ask for',
    description:
      'Counted over open public jobs of the employer, of the same department and kind. Nothing in it comes from candidates.',
    query: positionQuery,
    data: z.object({ insights: z.object({ skills: counts, titles: counts }) }),
    refusals,
  }),
};
