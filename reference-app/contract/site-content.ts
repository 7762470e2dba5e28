import { z } from 'zod';
import { call } from './call.ts';
import { ifMatch, ifMatchRefusals } from './if-match.ts';
import { pageIds } from './page-ids.ts';
import { banner, endsAfterStart } from './pcsx-config.ts';

/** What may stand in braces in a title: the employer's name, and the title that the site makes. */
export const titlePlaceholders = ['company', 'title'] as const;

const domain = z.string().max(253).optional();
const html = z.string().max(20_000);
const title = z
  .string()
  .trim()
  .max(200)
  .refine(
    (text) => !/[{}]/.test(text.replaceAll(new RegExp(`\\{(?:${titlePlaceholders.join('|')})\\}`, 'g'), '')),
    `In braces there may be ${titlePlaceholders.map((name) => `{${name}}`).join(' or ')}, and nothing else.`,
  );

/** As it may be written. */
const writtenContent = z.object({
  /** In the order in which they show. */
  banners: z
    .array(
      banner
        .extend({ text: z.string().trim().min(1).max(500), pages: z.array(z.enum(pageIds)).min(1) })
        .refine(endsAfterStart, { path: ['endsAt'], error: 'It has to end after it starts.' }),
    )
    .max(20),
  /** What says that the site is not open yet; null = it is open. */
  phase: z.string().trim().min(1).max(300).nullable(),
  /** One line below the employer's name. */
  tagline: z.string().trim().max(160),
  /** By page, in place of the titles that the site makes. */
  titles: z.partialRecord(z.enum(pageIds), title),
  /** As it was written; empty = the standard one. What pages show is sanitised (rulings 23 and 65). */
  navbar: html,
  footer: html,
});
/** As it stands: an admin may have written what a theme builder may not. */
const siteContent = z.object({
  ...writtenContent.shape,
  banners: z.array(banner.extend({ pages: z.array(z.string()) })),
  phase: z.string().nullable(),
  tagline: z.string(),
  titles: z.record(z.string(), z.string()),
  navbar: z.string(),
  footer: z.string(),
});
export type SiteContent = z.infer<typeof siteContent>;
/** What is left out stays. */
export type ContentChange = Partial<z.infer<typeof writtenContent>>;

const storedContent = z.object({
  /** Of the configuration; also the ETag. */
  revision: z.number().int(),
  content: siteContent,
});
export type StoredContent = z.infer<typeof storedContent>;

const contentVersions = z.object({
  versions: z.array(
    z.object({
      revision: z.number().int(),
      /** ISO 8601 in UTC; null = it came with the employer. */
      changedAt: z.string().nullable(),
      /** Full name; null = nobody who has an account. */
      by: z.string().nullable(),
      /** The parts that were changed, as they were before. */
      before: siteContent.partial(),
    }),
  ),
});
export type ContentVersions = z.infer<typeof contentVersions>;

/** Why something is taken out of an employer's own HTML. */
export const removalReasons = {
  runs: 'It could run a script.',
  frames: 'It would show another page inside this one.',
  submits: 'It could ask visitors for something and send it elsewhere.',
  loads: 'It would load something else than images over https or of this site.',
  overlays: 'It could lie over the page or move out of its place.',
  address: 'Links may lead to https addresses, pages of this site, mail and telephone numbers.',
  names: 'Classes and ids of one’s own begin with “custom-”.',
  size: 'Sizes are in px, rem, em or %, not negative, not so large that they would push the page away, and those of text not so small that nobody could read it.',
  unknown: 'It is not on the list of what is allowed.',
} as const;
const reasons = Object.keys(removalReasons) as (keyof typeof removalReasons)[];

const removal = z.object({
  /** `style`: one property of a `style` attribute. */
  what: z.enum(['element', 'attribute', 'style']),
  /** As in `script`, `onclick` or `position`. */
  name: z.string(),
  /** The element that an attribute or a style was on. */
  within: z.string().optional(),
  reason: z.enum(reasons),
  count: z.number().int(),
});
export type Removal = z.infer<typeof removal>;

const checkedHtml = z.object({
  /** What visitors get; empty = the standard one. */
  html: z.string(),
  /** The rules that its styles have become. */
  css: z.string(),
  /** What it has lost, at most 50 kinds. */
  removed: z.array(removal),
});
export type CheckedHtml = z.infer<typeof checkedHtml>;

/** How many of the configuration's last versions the content's are looked for in. */
export const searchedVersions = 30;

const access = 'theme_builder';
const notAllowed = 'One lacks the right, which the message names.';

export const siteContentCalls = {
  read: call({
    method: 'GET',
    path: '/api/pcsx/site_content',
    summary: 'The words that the site shows around its pages',
    description: 'Part of the configuration, whose revision is the ETag. Needs the right `view`.',
    access,
    data: storedContent,
    refusals: { 403: notAllowed },
  }),
  write: call({
    method: 'PUT',
    path: '/api/pcsx/site_content',
    summary: 'Change the words that the site shows around its pages',
    description:
      'What is left out stays. Shows at once, and stands in the history of the configuration. Needs the right `edit`, for `navbar` and `footer` the right `custom_html`. The same again changes nothing.',
    access,
    headers: ifMatch,
    body: writtenContent.partial().extend({ domain }),
    data: storedContent,
    refusals: {
      ...ifMatchRefusals('`data.theirs`'),
      400: 'A value cannot be used; `validationErrors` names it as in `banners.0.endsAt`.',
      403: notAllowed,
    },
  }),
  versions: call({
    method: 'GET',
    path: '/api/pcsx/site_content/versions',
    summary: 'How the content was changed, newest first',
    description: `Among the last ${searchedVersions} versions of the configuration, each with what stood there before. Needs the right \`view\`.`,
    access,
    data: contentVersions,
    refusals: { 403: notAllowed },
  }),
  checkHtml: call({
    method: 'POST',
    path: '/api/pcsx/site_content/custom_html',
    summary: 'What visitors would get of HTML for the navbar or the footer',
    description: `Writes nothing. Tells what is taken out, each kind with one reason: ${Object.entries(
      removalReasons,
    )
      .map(([name, text]) => `\`${name}\`: ${text}`)
      .join(' ')} Needs the right \`view\`.`,
    access,
    body: z.object({ part: z.enum(['navbar', 'footer']), html, domain }),
    data: checkedHtml,
    refusals: { 403: notAllowed },
  }),
};
