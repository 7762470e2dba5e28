import { z } from 'zod';
import { applicationStatuses } from './application-status.ts';
import { call } from './call.ts';
import { interviewKinds, nudgeKinds, referralStatuses } from './dashboard.ts';
import { emailAddress } from './email-address.ts';
import { formDefinition } from './form-definition.ts';
import { notificationTypes } from './notifications.ts';
import { maximumRowId } from './row.ts';

export const maximumIntakeEntries = 100;
/** Of one PDF. */
export const maximumLetterBytes = 10 * 1024 * 1024;
const megabyte = 1024 * 1024;

const shortText = z.string().trim().min(1, 'Enter a text.').max(300);
const optionalText = z.string().trim().max(300).default('');
const longText = z.string().trim().max(5_000).default('');
/** ISO 8601 with its offset from UTC. */
const moment = z.iso
  .datetime({ offset: true, error: 'Enter a moment such as 2026-03-10T12:00:00Z.' })
  .transform((text) => new Date(text).toISOString());
const link = z
  .string()
  .max(2_000)
  .regex(
    /^(?:$|\/(?!\/)|https?:\/\/)/,
    'Enter an address that begins with https:// or with one /, or nothing.',
  )
  .default('');
const timeZone = z.string().max(100).refine(isTimeZone, 'Enter a time zone such as Europe/Amsterdam.');

/** A job of this site, by either id. */
const position = z
  .strictObject({
    id: z.number().int().min(1).max(maximumRowId).optional(),
    /** As in the import. */
    source_id: z.string().min(1).max(500).optional(),
  })
  .refine(({ id, source_id }) => (id === undefined) !== (source_id === undefined), {
    error: 'Name the job by id or by source_id.',
  });

/** What every entry has: the employer's own id, which is one entry of its kind for ever. */
const told = {
  external_id: z.string().min(1).max(200),
  /** The candidate's account. */
  email: emailAddress,
};

const offer = z.strictObject({
  kind: z.literal('offer'),
  ...told,
  position,
  status: z.enum(['Extended', 'Contract Extended']).default('Extended'),
  /** null = never. */
  expires_at: moment.nullable(),
  documents: z
    .array(
      z.strictObject({
        name: shortText,
        /** `Offer` is the letter itself. */
        type: shortText.default('Offer'),
        /** False = it is there to be read. */
        needs_signature: z.boolean().default(true),
        /** In base64. One to be signed is neither protected nor damaged, since the signature is written on it. */
        pdf: z
          .string()
          .min(1)
          .max(Math.ceil(maximumLetterBytes / 3) * 4)
          .optional(),
        /** Where it is signed electronically: an envelope's id, a path or a full address. */
        esign_url: z.string().min(1).max(300).optional(),
      }),
    )
    .min(1)
    .max(20)
    // signing accepts: without it there would be no way to say yes
    .refine((documents) => documents.some(({ needs_signature }) => needs_signature), {
      error: 'Let the candidate sign at least one document: signing is how an offer is accepted.',
    }),
});

const offerWithdrawal = z.strictObject({
  kind: z.literal('offer_withdrawal'),
  ...told,
  /** The `external_id` of the offer. */
  offer: z.string().min(1).max(200),
});

const applicationStatus = z.strictObject({
  kind: z.literal('application_status'),
  external_id: told.external_id,
  /** With `position`, in the place of `application_id`. */
  email: emailAddress.optional(),
  position: position.optional(),
  /** As the candidate's own pages name it. */
  application_id: z.string().min(1).max(100).optional(),
  status: z.enum(applicationStatuses).exclude(['submitted']),
  /** For the candidate to read. */
  note: longText,
});

const notification = z.strictObject({
  kind: z.literal('notification'),
  ...told,
  /** What it is about, such as `Interviews`. */
  category: shortText,
  message: z.string().trim().min(1, 'Enter a text.').max(2_000),
  type: z.enum(notificationTypes).default('read_only'),
  link,
});

const interview = z.strictObject({
  kind: z.literal('interview'),
  ...told,
  position: position.optional(),
  title: shortText,
  type: z.enum(interviewKinds),
  starts_at: moment,
  duration_minutes: z
    .number()
    .int()
    .min(1)
    .max(7 * 24 * 60),
  time_zone: timeZone,
  place: optionalText,
  link,
  phone_number: optionalText,
  interviewers: z
    .array(z.strictObject({ name: shortText, role: optionalText }))
    .max(50)
    .default([]),
  is_cancelled: z.boolean().default(false),
});

const event = z
  .strictObject({
    kind: z.literal('event'),
    ...told,
    title: shortText,
    description: longText,
    starts_at: moment,
    ends_at: moment,
    time_zone: timeZone,
    /** Empty = online. */
    place: optionalText,
    link,
  })
  .refine(({ starts_at, ends_at }) => starts_at <= ends_at, {
    path: ['ends_at'],
    error: 'Enter an end that is not before the beginning.',
  });

const referral = z.strictObject({
  kind: z.literal('referral'),
  ...told,
  /** Who was recommended. */
  name: shortText,
  position,
  status: z.enum(referralStatuses),
  referred_at: moment,
});

const nudge = z.strictObject({
  kind: z.literal('nudge'),
  ...told,
  type: z.enum(nudgeKinds),
  title: shortText,
  text: longText,
  link,
  /** What the link says. */
  link_label: optionalText,
});

const form = z
  .strictObject({
    kind: z.literal('form'),
    ...told,
    /** One of the employer's `formsConfig.tabs`. */
    tab_id: z.string().min(1).max(50),
    /** A form that an admin has published, in the place of `title`, `description` and `definition`. */
    form_id: z.number().int().min(1).max(maximumRowId).optional(),
    title: shortText.optional(),
    description: longText,
    definition: formDefinition.optional(),
    /** null = whenever the candidate likes. */
    due_at: moment.nullable().default(null),
  })
  .superRefine(({ form_id: formId, title, description, definition }, context) => {
    const complain = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (formId === undefined) {
      if (title === undefined) complain('title', 'Enter a title, or name a published form by form_id.');
      if (definition === undefined)
        complain('definition', 'Send a definition, or name a published form by form_id.');
      return;
    }
    for (const [field, value] of Object.entries({ title, description: description || undefined, definition }))
      if (value !== undefined) complain(field, `Leave ${field} out: the form named by form_id has its own.`);
  });

const entry = z.discriminatedUnion('kind', [
  offer,
  offerWithdrawal,
  applicationStatus,
  interview,
  event,
  referral,
  nudge,
  notification,
  form,
]);
export type IntakeEntry = z.infer<typeof entry>;
export type IntakeKind = IntakeEntry['kind'];
export type IntakeEntryOf<Kind extends IntakeKind> = Extract<IntakeEntry, { kind: Kind }>;

const outcomes = ['created', 'updated', 'unchanged'] as const;
export type IntakeOutcome = (typeof outcomes)[number];

export const intakeCalls = {
  take: call({
    method: 'POST',
    path: '/api/intake',
    summary: 'What the employer’s own system says of its candidates',
    description:
      'From server to server, without a session: the call is signed as Standard Webhooks are, with the secret of its employer. All of its entries are taken, in their order, or none. An entry that comes again, in this call or another, changes nothing. A form brings its definition, or names by `form_id` one that an admin has published, of which the candidate gets the newest version until they start. With another content under its `external_id` an offer that waits for its answer gets another expiry or position, a form that nobody has begun is replaced, and interviews, events, referrals and nudges are replaced; a status, a notification and a withdrawal stay as they are told first. Candidates are notified of offers, withdrawals, statuses, interviews, events and forms.',
    employer: 'none',
    headers: {
      'webhook-id': 'Of this call; the same when it is sent again.',
      'webhook-timestamp': 'Seconds since 1970; at most five minutes off.',
      'webhook-signature': '`v1,` and the HMAC-SHA-256 over id, time and body, joined by dots, in base64.',
    },
    query: z.object({ domain: z.string().min(1).max(253) }),
    maximumBytes: 16 * megabyte,
    body: z.strictObject({
      entries: z
        .array(entry)
        .min(1)
        .max(maximumIntakeEntries, `Send at most ${maximumIntakeEntries} entries in one call.`),
    }),
    data: z.object({
      /** False when the call was taken before: nothing has changed. */
      isNew: z.boolean(),
      /** As they came. */
      entries: z.array(z.object({ kind: z.string(), external_id: z.string(), outcome: z.enum(outcomes) })),
    }),
    refusals: {
      400: 'An entry is not valid, or names a candidate, a job or an application that there is not; `validationErrors` says which: `entries.0.email`.',
      401: 'The call is not signed, its signature is not right, or it is too old.',
      404: 'There is no such employer, or its system may not call.',
      409: 'An entry does not follow on what is there, or another call had this id.',
      413: 'The body has more than 16 MiB.',
      503: 'Letters cannot be scanned for viruses at the moment.',
    },
  }),
};

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
