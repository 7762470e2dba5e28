import { z } from 'zod';
import { call } from './call.ts';
import { ifMatch, ifMatchRefusals } from './if-match.ts';
import { rowParams } from './row.ts';
import { publicTheme } from './themes.ts';

const domain = z.string().max(253).optional();
/** How many links an employer can have that still lead somewhere. */
export const maximumPreviews = 50;
const longestPreview = 30 * 24;

const preview = z.object({
  id: z.number().int(),
  note: z.string(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Full name; null = nobody who has an account. */
  by: z.string().nullable(),
});
const scheduleFailure = z.discriminatedUnion('reason', [
  /** Whoever scheduled it may publish no more. */
  z.object({ reason: z.literal('rights') }),
  /** It changes what is locked for whoever scheduled it. */
  z.object({ reason: z.literal('locked'), sections: z.array(z.string()) }),
  /** What it changes has been published otherwise since. */
  z.object({ reason: z.literal('overtaken') }),
  /** With what has been published since, some of it cannot be read. */
  z.object({ reason: z.literal('unreadable') }),
]);
const schedule = z.object({
  /** null = nothing is scheduled. */
  schedule: z
    .object({
      /** ISO 8601 in UTC. */
      publishAt: z.string(),
      /** Of the draft as it was then. */
      draftRevision: z.number().int(),
      /** The draft has changed since: what is published is the one that was scheduled. */
      isBehindDraft: z.boolean(),
      note: z.string(),
      by: z.string().nullable(),
      /** Why it was not published at its time; null = it still waits. */
      failure: scheduleFailure.nullable(),
    })
    .nullable(),
});

export type ThemePreview = z.infer<typeof preview>;
export type ThemeSchedule = z.infer<typeof schedule>;
export type ScheduleFailure = z.infer<typeof scheduleFailure>;

const access = 'theme_builder';
const notAllowed = 'One lacks the right `publish`.';

export const themePublishingCalls = {
  preview: call({
    method: 'GET',
    path: '/api/pcsx/themes/preview',
    summary: 'The draft, for whoever has a preview link',
    description:
      'Needs no login. The link shows the draft as it stands, or what is published when nothing is drafted. Pages show the same with `?theme_preview=<token>`.',
    query: z.object({ domain, token: z.string().max(100) }),
    data: z.object({
      document: publicTheme.nullable(),
      /** ISO 8601 in UTC. */
      expiresAt: z.string(),
    }),
    refusals: { 404: 'The link has ended, was taken back, or never was one.' },
  }),
  previews: call({
    method: 'GET',
    path: '/api/pcsx/themes/previews',
    summary: 'The preview links that still lead somewhere, newest first',
    access,
    data: z.object({ previews: z.array(preview) }),
    refusals: { 403: notAllowed },
  }),
  givePreview: call({
    method: 'POST',
    path: '/api/pcsx/themes/previews',
    summary: 'Give out a preview link',
    description: 'The token is told this once, and is kept as a hash.',
    access,
    body: z.object({
      /** How long it leads somewhere. */
      hours: z
        .number()
        .int()
        .min(1)
        .max(longestPreview)
        .default(7 * 24),
      note: z.string().trim().max(200).default(''),
      domain,
    }),
    status: 201,
    data: preview.extend({ token: z.string(), /** Absolute. */ url: z.string() }),
    refusals: { 403: notAllowed, 409: `There are ${maximumPreviews} links already.` },
  }),
  revokePreview: call({
    method: 'DELETE',
    path: '/api/pcsx/themes/previews/{id}',
    summary: 'Take a preview link back',
    description: 'Twice is the same as once.',
    access,
    params: rowParams,
    data: z.object({ previews: z.array(preview) }),
    refusals: { 403: notAllowed, 404: 'There is no such link.' },
  }),
  schedule: call({
    method: 'GET',
    path: '/api/pcsx/themes/schedule',
    summary: 'What is to be published, and when',
    access,
    data: schedule,
    refusals: { 403: 'One lacks the right `view`.' },
  }),
  setSchedule: call({
    method: 'PUT',
    path: '/api/pcsx/themes/schedule',
    summary: 'Publish the draft at a time to come',
    description:
      'The draft as it is now, whatever becomes of it until then, on top of what is published meanwhile; a draft that is still the same is done with, as after publishing. Replaces what was scheduled before. Published once, however many servers run. What cannot be published at its time stays, with `failure`, until it is replaced or cancelled.',
    access,
    headers: ifMatch,
    body: z.object({
      /** ISO 8601 with its offset, to come and within a year. */
      publishAt: z.iso.datetime({ offset: true }),
      note: z.string().trim().max(500).default(''),
      domain,
    }),
    data: schedule,
    refusals: {
      ...ifMatchRefusals('`data`'),
      400: 'The time is past, or more than a year ahead.',
      403: `${notAllowed} Or the draft changes what is locked.`,
      409: 'There is no draft to publish.',
    },
  }),
  cancelSchedule: call({
    method: 'DELETE',
    path: '/api/pcsx/themes/schedule',
    summary: 'Publish nothing by itself',
    description: 'Twice is the same as once.',
    access,
    data: schedule,
    refusals: { 403: notAllowed },
  }),
};
