import { z } from 'zod';
import { call } from './call.ts';
import { locales } from '@portico/core/messages';

/** Which notifications the bell shows: all, or only those that wait for the candidate. */
const notificationChoices = ['all', 'action_required'] as const;
export type NotificationChoice = (typeof notificationChoices)[number];

const settings = z.object({
  /** Of the mails, and of pages whose address names no other; null = not chosen. */
  language: z.enum(locales).nullable(),
  notifications: z.enum(notificationChoices),
  /** false = they log in by a code or by single sign-on; a link by mail sets one. */
  hasPassword: z.boolean(),
  /** null = the employer asks for none. */
  privacyConsent: z
    .object({
      /** Plain text; an empty line between paragraphs. */
      text: z.string(),
      /** Names this text: one agrees to no other. */
      version: z.string(),
      /** ISO 8601 in UTC; null = not given, or withdrawn. */
      givenAt: z.string().nullable(),
      /** It was given to an earlier text. */
      isOutdated: z.boolean(),
    })
    .nullable(),
});
export type Settings = z.infer<typeof settings>;

const domain = z.string().max(253).optional();
const access = 'candidate';
const path = '/api/pcsx/settings';

export const settingsCalls = {
  read: call({
    method: 'GET',
    path,
    summary: 'What the candidate has chosen for themselves',
    access,
    data: settings,
  }),
  change: call({
    method: 'PUT',
    path,
    summary: 'Choose the language, or which notifications are shown',
    description: 'What the body does not say stays as it is.',
    access,
    body: z.object({
      language: z.enum(locales).optional(),
      notifications: z.enum(notificationChoices).optional(),
      domain,
    }),
    data: settings,
    refusals: { 400: 'The site does not have the language.' },
  }),
  changeConsent: call({
    method: 'PUT',
    path: `${path}/privacy_consent`,
    summary: 'Agree to the employer’s privacy text, or withdraw that',
    description:
      'Twice is the same as once. The audit log has each change with its time (`privacy.consent.give`, `privacy.consent.withdraw`).',
    access,
    body: z.object({
      isGiven: z.boolean(),
      /** Of the text that was read; withdrawing needs none. */
      version: z.string().max(100).default(''),
      domain,
    }),
    data: settings,
    refusals: {
      404: 'The employer asks for no consent.',
      409: 'The text has changed since it was read.',
    },
  }),
};
