import { filterNames, toggleNames } from '@portico/core/jobs';
import { z } from 'zod';
import { flag, setting } from './config-setting.ts';
import { formDefinition } from './form-definition.ts';

const isToggle = (name: string) => toggleNames.some((toggle) => toggle === name);
const filterConfig = z
  .object({
    /** The filter's name in snake_case, as in `filter_<name>`. */
    name: z.enum([...filterNames, ...toggleNames]),
    /** How many options can be chosen; of one that has few options anyway, or very many, the server knows by itself. */
    type: z.enum(['multi_select', 'single_select', 'multi_select_suggest']).optional(),
    /** Whether words of one's own can be chosen besides the options. */
    allowFreeText: z.boolean().optional(),
  })
  .refine(({ name, type }) => type === undefined || !isToggle(name), {
    path: ['type'],
    message: 'It is on or off, and has no options to choose from.',
  })
  .refine(
    ({ name, type, allowFreeText }) =>
      allowFreeText !== true ||
      (type !== 'single_select' && name !== 'work_location_option' && !isToggle(name)),
    {
      path: ['allowFreeText'],
      message: 'Words of one’s own go with filters of names of which several can be chosen.',
    },
  );
export type FilterConfig = z.infer<typeof filterConfig>;
const namesOfFilters = `${filterNames.join(', ')}; on or off: ${toggleNames.join(', ')}`;
const httpsAddress = z
  .string()
  .max(500)
  .refine((text) => URL.parse(text)?.protocol === 'https:', 'Not an https address.');
const time = z.iso.datetime({ offset: true });
/** A notice on some pages; whether it ends after it starts is for `endsAfterStart` to say. */
export const banner = z.object({
  variant: z.enum(['info', 'alert']),
  text: z.string().min(1).max(500),
  /** Page identifiers; see `page-ids.ts`. */
  pages: z.array(z.string()).min(1),
  /** ISO 8601 with its zone: when it first shows; absent = at once. */
  startsAt: time.optional(),
  /** The same for when it shows no longer; absent = never. */
  endsAt: time.optional(),
});
export const endsAfterStart = ({ startsAt, endsAt }: Pick<z.infer<typeof banner>, 'startsAt' | 'endsAt'>) =>
  startsAt === undefined || endsAt === undefined || Date.parse(startsAt) < Date.parse(endsAt);
const bannerConfig = banner.refine(endsAfterStart, 'It ends before it starts.');

/**
 * Questions to applicants. They are put for the jobs of these departments and with these numbers, for all jobs where neither is
 * said. Of two fields of the same name the first is asked.
 */
const questionnaire = z.object({
  departments: z.array(z.string()).default([]),
  displayJobIds: z.array(z.string()).default([]),
  /**
   * Answered if one likes, kept apart from the application and from whoever gave the answers. It asks for no files, which name
   * whoever sends them: questions that do are left out.
   */
  isVoluntary: z.boolean().default(false),
  definition: formDefinition,
});
export type Questionnaire = z.infer<typeof questionnaire>;

const branding = z.object({
  companyName: setting(
    z.string().min(1).max(120).default('Careers'),
    'What the employer is called.',
    'Page titles, navbar, footer, e-mails',
  ),
  logo: setting(
    z.string().startsWith('/').nullable().default(null),
    'Site-relative address of the logo.',
    'Navbar',
  ),
  tagline: setting(z.string().max(160).default(''), 'One line below the name.', 'Search page'),
  customPageSections: z
    .object({
      customNavbarConfig: setting(
        z
          .object({ html: z.string().max(20_000) })
          .nullable()
          .default(null),
        'HTML of the employer’s own in place of the navbar; sanitised when it is shown. An element with the id `custom-notifications` takes the bell.',
        'Head of every page',
      ),
      customFooterConfig: setting(
        z
          .object({ html: z.string().max(20_000) })
          .nullable()
          .default(null),
        'HTML of the employer’s own in place of the footer; sanitised when it is shown.',
        'Foot of every page',
      ),
    })
    .prefault({}),
  banners: setting(
    z.array(bannerConfig).default([]),
    'Notices (`info` or `alert`), each with the identifiers of the pages that show it, and where it has an end or a later start with these (`startsAt`, `endsAt`).',
    'Head of the named pages',
  ),
  implementationPhase: setting(
    z
      .object({ displayText: z.string().min(1).max(300) })
      .nullable()
      .default(null),
    'Says that the site is not open yet.',
    'Above every page',
  ),
});

/** What the pages of the site are like. */
export const pcsxConfig = z
  .object({
    branding: branding.prefault({}),
    searchConfig: z
      .object({
        smartFilters: setting(
          z
            .array(filterConfig)
            .default([{ name: 'department' }, { name: 'location' }, { name: 'work_location_option' }]),
          `Filters that stand ready, in their order: \`name\` (${namesOfFilters}), and where it is to be another than the filter’s own, \`type\` (multi_select, single_select, or multi_select_suggest: with a field to look through its options); with \`allowFreeText\`, words of one’s own can be chosen, too.`,
          'Search page, above the jobs',
        ),
        allFilters: setting(
          z
            .array(filterConfig)
            .default([{ name: 'department' }, { name: 'location' }, { name: 'work_location_option' }]),
          'All filters, in their order, each as in `smartFilters`.',
          'Search page, “All filters”',
        ),
        mapConfig: z
          .object({
            enabled: flag(false, 'Whether jobs can be looked for on a map.', 'Search page'),
            zoom: setting(
              z.number().int().min(1).max(13).nullable().default(null),
              'How near the map opens, from 1, half the world, to 13, a town, where most jobs are; null = with all jobs in view. `map_zoom` in an address goes before it.',
              'Search page, map',
            ),
            tiles: setting(
              z
                .object({ url: httpsAddress, attribution: z.string().min(1).max(200) })
                .nullable()
                .default(null),
              'Where pictures of the map come from (`url`, an https address with `{z}`, `{x}` and `{y}`) and whom they are by (`attribution`); null = the countries that come with the product.',
              'Search page, map',
            ),
          })
          .prefault({}),
        currentLocation: z
          .object({
            enabled: flag(
              false,
              'Whether the place field offers where one is; the browser asks first.',
              'Search page, place field',
            ),
          })
          .prefault({}),
        strongMatchThreshold: setting(
          z.number().min(0).max(5).default(4),
          'From how many stars on a match is called strong.',
          'Search page, job page',
        ),
      })
      .prefault({}),
    searchOptionsMap: setting(
      z
        .record(
          z.string(),
          z.object({
            displayName: z.string().optional(),
            options: z.object({ labelMap: z.record(z.string(), z.string()) }).optional(),
          }),
        )
        .default({}),
      'Other titles of filters (`displayName`) and other names of their values (`options.labelMap`), by filter.',
      'Search page, filters',
    ),
    dashboardConfig: z
      .object({
        tabs: setting(
          z
            .array(z.enum(['applications', 'interviews', 'savedPositions', 'events', 'offers']))
            .default(['applications', 'interviews', 'savedPositions', 'events', 'offers']),
          'Which tabs there are, in their order.',
          'Dashboard',
        ),
      })
      .prefault({}),
    positionDetailsConfig: z
      .object({
        showPay: flag(
          true,
          'Whether the pay range is told; when off it is not sent either.',
          'Job page, `position_details`',
        ),
      })
      .prefault({}),
    applyFormConfig: z
      .object({
        disableLoggedOutApply: flag(
          false,
          'Whether one has to log in to apply.',
          'Apply button, application',
        ),
        questionnaires: setting(
          z.array(questionnaire).default([]),
          'What applicants are asked beside how to reach them: forms, for some departments or jobs or for all.',
          'Application',
        ),
      })
      .prefault({}),
    applicationsPageConfig: z
      .object({
        tabs: z
          .object({
            submitted: z
              .object({
                hideApplicationStatus: flag(
                  false,
                  'Whether candidates are not told how an application stands; it is not sent either.',
                  'Dashboard, applications',
                ),
              })
              .prefault({}),
          })
          .prefault({}),
      })
      .prefault({}),
    jobCartConfig: z
      .object({
        enabled: flag(
          false,
          'Whether several jobs can be gathered and applied to at once.',
          'Job cart panel, job page, `job_cart`',
        ),
      })
      .prefault({}),
    fileUploadConfig: z
      .object({
        resume: z
          .object({
            allowedFileTypes: setting(
              z.array(z.string()).default(['.pdf', '.docx', '.txt']),
              'Endings of the files that a resume may be, with the dot.',
              'Application, profile',
            ),
          })
          .prefault({}),
      })
      .prefault({}),
    seoConfig: z
      .object({
        pagesMetadata: setting(
          z
            .record(
              z.string(),
              z.object({
                title: z.string().max(200).optional(),
                description: z.string().max(400).optional(),
              }),
            )
            .default({}),
          'Titles and descriptions by page identifier, in place of those that the site makes. In a title `{company}` stands for the employer’s name and `{title}` for the one that the site makes.',
          'Browser tab, search engines',
        ),
      })
      .prefault({}),
    profileConfig: z
      .object({
        own: z
          .object({
            showAnalysis: flag(
              true,
              'Whether candidates see what their profile says about them.',
              'Profile page',
            ),
          })
          .prefault({}),
      })
      .prefault({}),
    loggedOutNotificationConfig: z
      .object({
        enabled: flag(false, 'Whether visitors are told what an account is good for.', 'Search page'),
        message: setting(z.string().max(300).default(''), 'What they are told.', 'Search page'),
      })
      .prefault({}),
    scriptConfig: z
      .object({
        pageLoadHeadScripts: setting(
          z
            .array(z.object({ src: httpsAddress, integrity: z.string().max(200).optional() }))
            .max(20)
            .default([]),
          'Scripts that this employer allows, by https address. Kept for pages that load them; this release loads none.',
          'Nowhere yet',
        ),
      })
      .prefault({}),
    overrides: setting(
      z.record(z.string().regex(/^[1-9]\d{0,9}$/), z.record(z.string(), z.unknown())).default({}),
      'What is otherwise for single jobs, by the job’s number: parts of this `pcsxConfig`, without `overrides` and without the employer’s own HTML.',
      'Pages and application of that job',
    ),
  })
  .prefault({});
