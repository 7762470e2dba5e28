import { z } from 'zod';
import { call } from './call.ts';
import { ifMatch, ifMatchRefusals } from './if-match.ts';
import { maximumRowId } from './row.ts';

const name = z.string().min(1).max(100);

/** One token: a value, its dark counterpart under `schemes`, how it derives, whether it is locked. */
const token = z.strictObject({
  value: z.unknown().optional(),
  schemes: z.record(name, z.unknown()).optional(),
  derive: z.unknown().optional(),
  lock: z.unknown().optional(),
});

/** A picture that a page opens with from a width on, and its words. */
const hero = z.strictObject({
  page: z.string().max(50),
  minWidth: z.number().int().min(0),
  alt: z.string().max(300),
  title: z.string().max(120).optional(),
  text: z.string().max(300).optional(),
  tokens: z.record(name, token),
});

/** A font that the theme brings, as an upload has answered it. */
const font = z.strictObject({
  family: z.string().max(60),
  url: z.string().max(500),
  weight: z.tuple([z.number(), z.number()]),
  style: z.enum(['normal', 'italic']),
  ranges: z.array(z.tuple([z.number().int(), z.number().int()])).max(60),
  ascent: z.number(),
  descent: z.number(),
  lineGap: z.number(),
  letterWidth: z.number().nullable(),
});

/** What a theme builder may do. */
export const themeRights = ['view', 'edit', 'publish', 'custom_html', 'lock'] as const;
export type ThemeRight = (typeof themeRights)[number];

/** The outer shape; what each section may hold is the tokens package's to say. */
export const themeDocument = z.strictObject({
  schema: z.literal(2),
  product: z.enum(['default', 'pcsx']),
  themeId: z.string().max(100).optional(),
  inherits: z.string().max(100).optional(),
  sections: z.record(name, z.record(name, token)),
  assets: z
    .strictObject({ hero: z.array(hero).max(24).optional(), fonts: z.array(font).max(12).optional() })
    .optional(),
  /** Contrast pairs that the employer stands by although they fall short. */
  waivers: z
    .array(
      z.strictObject({
        pair: name,
        by: z.string(),
        reason: z.string(),
        /** Foreground and background that it was given for. */
        colors: z.tuple([name, name]).optional(),
      }),
    )
    .max(200)
    .optional(),
});
export type ThemeDocument = z.infer<typeof themeDocument>;

/** What anybody may read of a theme: who of the employer stands by its weak contrast is not for strangers. */
export const publicTheme = themeDocument.omit({ waivers: true });

/** Version 0 and no document before the first publication; the version is also the ETag. */
const publishedTheme = z.object({
  version: z.number().int(),
  document: themeDocument.nullable(),
  /** ISO 8601 in UTC. */
  publishedAt: z.string().nullable(),
});

/** The revision is also the ETag. */
const themeDraft = z.object({
  revision: z.number().int(),
  /** The draft, or what is published when nothing is drafted, or null when neither is. */
  document: themeDocument.nullable(),
  isDraft: z.boolean(),
  updatedAt: z.string().nullable(),
});

/** The draft beside what was published at the same moment. */
const standingTheme = themeDraft.extend({ published: publishedTheme });

const publishBody = z.object({ note: z.string().trim().max(500).default('') });
const restoreBody = z.object({ version: z.number().int().min(1).max(maximumRowId) });

const versionParams = z.object({ version: z.coerce.number().int().min(1).max(maximumRowId) });

const listedVersion = z.object({
  version: z.number().int(),
  publishedAt: z.string(),
  /** Full name; null = came with the employer. */
  by: z.string().nullable(),
  note: z.string(),
});
const themeVersions = z.object({ versions: z.array(listedVersion) });
const themeVersion = listedVersion.extend({ document: themeDocument });

export type PublishedTheme = z.infer<typeof publishedTheme>;
export type ThemeDraft = z.infer<typeof themeDraft>;
export type StandingTheme = z.infer<typeof standingTheme>;
export type ThemeVersions = z.infer<typeof themeVersions>;
export type ReadThemeVersion = z.infer<typeof themeVersion>;

const access = 'theme_builder';
const conditional = ifMatchRefusals('`data`');

export const themeCalls = {
  published: call({
    method: 'GET',
    path: '/api/pcsx/themes/published',
    summary: 'The theme that the site wears',
    description: 'Without its waivers, which theme builders read with the draft.',
    data: publishedTheme.extend({ document: publicTheme.nullable() }),
  }),
  draft: call({
    method: 'GET',
    path: '/api/pcsx/themes/draft',
    summary: 'The draft of the theme',
    description:
      'With what is published at that moment, also as the document when nothing is drafted. The revision is also the ETag.',
    access,
    data: standingTheme,
  }),
  saveDraft: call({
    method: 'PUT',
    path: '/api/pcsx/themes/draft',
    summary: 'Save the draft of the theme',
    access,
    headers: ifMatch,
    // checked by the tokens package, which knows what each section may hold
    body: z.unknown().meta({ description: 'A theme document.', override: { type: 'object' } }),
    data: themeDraft,
    refusals: {
      ...conditional,
      400: 'The theme is not valid, and the message names the path; or it is larger than 32 kB.',
    },
  }),
  discardDraft: call({
    method: 'DELETE',
    path: '/api/pcsx/themes/draft',
    summary: 'Throw the draft away',
    access,
    headers: ifMatch,
    data: themeDraft,
    refusals: conditional,
  }),
  publish: call({
    method: 'POST',
    path: '/api/pcsx/themes/publish',
    summary: 'Publish the draft',
    access,
    headers: ifMatch,
    body: publishBody.nullish(),
    data: publishedTheme,
    refusals: {
      ...conditional,
      403: 'One lacks the right `publish`, or the draft changes what is locked.',
      409: 'There is no draft to publish.',
    },
  }),
  versions: call({
    method: 'GET',
    path: '/api/pcsx/themes/versions',
    summary: 'What was published, newest first',
    access,
    data: themeVersions,
  }),
  version: call({
    method: 'GET',
    path: '/api/pcsx/themes/versions/{version}',
    summary: 'One version with its document',
    description:
      'What was published once never changes, but for the names of people whose accounts were deleted.',
    access,
    params: versionParams,
    data: themeVersion,
    refusals: { 403: 'One lacks the right `view`.', 404: 'There is no such version.' },
  }),
  restore: call({
    method: 'POST',
    path: '/api/pcsx/themes/restore',
    summary: 'Publish an earlier version again',
    access,
    headers: ifMatch,
    body: restoreBody,
    data: publishedTheme,
    refusals: { ...conditional, 404: 'There is no such version.' },
  }),
};
