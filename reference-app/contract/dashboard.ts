import { z } from 'zod';
import { call } from './call.ts';

/** A row's own number. */
const id = z.number().int();
/** IANA, such as `Europe/Amsterdam`: what the times are told in. */
const timeZone = z.string();
/** Empty = none. */
const link = z.string();
/** The job it is about; null = none, or one that is not on this site. */
const positionId = z.number().int().nullable();
/** ISO 8601 in UTC. */
const moment = z.string();

export const nudgeKinds = ['profile', 'application', 'interview', 'form', 'offer', 'job'] as const;

/** Something that would help the candidate on, and the way to it. */
const nudge = z.object({
  id,
  kind: z.enum(nudgeKinds),
  title: z.string(),
  text: z.string(),
  link,
  /** What the link says. */
  linkLabel: z.string(),
});

export const interviewKinds = ['phone', 'video', 'onSite'] as const;

const interviewer = z.object({ name: z.string(), role: z.string() });

const interview = z.object({
  id,
  /** What is talked about. */
  title: z.string(),
  positionId,
  kind: z.enum(interviewKinds),
  startsAt: moment,
  durationMinutes: z.number().int(),
  timeZone,
  /** Where to come to; empty unless `onSite`. */
  place: z.string(),
  /** Where to join; empty unless `video`. */
  link,
  /** The number that is called; empty unless `phone`. */
  phoneNumber: z.string(),
  interviewers: z.array(interviewer),
  isCancelled: z.boolean(),
});

const event = z.object({
  id,
  title: z.string(),
  description: z.string(),
  startsAt: moment,
  endsAt: moment,
  timeZone,
  /** Empty = online. */
  place: z.string(),
  link,
});

export const referralStatuses = ['invited', 'applied', 'interviewing', 'hired', 'not_selected'] as const;

/** Somebody whom the candidate has recommended. */
const referral = z.object({
  id,
  name: z.string(),
  positionId,
  positionName: z.string(),
  status: z.enum(referralStatuses),
  referredAt: moment,
});

export type Nudge = z.infer<typeof nudge>;
export type Interview = z.infer<typeof interview>;
export type DashboardEvent = z.infer<typeof event>;
export type Referral = z.infer<typeof referral>;

const access = 'candidate';

export const dashboardCalls = {
  nudges: call({
    method: 'GET',
    path: '/api/pcsx/dashboard/nudges',
    summary: 'What the candidate could do next',
    access,
    data: z.object({ nudges: z.array(nudge) }),
  }),
  events: call({
    method: 'GET',
    path: '/api/pcsx/dashboard/events',
    summary: 'Events that the candidate is invited to',
    description: 'Those to come first, the next at the top; then those that are over, the latest at the top.',
    access,
    data: z.object({ events: z.array(event) }),
  }),
  interviews: call({
    method: 'GET',
    path: '/api/pcsx/dashboard/interviews',
    summary: 'The candidate’s interviews',
    description: 'Those to come first, the next at the top; then those that are over, the latest at the top.',
    access,
    data: z.object({ interviews: z.array(interview) }),
  }),
  referrals: call({
    method: 'GET',
    path: '/api/pcsx/dashboard/referrals',
    summary: 'Whom the candidate has recommended, the latest first',
    access,
    data: z.object({ referrals: z.array(referral) }),
  }),
};
