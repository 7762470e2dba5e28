import { z } from 'zod';
import { call } from './call.ts';

/** How many files an employer's themes can have, and how large all of them together can be. */
export const themeFileLimits = { files: 100, bytes: 60 * 1024 * 1024 } as const;

/** Of a picture, in px: what a browser can unpack on a phone. */
export const largestPicture = { side: 8_000, area: 32_000_000 } as const;

const common = {
  /** SHA-256 of the content, in hexadecimal digits: the same file is the same one. */
  id: z.string(),
  /** As it was called where it came from. */
  name: z.string(),
  /** Site-relative; what a theme document names it by. */
  url: z.string(),
  bytes: z.number().int(),
  /** ISO 8601 in UTC. */
  uploadedAt: z.string(),
  /** Whether the draft, a published version or what is scheduled shows it: then it cannot be removed. */
  isUsed: z.boolean(),
};

const picture = z.object({
  ...common,
  kind: z.literal('picture'),
  /** Px. */
  width: z.number().int(),
  height: z.number().int(),
});

/** What a font file says of itself. */
const fontFacts = z.object({
  /** What its maker calls it; a file that does not say has the name of its file. */
  family: z.string(),
  /** CSS `font-weight`; the least and the greatest of a variable font. */
  weight: z.tuple([z.number(), z.number()]),
  isItalic: z.boolean(),
  /** The first and the last code point of each range that it has glyphs for. */
  ranges: z.array(z.tuple([z.number().int(), z.number().int()])),
  /** In shares of the font size. */
  ascent: z.number(),
  descent: z.number(),
  lineGap: z.number(),
  /** Of a Latin text, the mean width of a letter; null = it has no Latin letters. */
  letterWidth: z.number().nullable(),
});

const font = z.object({
  ...common,
  kind: z.literal('font'),
  facts: fontFacts,
  /** What it cannot write of the languages of the site, by language; those that it can write are absent. */
  missing: z.array(z.object({ locale: z.string(), letters: z.array(z.string()) })),
});

const files = z.object({ files: z.array(z.discriminatedUnion('kind', [picture, font])) });

export type ThemePicture = z.infer<typeof picture>;
export type ThemeFont = z.infer<typeof font>;
export type FontFacts = z.infer<typeof fontFacts>;
export type ThemeFile = ThemePicture | ThemeFont;

const access = 'theme_builder';
const body = z.object({ domain: z.string().max(253).optional() });
const notAllowed = 'One lacks the right, which the message names.';
const full = `There are ${themeFileLimits.files} files already, or ${themeFileLimits.bytes / 1024 / 1024} MB.`;

export const themeFileCalls = {
  list: call({
    method: 'GET',
    path: '/api/pcsx/themes/files',
    summary: 'The pictures and fonts that themes can use, the newest first',
    access,
    data: files,
    refusals: { 403: notAllowed },
  }),
  uploadPicture: call({
    method: 'POST',
    path: '/api/pcsx/themes/pictures',
    summary: 'Upload a picture for the theme',
    description: `Nothing shows it until a theme names its address. The same file again is the same picture. At most ${largestPicture.side} px a side and ${largestPicture.area / 1_000_000} megapixels.`,
    access,
    body,
    files: {
      picture: {
        description: 'A picture.',
        types: ['.png', '.jpg', '.jpeg', '.webp', '.avif'],
        maximumBytes: 2 * 1024 * 1024,
      },
    },
    data: picture,
    refusals: {
      400: 'It is missing, not a picture of these types, or of a size in px that is not allowed.',
      403: notAllowed,
      409: full,
      413: 'It is larger than 2 MB.',
    },
  }),
  uploadFont: call({
    method: 'POST',
    path: '/api/pcsx/themes/fonts',
    summary: 'Upload a font for the theme',
    description:
      'Answers what the font says of itself, and which letters of the site’s languages it lacks. No page loads it until a theme names it.',
    access,
    body,
    files: { font: { description: 'A font.', types: ['.woff2'], maximumBytes: 300 * 1024 } },
    data: font,
    refusals: {
      400: 'It is missing, or not a font in WOFF2.',
      403: notAllowed,
      409: full,
      413: 'It is larger than 300 kB.',
    },
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/pcsx/themes/files/{id}',
    summary: 'Remove a picture or a font that no theme uses',
    description: 'Versions stay as they were published: what one of them shows is kept.',
    access,
    params: z.object({ id: z.string().max(100) }),
    body: body.nullish(),
    data: files,
    refusals: {
      403: notAllowed,
      404: 'There is no such file.',
      409: 'The draft, a version or what is scheduled uses it.',
    },
  }),
  content: call({
    method: 'GET',
    path: '/theme-files/{domain}/{file}',
    summary: 'A picture or a font of an employer’s theme',
    description:
      'At the address that its upload answered. It never changes, so that browsers keep it for a year; browsers keep it rather than open it.',
    employer: 'none',
    params: z.object({ domain: z.string().max(253), file: z.string().max(100) }),
    answers: 'file',
    data: z.null(),
    refusals: { 404: 'There is no such file.' },
  }),
};
