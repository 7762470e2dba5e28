import { locales } from '@portico/core/messages';
import { z } from 'zod';
import { flag, setting } from './config-setting.ts';
import { formDefinition } from './form-definition.ts';
import { pcsxConfig } from './pcsx-config.ts';
import { roles } from './roles.ts';

export type { Questionnaire } from './pcsx-config.ts';

const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
/** One name exactly, with or without a port: no wildcard, and no part of an address. */
const isHost = (text: string) =>
  /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*(?::\d{1,5})?$/.test(text);
const host = z
  .string()
  .max(260)
  .refine(isHost, 'Not the exact name of a host, in lower case: jobs.partner.example.');
/** https, or http on this machine; without a path. */
const origin = z
  .string()
  .max(300)
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && isSafe(url) && url.origin === text && isHost(url.host);
  }, 'Not an https origin.');
/** https, or http on this machine. */
const issuer = z
  .string()
  .max(300)
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && isSafe(url) && url.search === '' && url.hash === '' && url.username === '';
  }, 'Not the https address of an issuer.');
/** How long something is kept. */
const months = (byDefault: number, what: string) =>
  setting(
    z.number().int().min(1).max(240).default(byDefault),
    `After how many months these are removed: ${what}.`,
    'Retention (docs/operations.md)',
  );

/**
 * What an employer configures. Every value has a default: a missing or broken value falls back by itself and is
 * logged (CONFIG-03, SHELL-12), see `parseEmployerConfig`.
 */
export const employerConfig = z.object({
  pcsxConfig,
  supportedLanguages: setting(
    z.array(z.enum(locales)).min(1).default(['en-US']),
    'Languages of the site; the first is what others see.',
    'Every page, e-mails',
  ),
  notificationsConfig: z
    .object({
      savedSearchNotification: z
        .object({
          enabled: flag(false, 'Whether searches can be saved, and new jobs told by e-mail.', 'Search page'),
        })
        .prefault({}),
      enableCandidateInappNotifications: flag(false, 'Whether candidates have a bell.', 'Navbar'),
      actionRequired: z
        .object({
          enabled: flag(
            false,
            'Whether what waits for the candidate has a tab of its own.',
            'Notification center',
          ),
        })
        .prefault({}),
    })
    .prefault({}),
  bootstrappingConfig: setting(
    formDefinition.nullable().default(null),
    'What new candidates are asked before anything else, as a form; null = nothing.',
    'In place of every page, once',
  ),
  formsConfig: z
    .object({
      tabs: setting(
        z.array(z.object({ id: z.string().min(1).max(50), title: z.string().min(1).max(80) })).default([]),
        'The tabs of the forms center; a form is in one of them.',
        'Forms center',
      ),
    })
    .prefault({}),
  loginSignupConfig: z
    .object({
      candidateLoginEnabled: flag(true, 'Whether candidates can have accounts and log in.', 'Navbar, login'),
    })
    .prefault({}),
  gates: z
    .object({
      referralWithCandidateApplicationGate: flag(
        false,
        'Whether referrals stand beside the applications.',
        'Dashboard, applications',
      ),
    })
    .prefault({}),
  ssoConfig: setting(
    z
      .object({
        /** As the provider calls itself, with or without a path. */
        issuer: issuer,
        clientId: z.string().min(1).max(300),
        /** `openid` is asked for in any case. */
        scopes: z
          .array(z.string().regex(/^[\x21\x23-\x5B\x5D-\x7E]{1,100}$/))
          .max(20)
          .default(['email', 'profile']),
        /** Where the provider tells groups or roles, as in `groups` or `realm_access.roles`; null = roles are given here. */
        rolesClaim: z.string().min(1).max(200).nullable().default(null),
        /** What a value of that claim is worth here; everybody is a candidate. Roles then change with every login. */
        roleMap: z.record(z.string().max(200), z.enum(roles)).default({}),
        /** Whether somebody without an account gets one at their first login. */
        createsAccounts: z.boolean().default(false),
      })
      .nullable()
      .default(null),
    'The employer’s own sign-on by OpenID Connect; null = there is none. Its secret is a setting of the server.',
    'Login',
  ),
  behaviourFlags: z
    .object({
      shouldRedirectToDashboardV2: flag(false, 'Whether the dashboard opens with an overview.', 'Dashboard'),
      hideInjectedFooter: flag(false, 'Whether the standard footer is left out.', 'Foot of every page'),
      enableCommaInFilterValues: flag(
        false,
        'Whether a value of a filter may hold a comma, written as `%2C`.',
        'Addresses of searches',
      ),
    })
    .prefault({}),
  chatbotxConfig: z
    .object({
      enabled: flag(false, 'Whether there is an assistant.', 'Assistant panel, `assistant`'),
      greeting: setting(z.string().max(300).default(''), 'How it greets.', 'Assistant panel'),
      featureAccessFlags: z
        .object({
          search: flag(true, 'Whether it may change the search.', 'Assistant'),
          navigate: flag(true, 'Whether it may open pages.', 'Assistant'),
          jobCart: flag(true, 'Whether it may put jobs into the cart and take them out.', 'Assistant'),
          resume: flag(true, 'Whether it may offer to upload and to remove the resume.', 'Assistant'),
          profile: flag(true, 'Whether it may offer to change the profile.', 'Assistant'),
        })
        .prefault({}),
    })
    .prefault({}),
  esignConfig: z
    .object({
      host: setting(
        origin.nullable().default(null),
        'What `/public/esignWidget` is asked of; null = the demo’s provider, where there is one.',
        'Offer letters',
      ),
      origins: setting(
        z.array(origin).max(20).default([]),
        'What the full address of a document to sign may begin with.',
        'Offer letters',
      ),
    })
    .prefault({}),
  privacyConfig: z
    .object({
      consentText: setting(
        z.string().trim().max(20_000).default(''),
        'What candidates can agree to, as plain text with an empty line between paragraphs; empty = no consent is asked for.',
        'Settings',
      ),
    })
    .prefault({}),
  retentionConfig: z
    .object({
      pageEventsMonths: months(3, 'page events'),
      draftsMonths: months(6, 'drafts of applications, and the carts of visitors'),
      closedApplicationsMonths: months(24, 'applications that have ended, after their last change'),
      visitorApplicationsMonths: months(12, 'visitors, after their last application'),
      inactiveAccountsMonths: months(36, 'candidates who have not logged in'),
      auditMonths: months(84, 'entries of the audit log'),
    })
    .prefault({}),
  allowedRedirectHosts: setting(
    z.array(host).max(50).default([]),
    'Hosts beside our own that a redirect may lead to, by exact name, https only.',
    'Login, logout, notifications',
  ),
});

export type EmployerConfig = z.infer<typeof employerConfig>;
export type EmployerConfigInput = z.input<typeof employerConfig>;
