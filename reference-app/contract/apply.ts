import { z } from 'zod';
import { applicationStatuses } from './application-status.ts';
import { call } from './call.ts';
import { employerQuery } from './envelope.ts';
import { knownUser } from './known-user.ts';
import { answerFile, answerFilesMegabytes, maximumAnswerBytes, unsentAnswerFiles } from './answer-files.ts';
import { resumeFile } from './resume-file.ts';
import { formDefinition, formValues } from './form-definition.ts';
import { fileQuestion, uploadedFile } from './uploaded-file.ts';

/** Where an application is for, and who says that they are logged in or not: the session decides. */
const applyQuery = employerQuery.extend({
  /** Ids joined by commas. */
  pids: z.string().min(1).max(2_000),
  user_mode: z.string().max(50).optional(),
});

/** Why one cannot apply to a job; `off` = it is open, and its employer takes no applications to it here. */
export const unavailableReasons = ['gone', 'closed', 'elsewhere', 'off', 'applied'] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];

const unavailablePosition = z.object({
  pid: z.string(),
  /** null for a job that there is not. */
  name: z.string().nullable(),
  reason: z.enum(unavailableReasons),
});
export type UnavailablePosition = z.infer<typeof unavailablePosition>;

const bootstrapData = z.object({
  recaptcha: z.object({ recaptchaEnabled: z.boolean(), recaptchaKey: z.string() }),
  privacy: z.object({ isConsentRequired: z.boolean() }),
  preSubmitProfileReview: z.object({ enabled: z.boolean() }),
  /** Visitors have to log in first. */
  isLoginRequired: z.boolean(),
});

/** What is known of who applies; empty texts for visitors, until they upload a resume. */
const applicantProfile = z.object({
  encId: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  fullname: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  hasResume: z.boolean(),
  resumeFilename: z.string().nullable(),
  /** Names this file and no other, for `submit`; null where there is none. */
  resumeId: z.string().nullable(),
  /** null for visitors, who have their own copy. */
  resumeUrl: z.string().nullable(),
});
export type ApplicantProfile = z.infer<typeof applicantProfile>;

const profileData = z.object({
  profile: applicantProfile,
  /** The form that `stringifiedProfile` answers. */
  definition: formDefinition,
});

/** An item of a form definition under the names that clients of the public calls know. */
const question = z.looseObject({
  /** The field's name. */
  questionId: z.string(),
  questionIdGenerated: z.string(),
  label: z.string(),
  /** A type of the form definition. */
  type: z.string(),
  configType: z.enum(['application', 'voluntary']),
  required: z.boolean(),
  rules: z.array(z.unknown()),
  profileField: z.string().nullable(),
});

const questionsData = z.object({
  /** What is asked, given the answers so far. */
  fields: z.array(z.object({ title: z.string(), questions: z.array(question) })),
  /** The same as a form definition, with the conditions by which questions come and go. */
  definition: formDefinition,
  /** Names of the fields whose answers are kept apart from the application. */
  voluntary: z.array(z.string()),
  /** Endings of the files, with the dot, that every one of these jobs takes as a resume. */
  resumeTypes: z.array(z.string()),
  positions: z.array(
    z.object({
      pid: z.string(),
      displayJobId: z.string(),
      name: z.string(),
      locations: z.array(z.string()),
      /** As above, of this job alone. */
      resumeTypes: z.array(z.string()),
      applyData: z.object({ canApply: z.boolean(), reason: z.enum(unavailableReasons).nullable() }),
    }),
  ),
  /** Of the jobs asked for, those that one cannot apply to. */
  unavailablePositions: z.array(unavailablePosition),
  isMultistageApplication: z.boolean(),
});
export type QuestionsData = z.infer<typeof questionsData>;

/** As JSON inside a text, which is how forms carry it, or as it is. */
const stringified = (description: string) =>
  z.union([z.string().max(200_000), z.record(z.string(), z.unknown())]).meta({ description });

const submitBody = z.object({
  stringifiedProfile: stringified('The contact form’s values, by field name.'),
  stringifiedQuestions: stringified(
    'The answers: `{"default": [{"question_id", "type", "answers", "answers_label"}]}`, or by field name.',
  ),
  pids: z
    .union([z.string().max(2_000), z.array(z.union([z.string().max(200), z.number()])).max(100)])
    .optional(),
  enc_id: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'As `resume_upload` has answered it, to send the newest resume of this person.' }),
  resume_id: z.string().max(100).optional().meta({
    description:
      'The `resumeId` of `profile` or `resume_upload`, to send that file and no other, whatever was uploaded since. It counts before `enc_id`.',
  }),
  user_mode: z.string().max(50).optional(),
  domain: z.string().max(253).optional(),
});

const submitData = z.object({
  success: z.literal(true),
  /** In the order of `pids`. */
  applications: z.array(
    z.object({
      /** null for visitors, who have no page to find it on. */
      id: z.string().nullable(),
      pid: z.string(),
      name: z.string(),
      status: z.enum(applicationStatuses),
      submitted_at: z.string(),
    }),
  ),
  redirectUrl: z.string(),
});
export type SubmitData = z.infer<typeof submitData>;

const root = '/api/application/v2';
const refusals = {
  401: 'This employer, or one of these jobs, takes no applications of visitors (`x-login`).',
  404: 'None of these jobs exists.',
};

export const applyCalls = {
  bootstrap: call({
    method: 'GET',
    path: `${root}/bootstrap_application`,
    summary: 'What there is to know before applying',
    query: applyQuery,
    data: bootstrapData,
    refusals: { 404: refusals[404] },
  }),
  profile: call({
    method: 'GET',
    path: `${root}/profile`,
    summary: 'What is known of who applies, and the contact form',
    query: applyQuery.partial(),
    data: profileData,
  }),
  questions: call({
    method: 'POST',
    path: `${root}/questions`,
    summary: 'The application questions of one or several jobs',
    query: applyQuery,
    body: z.object({ answers: formValues.default({}), domain: z.string().max(253).optional() }).nullish(),
    data: questionsData,
    refusals,
  }),
  resumeUpload: call({
    method: 'POST',
    path: `${root}/resume_upload`,
    summary: 'Upload the resume of an application, before it is sent',
    description:
      'A candidate’s becomes their current resume. A visitor’s is kept for a day, for this browser, and `profile` is what was read in it, for the contact form. `submit` takes it where it comes with the `resumeId` or the `enc_id` of the answer, and without a file.',
    query: applyQuery.partial(),
    optionalHeaders: knownUser,
    body: z.object({ domain: z.string().max(253).optional() }),
    files: { resume: resumeFile },
    data: z.object({ profile: applicantProfile, filename: z.string() }),
    refusals: {
      400: 'It is missing, or not of a type that the employer, or every one of the jobs in `pids`, takes.',
      401: 'The session of whoever uploads it has ended (`x-login`).',
      409: 'The candidate has too many resumes, or somebody has logged in since (see `X-User-Id`).',
      413: 'It is larger than 10 MB.',
      429: 'Too many uploads from this address.',
    },
  }),
  answerFileUpload: call({
    method: 'POST',
    path: `${root}/answer_file`,
    summary: 'Upload a file that answers a question, before the application is sent',
    description: `The answer names it by the \`uid\` of its value, which is the \`id\` of the upload. It is its owner’s alone: a candidate’s, or for a visitor this browser’s, until they log in and save a draft with it. One that is in no draft, and that nobody sends, is removed after a day. One application takes ${answerFilesMegabytes} MB of them.`,
    query: applyQuery.extend({ question: fileQuestion }),
    optionalHeaders: knownUser,
    body: z.object({ domain: z.string().max(253).optional() }),
    files: { file: answerFile },
    status: 201,
    data: uploadedFile,
    refusals: {
      400: 'It is missing, or not a file that the question takes, or no question of these jobs takes files under this name.',
      401: 'The session of whoever uploads it has ended, or visitors cannot apply (`x-login`).',
      404: refusals[404],
      409: `There are ${unsentAnswerFiles.files} files already that were not sent, or somebody has logged in since (see \`X-User-Id\`).`,
      413: 'It is larger than the question takes.',
      429: 'Too many uploads from this address.',
    },
  }),
  submit: call({
    method: 'POST',
    path: `${root}/submit`,
    summary: 'Apply to one or several jobs',
    description:
      'All of the jobs or none of them. A form, or, without a resume, JSON. Answers to questions that are not there, given the other answers, are not kept. Files that answer questions are uploaded before, by `answer_file`. Whoever sends the same application again within ten minutes, not having heard the answer, hears it again; there is one application a job.',
    query: applyQuery.extend({ pids: z.string().max(2_000).optional() }),
    optionalHeaders: knownUser,
    body: submitBody,
    maximumBytes: maximumAnswerBytes,
    files: {
      resume: resumeFile,
    },
    status: 201,
    data: submitData,
    refusals: {
      ...refusals,
      400: 'Answers are missing or not valid, or the resume that `resume_id` or `enc_id` names is no longer kept; `validationErrors` names the fields, `data.profile` and `data.answers` those of the contact form and of the questions, which may share names.',
      409: 'One of the jobs is closed, gone, applied to already, or takes no applications here: the message names it, `data.positions` lists all of them. Or somebody has logged in since: `data.user` (see `X-User-Id`).',
      429: 'Too many applications from this address, this account, or under this e-mail.',
    },
  }),
};
