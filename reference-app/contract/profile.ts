import { z } from 'zod';
import { call } from './call.ts';
import { employerQuery } from './envelope.ts';
import { workLocationOptions } from './posting.ts';

/** Lengths are in Unicode code points. */
const text = (maximum: number) =>
  z
    .string('Enter a text.')
    .trim()
    .refine((given) => [...given].length <= maximum, `Enter no more than ${maximum} characters.`)
    // what no keyboard types, no font shows, and databases refuse
    .refine(
      (given) => !/[^\P{Cc}\t\n\r]/u.test(given) && given.isWellFormed(),
      'Enter readable characters only.',
    );
const required = (maximum: number, message: string) => text(maximum).refine((given) => given !== '', message);
/** Mails begin with it: an address of a page in it, or lines of its own, would be sent in the employer's name. */
export const personName = (what: string) =>
  required(100, `Enter your ${what}.`)
    .refine((given) => !given.includes('/'), `Enter your ${what} without slashes.`)
    .refine((given) => !/[\n\r\p{Zl}\p{Zp}]/u.test(given), 'Enter readable characters only.');
const optional = (maximum: number) => text(maximum).default('');

const month = z.string('Enter a month.').regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'Enter a month as YYYY-MM.');

const span = {
  /** `YYYY-MM`. */
  startDate: month.nullable().default(null),
  /** null = not told, or not over. */
  endDate: month.nullable().default(null),
  isCurrent: z.boolean().default(false),
};
type Span = { startDate: string | null; endDate: string | null; isCurrent: boolean };
const inOrder = ({ startDate, endDate }: Span) => !startDate || !endDate || startDate <= endDate;
const outOfOrder = { path: ['endDate'], message: 'End date cannot be before the start date.' };
/** What goes on has no end. */
const withoutEnd = <Given extends Span>(given: Given): Given =>
  given.isCurrent ? { ...given, endDate: null } : given;

const experience = z
  .object({
    title: required(200, 'Enter what you were.'),
    company: optional(200),
    location: optional(200),
    ...span,
    description: optional(4_000),
  })
  .refine(inOrder, outOfOrder)
  .overwrite(withoutEnd);

const education = z
  .object({
    school: required(200, 'Enter where you learned.'),
    degree: optional(200),
    field: optional(200),
    ...span,
    description: optional(2_000),
  })
  .refine(inOrder, outOfOrder)
  .overwrite(withoutEnd);

export const languageLevels = ['basic', 'conversational', 'fluent', 'native'] as const;
const language = z.object({
  name: required(80, 'Enter a language.'),
  level: z.enum(languageLevels, 'Choose how well you speak it.').nullable().default(null),
});

const certification = z.object({
  name: required(200, 'Enter what it certifies.'),
  issuer: optional(200),
  issuedOn: month.nullable().default(null),
});

const link = z.object({
  label: optional(80),
  url: z
    .url({ protocol: /^https?$/, message: 'Enter an address that begins with https:// or http://.' })
    .max(1_000, 'Enter a shorter address.'),
});

const preferences = z.object({
  jobTitles: z.array(required(200, 'Enter a title.')).max(20).default([]),
  locations: z.array(required(200, 'Enter a place.')).max(20).default([]),
  workLocationOptions: z.array(z.enum(workLocationOptions)).max(10).default([]),
  willRelocate: z.boolean().default(false),
});

const personal = z.object({
  firstname: personName('first name'),
  lastname: personName('last name'),
  phone: text(40)
    .refine(
      (given) => given === '' || /^[\d+(][\d\s().+-]*$/.test(given),
      'Phone number is invalid. Only use digits (0-9), dashes (-) or parentheses ().',
    )
    .default(''),
  location: optional(200),
});

/** Sections with one value each, which is replaced as a whole. */
export const singleSections = {
  personal,
  headline: text(160),
  summary: text(4_000),
  preferences,
};

/** Sections that are lists, with what one entry is and how many there may be. */
export const listSections = {
  experience: { entry: experience, maximum: 50 },
  education: { entry: education, maximum: 20 },
  skills: { entry: required(100, 'Enter a skill.'), maximum: 100 },
  languages: { entry: language, maximum: 20 },
  certifications: { entry: certification, maximum: 50 },
  links: { entry: link, maximum: 20 },
};
export type ListSection = keyof typeof listSections;
export type SingleSection = keyof typeof singleSections;

/** What a candidate tells of themselves beside name and e-mail, which are the account's. */
export const profileSections = z.object({
  phone: personal.shape.phone,
  location: personal.shape.location,
  headline: singleSections.headline.default(''),
  summary: singleSections.summary.default(''),
  experience: z.array(experience).default([]),
  education: z.array(education).default([]),
  skills: z.array(listSections.skills.entry).default([]),
  languages: z.array(language).default([]),
  certifications: z.array(certification).default([]),
  links: z.array(link).default([]),
  preferences: preferences.prefault({}),
});
export type ProfileSections = z.infer<typeof profileSections>;
export type Experience = z.infer<typeof experience>;
export type Education = z.infer<typeof education>;

export const profile = profileSections.extend({
  encId: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  fullname: z.string(),
  /** Site-relative; null = none. */
  avatar: z.string().nullable(),
  hasResume: z.boolean(),
  /** Of the resume that applications take. */
  resumeFilename: z.string().nullable(),
  resumeUrl: z.string().nullable(),
  /** Grows with every change of a section. */
  version: z.number().int(),
});
export type Profile = z.infer<typeof profile>;

export const profileOperations = ['add', 'update', 'remove'] as const;

const editBody = z.object({
  op_section: z
    .string()
    .max(50)
    .meta({
      description: `One of ${[...Object.keys(singleSections), ...Object.keys(listSections), 'avatar'].join(', ')}.`,
    }),
  operation: z
    .string()
    .max(20)
    .meta({ description: `One of ${profileOperations.join(', ')}.` }),
  op_data: z
    .object({
      value: z.unknown().optional().meta({ description: 'What the section holds, or one entry of a list.' }),
      index: z.number().int().min(0).max(1_000).optional().meta({ description: 'From 0; of lists only.' }),
    })
    .default({}),
  version: z
    .number()
    .int()
    .min(0)
    .max(2_147_483_647)
    .optional()
    .meta({ description: 'What the author saw; without it, whatever there is.' }),
  domain: z.string().max(253).optional(),
});

const completionPart = z.object({
  section: z.string(),
  /** Of 100. */
  weight: z.number().int(),
  isComplete: z.boolean(),
  /** What completes it. */
  hint: z.string(),
});

const completion = z.object({
  percentage: z.number().int(),
  parts: z.array(completionPart),
  /** The sections that lack something, the heaviest first. */
  missing: z.array(z.string()),
});
export type ProfileCompletion = z.infer<typeof completion>;

export const seniorityLevels = ['entry', 'mid', 'senior', 'lead', 'manager', 'director'] as const;
export type SeniorityLevel = (typeof seniorityLevels)[number];

const analysis = z.object({
  /** From the dates of the experience, overlaps counted once. */
  experience: z.object({
    years: z.number(),
    reason: z.string(),
    /** How many entries it comes from: those with dates. */
    positions: z.number().int(),
  }),
  /** null = nothing tells. */
  seniority: z
    .object({
      level: z.enum(seniorityLevels),
      reason: z.string(),
      /** Of the position that tells it; null = the years do. */
      title: z.string().nullable(),
    })
    .nullable(),
  /** At most ten, those that most of the experience names first. */
  mainSkills: z.array(
    z.object({
      name: z.string(),
      reason: z.string(),
      /** How many entries of the experience name it. */
      positions: z.number().int(),
    }),
  ),
});
export type ProfileAnalysis = z.infer<typeof analysis>;

const access = 'candidate';
const avatarTypes = ['.png', '.jpg', '.jpeg', '.webp'] as const;

export const profileCalls = {
  profile: call({
    method: 'GET',
    path: '/api/pcsx/profile',
    summary: 'The candidate’s profile',
    access,
    data: profile,
  }),
  edit: call({
    method: 'POST',
    path: '/api/pcsx/profile_edit',
    summary: 'Change one section of the profile',
    description:
      'Lists take `add`, and `update` or `remove` with an index; the others are replaced by `add` or `update`, and emptied by `remove`. Adding what is there already changes nothing, so that it may be sent again.',
    access,
    body: editBody,
    data: profile,
    refusals: {
      409: 'The entry is gone, or the profile was changed since `version`; `data.profile` is what stands.',
      422: 'What is sent cannot stand there; `validationErrors` names what of it.',
    },
  }),
  completion: call({
    method: 'GET',
    path: '/api/pcsx/profile_completion',
    summary: 'How complete the profile is, and what it lacks',
    access,
    data: completion,
  }),
  analysis: call({
    method: 'GET',
    path: '/api/pcsx/profile_analysis',
    summary: 'What the profile says of experience, seniority and skills, and why',
    access,
    data: analysis,
  }),
  uploadAvatar: call({
    method: 'POST',
    path: '/api/pcsx/profile_avatar',
    summary: 'Upload a picture of oneself',
    description: 'It replaces the one before. `profile_edit` with the section `avatar` removes it.',
    access,
    body: z.object({ domain: z.string().max(253).optional() }),
    files: { avatar: { description: 'A picture.', types: avatarTypes, maximumBytes: 5 * 1024 * 1024 } },
    data: profile,
    refusals: { 400: 'It is missing, or not a picture of these types.', 413: 'It is larger than 5 MB.' },
  }),
  avatar: call({
    method: 'GET',
    path: '/api/pcsx/profile_avatar',
    summary: 'The candidate’s picture',
    access,
    query: employerQuery.extend({ v: z.string().max(64).optional() }),
    answers: 'file',
    data: z.null(),
    refusals: { 404: 'There is none.' },
  }),
  exported: call({
    method: 'GET',
    path: '/api/pcsx/profile_export',
    summary: 'The profile as a resume to print, or as data',
    access,
    description: 'Headings and dates are in the language of the site that `Accept-Language` asks for.',
    query: employerQuery.extend({ format: z.enum(['pdf', 'json'], 'Choose pdf or json.').default('pdf') }),
    answers: 'file',
    data: z.null(),
  }),
};
