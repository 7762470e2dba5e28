import { filterNames } from '@portico/core/jobs';
import { z } from 'zod';
import { call } from './call.ts';
import { maximumRowId } from './row.ts';

/** Languages that the assistant understands without a model. */
export const assistantLanguages = ['en', 'de', 'fr', 'es', 'ar'] as const;
export type AssistantLanguage = (typeof assistantLanguages)[number];

const longestMessage = 1_000;
const text = z.string().max(4_000);
const positionIds = z.array(z.number().int().min(1).max(maximumRowId)).min(1).max(50);

/** A page of this site that one may be led to: never one that acts by being opened, such as the logout. */
const sitePath = z
  .string()
  .max(500)
  .regex(/^\/careers(?!\/logout)(?:[/?][\w\-./%?=&+,~]*)?$/, 'Name a page of this site.')
  .refine((path) => !/\/\.|\/\/|\/logout/i.test(path), 'Name a page of this site.');

/**
 * What the page is asked to do. It does so by the ordinary calls, as whoever is logged in: an answer can lead to nothing that
 * the candidate could not do by hand. What changes something of theirs the page asks about first.
 */
export const assistantAction = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('update_search'),
    query: z.string().max(300),
    location: z.string().max(300),
    filters: z.partialRecord(z.enum(filterNames), z.array(z.string().max(200)).max(20)).default({}),
  }),
  z.object({ type: z.literal('navigate'), path: sitePath }),
  z.object({ type: z.literal('add_to_cart'), position_ids: positionIds }),
  z.object({ type: z.literal('remove_from_cart'), position_ids: positionIds }),
  /** Opens the choice of a file. */
  z.object({ type: z.literal('upload_resume') }),
  z.object({ type: z.literal('remove_resume') }),
  /** What to send to `profile_edit`; without it the profile is opened for editing. */
  z.object({
    type: z.literal('update_profile'),
    op_section: z.string().max(50),
    value: z.record(z.string().max(50), z.string().max(500)).optional(),
  }),
]);
export type AssistantAction = z.infer<typeof assistantAction>;

const assistantBody = z.object({
  message: z.string().trim().min(1, 'Write something.').max(longestMessage, 'Write a shorter message.'),
  /** Where the candidate is. */
  page: z
    .object({
      path: z.string().max(500).default('/careers'),
      position_id: z.number().int().min(1).max(maximumRowId).nullish(),
    })
    .prefault({}),
  /** What was said before, oldest first. */
  history: z
    .array(z.object({ role: z.enum(['user', 'assistant']), text }))
    .max(10)
    .default([]),
  /** The language of the page; the answer is in that of the message where it is understood. */
  hl: z.string().max(35).optional(),
  domain: z.string().max(253).optional(),
});

const assistantAnswer = z.object({
  /** Plain text, without markup. */
  text,
  /** In the order in which the page does them. */
  actions: z.array(assistantAction).max(5),
  /** Whether the message was understood; otherwise the text says what can be asked. */
  isUnderstood: z.boolean(),
  /** BCP 47. */
  language: z.string(),
  answeredBy: z.enum(['word lists', 'model']),
});
export type AssistantAnswer = z.infer<typeof assistantAnswer>;

export const assistantCalls = {
  ask: call({
    method: 'POST',
    path: '/api/pcsx/assistant',
    summary: 'Ask the assistant',
    description:
      'Answers with a text and with what the page may do for it: change the search, open a page, put jobs into the cart or take them out, upload or remove the resume, change the profile, as far as the employer’s `featureAccessFlags` go. It changes nothing itself. Without a model it understands questions about jobs, applying, applications, interviews, offers, saving, the cart, the resume, the profile, contact and languages, in English, German, French, Spanish and Arabic, and says so when it does not. See docs/assistant.md.',
    body: assistantBody,
    data: assistantAnswer,
    refusals: { 403: 'The employer has no assistant.', 429: 'Too many questions in a minute.' },
  }),
};
