import { z } from 'zod';
import { call } from './call.ts';
import { profile } from './profile.ts';
import { resumeFile } from './resume-file.ts';

/** Why a resume could not be read; it is kept as it came. */
export const unreadReasons = [
  'encrypted',
  'damaged',
  'empty',
  'too_much',
  'too_slow',
  'busy',
  'unknown_type',
] as const;
export type UnreadReason = (typeof unreadReasons)[number];

/** What a proposal is for. An e-mail is told, and changed in the account's settings only. */
export const proposalFields = [
  'name',
  'email',
  'phone',
  'location',
  'skills',
  'experience',
  'education',
] as const;
export type ProposalField = (typeof proposalFields)[number];

const proposal = z.object({
  /** Within its resume, as `skills.2`. */
  id: z.string(),
  field: z.enum(proposalFields),
  /** As the section of the profile takes it; a name as `{firstname, lastname}`. */
  value: z.unknown(),
  /** Where in the text it was found: from 0, in UTF-16 units; lines from 1. */
  found: z.object({
    start: z.number().int(),
    end: z.number().int(),
    line: z.number().int(),
    text: z.string(),
  }),
});
export type Proposal = z.infer<typeof proposal>;

const reading = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('read'),
    /** Of its headings, as in `de`; null = it has none that is known. */
    language: z.string().nullable(),
    proposals: z.array(proposal),
  }),
  z.object({ state: z.literal('unread'), reason: z.enum(unreadReasons) }),
]);
export type Reading = z.infer<typeof reading>;

const settled = z.record(z.string(), z.enum(['accepted', 'dismissed']));
export type Settled = z.infer<typeof settled>;

const resume = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601 in UTC. */
  uploadedAt: z.string(),
  /** The one that applications take. */
  isCurrent: z.boolean(),
  url: z.string(),
  isRead: z.boolean(),
  /** What to tell of a resume that could not be read; null = it was. */
  note: z.string().nullable(),
});
export type Resume = z.infer<typeof resume>;

const readResume = resume.extend({
  language: z.string().nullable(),
  /** What was found, with what became of it. */
  proposals: z.array(proposal.extend({ status: z.enum(['open', 'accepted', 'dismissed']) })),
});
export type ReadResume = z.infer<typeof readResume>;

const proposalIds = z.array(z.string().max(100)).max(500).default([]);
const params = z.object({ id: z.string().max(100) });
const domain = { domain: z.string().max(253).optional() };
const access = 'candidate';
const root = '/api/pcsx/resumes';
const notFound = { 404: 'The candidate has no such resume.' };

/** How many one candidate can keep. */
export const maximumResumes = 10;

const uploadRefusals = {
  400: 'It is missing, or not of a type that the employer takes.',
  409: `There are ${maximumResumes} already.`,
  413: 'It is larger than 10 MB.',
  429: 'Too many in ten minutes.',
};

export const resumeCalls = {
  upload: call({
    method: 'POST',
    path: '/api/pcsx/upload_resume',
    summary: 'Upload a resume',
    description:
      'A form whose `resume_content` is a data URL, or a file; its employer is the one in the address. The resume becomes the current one, and is read; what is found is proposed (`resume.proposals`), and changes nothing until it is accepted. What cannot be read is kept all the same. The same file again is the same resume.',
    access,
    body: z.object({
      resume_file_name: z.string().max(500).default(''),
      resume_content: z.string().optional(),
      ...domain,
    }),
    files: { resume_content: { ...resumeFile, isDataUrl: true } },
    data: profile.extend({ resume: readResume }),
    refusals: uploadRefusals,
  }),
  list: call({
    method: 'GET',
    path: root,
    summary: 'The candidate’s resumes, the newest first',
    access,
    data: z.object({ resumes: z.array(resume) }),
  }),
  details: call({
    method: 'GET',
    path: `${root}/{id}`,
    summary: 'One resume, with what was read in it',
    access,
    params,
    data: readResume,
    refusals: notFound,
  }),
  content: call({
    method: 'GET',
    path: `${root}/{id}/content`,
    summary: 'A resume as it was uploaded',
    access,
    params,
    answers: 'file',
    data: z.null(),
    refusals: notFound,
  }),
  makeCurrent: call({
    method: 'POST',
    path: `${root}/{id}/current`,
    summary: 'Have applications take this resume',
    access,
    params,
    body: z.object(domain).nullish(),
    data: readResume,
    refusals: notFound,
  }),
  readAgain: call({
    method: 'POST',
    path: `${root}/{id}/read`,
    summary: 'Read a resume again',
    description: 'For one that could not be read because too many came at once. What was settled stays so.',
    access,
    params,
    body: z.object(domain).nullish(),
    data: readResume,
    refusals: { ...notFound, 429: uploadRefusals[429] },
  }),
  settle: call({
    method: 'POST',
    path: `${root}/{id}/proposals`,
    summary: 'Accept some of what was read into the profile, and dismiss some',
    description:
      'All of them or none. What is accepted becomes part of the profile as by `profile_edit`; what is dismissed counts nowhere, in matches neither. Sent again it changes nothing.',
    access,
    params,
    body: z.object({
      accept: proposalIds,
      dismiss: proposalIds,
      version: z
        .number()
        .int()
        .min(0)
        .max(2_147_483_647)
        .optional()
        .meta({ description: 'Of the profile, as the author saw it.' }),
      ...domain,
    }),
    data: z.object({ profile, resume: readResume }),
    refusals: {
      ...notFound,
      409: 'The profile was changed since `version`; `data.profile` is what stands.',
      422: 'The resume proposes no such thing, or it cannot stand in the profile.',
    },
  }),
  remove: call({
    method: 'DELETE',
    path: `${root}/{id}`,
    summary: 'Remove a resume',
    description:
      'Of those that are left the newest becomes the current one. What was sent with applications stays.',
    access,
    params,
    body: z.object(domain).nullish(),
    data: z.object({ resumes: z.array(resume) }),
    refusals: notFound,
  }),
};
