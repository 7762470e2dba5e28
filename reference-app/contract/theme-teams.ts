import { z } from 'zod';
import { call } from './call.ts';
import { ifMatch, ifMatchRefusals } from './if-match.ts';
import { themeDraft, themeRights } from './themes.ts';
import { maximumRowId } from './row.ts';

const rights = z.array(z.enum(themeRights)).max(themeRights.length);
/** As in `navbar`. */
const section = z.string().min(1).max(100);
const domain = z.string().max(253).optional();

const builder = z.object({
  encId: z.string(),
  fullName: z.string(),
  email: z.string(),
  rights,
});
const lock = z.object({
  section,
  /** ISO 8601 in UTC. */
  lockedAt: z.string(),
  /** Full name; null = nobody who has an account. */
  by: z.string().nullable(),
});
const editors = z.object({
  /** The others who have the theme builder open; who was heard last comes first. */
  editors: z.array(
    z.object({
      encId: z.string(),
      fullName: z.string(),
      /** Where they are; null = they have not said. */
      section: section.nullable(),
      /** ISO 8601 in UTC. */
      seenAt: z.string(),
    }),
  ),
});
const customHtml = z.object({
  /** As it was written; empty = the standard one. What pages show is sanitised (rulings 23 and 65). */
  navbar: z.string(),
  footer: z.string(),
});

/** One place that two editors changed, each in its own way. A side that says nothing there is absent. */
export const themeConflict = z.object({
  /** What `choices` names it by. */
  id: z.string(),
  /** What the place is: a token in one scheme or its lock, a picture, a word on one, a waiver, a field. */
  place: z.record(z.string(), z.unknown()),
  base: z.unknown().optional(),
  mine: z.unknown().optional(),
  theirs: z.unknown().optional(),
});
export type ThemeConflict = z.infer<typeof themeConflict>;

export type ThemeBuilders = { builders: z.infer<typeof builder>[] };
export type ThemeLocks = { locks: z.infer<typeof lock>[] };
export type ThemeEditors = z.infer<typeof editors>;
export type CustomHtmlSettings = z.infer<typeof customHtml>;

/** Who was not heard for so long (ms) is not editing any more. */
export const presenceLasts = 60_000;

const access = 'theme_builder';
const notAllowed = 'One lacks the right, which the message names.';

export const themeTeamCalls = {
  builders: call({
    method: 'GET',
    path: '/api/pcsx/themes/rights',
    summary: 'What each theme builder may do',
    description:
      '`view`: see drafts and history. `edit`: change the draft. `publish`: publish, schedule, go back to a version, give out preview links, let weak contrast stand. `custom_html`: write the navbar’s and the footer’s own HTML. `lock`: lock tokens and sections, and change locked ones. Who was given nothing in particular has all.',
    access: 'admin',
    data: z.object({ builders: z.array(builder) }),
  }),
  giveRights: call({
    method: 'PUT',
    path: '/api/pcsx/themes/rights',
    summary: 'Say what a theme builder may do',
    description:
      'Replaces their rights. Holds from their next request on; without `publish`, what they have scheduled is not published, and says why, and their preview links end.',
    access: 'admin',
    body: z.object({ encId: z.string().min(1).max(100), rights, domain }),
    data: builder,
    refusals: { 404: 'The employer has no such theme builder.' },
  }),
  ownRights: call({
    method: 'GET',
    path: '/api/pcsx/themes/own_rights',
    summary: 'What one may do oneself',
    access,
    data: z.object({ rights }),
  }),
  locks: call({
    method: 'GET',
    path: '/api/pcsx/themes/locks',
    summary: 'Which sections are locked',
    access,
    data: z.object({ locks: z.array(lock) }),
    refusals: { 403: notAllowed },
  }),
  changeLock: call({
    method: 'POST',
    path: '/api/pcsx/themes/locks',
    summary: 'Lock a section, or unlock it',
    description:
      'Only those with the right `lock` can change a locked section. A section that is locked already stays as it was locked; twice is the same as once.',
    access,
    body: z.object({ section, locked: z.boolean(), domain }),
    data: z.object({ locks: z.array(lock) }),
    refusals: { 400: 'There is no such section.', 403: notAllowed },
  }),
  merge: call({
    method: 'POST',
    path: '/api/pcsx/themes/merge',
    summary: 'Merge one’s own work into a draft that others have changed meanwhile',
    description:
      'Place by place, with the state that one began from: what one side changed is taken, what both changed differently is a conflict. With conflicts nothing is written; the answer (409) holds `data.conflicts`, each with `base`, `mine` and `theirs`, and `data.revision`. Send the same again with `choices` to settle them; a choice about what is no conflict does nothing. Of several merges at once each sees what the others wrote.',
    access,
    body: z.object({
      /** What the work began from: the revision of the draft as it was read. */
      base: z.number().int().min(0).max(maximumRowId),
      document: z.unknown().meta({ description: 'A theme document.', override: { type: 'object' } }),
      /** By the conflict’s `id`. */
      choices: z.record(z.string().max(500), z.enum(['mine', 'theirs'])).default({}),
      domain,
    }),
    data: themeDraft,
    refusals: {
      400: 'The theme is not valid; the message names the path.',
      403: `${notAllowed} Or a locked part was changed.`,
      409: 'There are conflicts (`data.conflicts`), or the state that one began from is no longer kept (`data.conflicts` is empty, `data.theirs` is what stands now).',
      413: 'The theme is larger than 32 kB.',
    },
  }),
  presence: call({
    method: 'POST',
    path: '/api/pcsx/themes/presence',
    summary: 'Say that one is editing, and learn who else is',
    description: `Send it every 20 seconds: who was not heard for ${presenceLasts / 1000} seconds is left out.`,
    access,
    body: z.object({ section: section.nullish(), domain }),
    data: editors,
    refusals: { 403: notAllowed },
  }),
  leave: call({
    method: 'DELETE',
    path: '/api/pcsx/themes/presence',
    summary: 'Say that one is not editing any more',
    access,
    data: z.object({}),
  }),
  customHtml: call({
    method: 'GET',
    path: '/api/pcsx/themes/custom_html',
    summary: 'The employer’s own navbar and footer',
    description: 'The ETag is that of the configuration, which they are part of.',
    access,
    data: customHtml,
    refusals: { 403: notAllowed },
  }),
  writeCustomHtml: call({
    method: 'PUT',
    path: '/api/pcsx/themes/custom_html',
    summary: 'Write the employer’s own navbar and footer',
    description:
      'Part of the configuration, in whose history it stands. Shows at once; an empty text brings back the standard one.',
    access,
    headers: ifMatch,
    body: z.object({ navbar: z.string().max(20_000), footer: z.string().max(20_000), domain }),
    data: customHtml,
    refusals: {
      ...ifMatchRefusals('`data.theirs`'),
      403: notAllowed,
    },
  }),
};
