import { z } from 'zod';
import { call } from './call.ts';
import { themeRights } from './themes.ts';

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

export type ThemeBuilders = { builders: z.infer<typeof builder>[] };
export type ThemeLocks = { locks: z.infer<typeof lock>[] };
export type ThemeEditors = z.infer<typeof editors>;

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
};
