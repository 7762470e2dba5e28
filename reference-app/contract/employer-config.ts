import { z } from 'zod';
import { formDefinition } from './form-definition.ts';

/** Languages that the site has a catalogue for; the first is the fallback. */
export const locales = ['en-US', 'ar'] as const;
export type Locale = (typeof locales)[number];

const filterConfig = z.object({
  /** The filter's name in snake_case, as in `filter_<name>`. */
  name: z.enum([
    'department',
    'location',
    'work_location_option',
    'seniority',
    'employment_type',
    'business_unit',
    'skill',
  ]),
});
/** https, or http on this machine; without a path. */
const origin = z
  .string()
  .max(300)
  .refine((text) => {
    const url = URL.parse(text);
    const isSafe =
      url?.protocol === 'https:' ||
      (url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname));
    return isSafe && url?.origin === text;
  }, 'Not an https origin.');
const bannerConfig = z.object({
  variant: z.enum(['info', 'alert']),
  text: z.string().min(1).max(500),
  /** Page identifiers; see `client/app/pages.ts`. */
  pages: z.array(z.string()).min(1),
});

/**
 * Questions to applicants. They are put for the jobs of these departments and with these numbers, for all jobs where neither is
 * said. Of two fields of the same name the first is asked.
 */
const questionnaire = z.object({
  departments: z.array(z.string()).default([]),
  displayJobIds: z.array(z.string()).default([]),
  /** Answered if one likes, kept apart from the application and from whoever gave the answers. */
  isVoluntary: z.boolean().default(false),
  definition: formDefinition,
});
export type Questionnaire = z.infer<typeof questionnaire>;

/**
 * What an employer configures. Every value has a default: a missing or broken value falls back by itself and is
 * logged (CONFIG-03, SHELL-12), see `parseEmployerConfig`.
 */
export const employerConfig = z.object({
  pcsxConfig: z
    .object({
      branding: z
        .object({
          companyName: z.string().min(1).max(120).default('Careers'),
          /** Site-relative address of the logo. */
          logo: z.string().startsWith('/').nullable().default(null),
          tagline: z.string().max(160).default(''),
          customPageSections: z
            .object({
              customNavbarConfig: z
                .object({ html: z.string().max(20_000) })
                .nullable()
                .default(null),
              customFooterConfig: z
                .object({ html: z.string().max(20_000) })
                .nullable()
                .default(null),
            })
            .prefault({}),
          banners: z.array(bannerConfig).default([]),
          implementationPhase: z
            .object({ displayText: z.string().min(1).max(300) })
            .nullable()
            .default(null),
        })
        .prefault({}),
      searchConfig: z
        .object({
          smartFilters: z
            .array(filterConfig)
            .default([{ name: 'department' }, { name: 'location' }, { name: 'work_location_option' }]),
          allFilters: z
            .array(filterConfig)
            .default([{ name: 'department' }, { name: 'location' }, { name: 'work_location_option' }]),
          mapConfig: z.object({ enabled: z.boolean().default(false) }).prefault({}),
          strongMatchThreshold: z.number().min(0).max(5).default(4),
        })
        .prefault({}),
      searchOptionsMap: z
        .record(
          z.string(),
          z.object({
            displayName: z.string().optional(),
            options: z.object({ labelMap: z.record(z.string(), z.string()) }).optional(),
          }),
        )
        .default({}),
      dashboardConfig: z
        .object({
          tabs: z
            .array(z.enum(['applications', 'interviews', 'savedPositions', 'events', 'offers']))
            .default(['applications', 'interviews', 'savedPositions', 'events', 'offers']),
        })
        .prefault({}),
      applyFormConfig: z
        .object({
          disableLoggedOutApply: z.boolean().default(false),
          /** What applicants are asked beside how to reach them; see `questionnaire`. */
          questionnaires: z.array(questionnaire).default([]),
        })
        .prefault({}),
      applicationsPageConfig: z
        .object({
          tabs: z
            .object({
              submitted: z.object({ hideApplicationStatus: z.boolean().default(false) }).prefault({}),
            })
            .prefault({}),
        })
        .prefault({}),
      jobCartConfig: z.object({ enabled: z.boolean().default(false) }).prefault({}),
      fileUploadConfig: z
        .object({
          resume: z
            .object({ allowedFileTypes: z.array(z.string()).default(['.pdf', '.docx', '.txt']) })
            .prefault({}),
        })
        .prefault({}),
      seoConfig: z
        .object({
          pagesMetadata: z
            .record(
              z.string(),
              z.object({
                title: z.string().max(200).optional(),
                description: z.string().max(400).optional(),
              }),
            )
            .default({}),
        })
        .prefault({}),
      /**
       * What is otherwise on the pages of one job, by the job's number: parts of this `pcsxConfig`, without the employer's
       * own HTML.
       */
      overrides: z.record(z.string().regex(/^[1-9]\d{0,9}$/), z.record(z.string(), z.unknown())).default({}),
    })
    .prefault({}),
  supportedLanguages: z.array(z.enum(locales)).min(1).default(['en-US']),
  notificationsConfig: z
    .object({
      savedSearchNotification: z.object({ enabled: z.boolean().default(false) }).prefault({}),
      enableCandidateInappNotifications: z.boolean().default(false),
      /** Gives what waits for the candidate a tab of its own in the notification center. */
      actionRequired: z.object({ enabled: z.boolean().default(false) }).prefault({}),
    })
    .prefault({}),
  /** What new candidates are asked before anything else, as a form; null = nothing. */
  bootstrappingConfig: formDefinition.nullable().default(null),
  /** The tabs of the forms center; a form is in one of them. */
  formsConfig: z
    .object({
      tabs: z
        .array(z.object({ id: z.string().min(1).max(50), title: z.string().min(1).max(80) }))
        .default([]),
    })
    .prefault({}),
  loginSignupConfig: z.object({ candidateLoginEnabled: z.boolean().default(true) }).prefault({}),
  gates: z.object({ referralWithCandidateApplicationGate: z.boolean().default(false) }).prefault({}),
  behaviourFlags: z
    .object({
      shouldRedirectToDashboardV2: z.boolean().default(false),
      hideInjectedFooter: z.boolean().default(false),
      enableCommaInFilterValues: z.boolean().default(false),
    })
    .prefault({}),
  chatbotxConfig: z
    .object({ enabled: z.boolean().default(false), greeting: z.string().max(300).default('') })
    .prefault({}),
  /** Where documents are signed electronically. */
  esignConfig: z
    .object({
      /** What `/public/esignWidget` is asked of; null = the demo's provider, where there is one. */
      host: origin.nullable().default(null),
      /** What a document's full address may begin with. */
      origins: z.array(origin).max(20).default([]),
    })
    .prefault({}),
  /** Hosts beside our own that a redirect may lead to, by exact name, https only. */
  allowedRedirectHosts: z.array(z.string()).default([]),
});

export type EmployerConfig = z.infer<typeof employerConfig>;
/** What the pages of the site are like. */
export const pcsxConfig = employerConfig.shape.pcsxConfig;
export type EmployerConfigInput = z.input<typeof employerConfig>;
