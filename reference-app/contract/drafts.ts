import { z } from 'zod';
import { call } from './call.ts';
import { knownUser } from './known-user.ts';
import { positionIds } from './position-ids.ts';

/** How many drafts an account can have. */
export const maximumDrafts = 100;
/** Bytes of what one draft holds, as JSON. */
export const maximumDraftBytes = 64 * 1024;

const values = z.record(z.string().max(200), z.unknown());

/** What was typed so far. */
const draftContent = z.object({
  /** Of the contact form, by field name; anything else is left out. */
  profile: values.default({}),
  /** Of the application questions, by field name; social security and insurance numbers, and anything else, are left out. */
  answers: values.default({}),
  /** Where one was: the client's own name for it. */
  step: z.string().max(200).default(''),
});
export type DraftContent = z.infer<typeof draftContent>;

const draft = draftContent.extend({
  id: z.number().int(),
  /** The first of its jobs. */
  position_id: z.number().int(),
  position_ids: z.array(z.number().int()),
  /** Those of its jobs that still are. */
  positions: z.array(z.object({ id: z.number().int(), name: z.string(), location: z.string() })),
  /** Below 0: one can still apply. Above: since when not, in seconds since 1970. */
  archived_at: z.number().int(),
  /** Goes with the next `PUT`. */
  version: z.string(),
  /** ISO 8601 in UTC. */
  updated_at: z.string(),
});
export type Draft = z.infer<typeof draft>;

const drafts = z.object({
  /** What was changed last comes first. */
  draftApplications: z.array(draft),
});
export type Drafts = z.infer<typeof drafts>;

const saveBody = draftContent.extend({
  position_ids: positionIds,
  /** What is replaced; null = there is none yet; absent = whatever there is. */
  version: z.string().max(50).nullish(),
  domain: z.string().max(253).optional(),
});
const deleteBody = z.object({
  position_ids: positionIds,
  /** `exact`: only the draft of these very jobs, in whatever order. Absent: all drafts that are for none but these. */
  match: z.literal('exact').optional(),
  /** With `match`: what is deleted; null = nothing that one knows of; absent = whatever there is. */
  version: z.string().max(50).nullish(),
  domain: z.string().max(253).optional(),
});

const access = 'candidate';
const path = '/api/pcsx/draft_applications';

export const draftCalls = {
  list: call({
    method: 'GET',
    path,
    summary: 'The candidate’s drafts of applications',
    access,
    optionalHeaders: knownUser,
    data: drafts,
  }),
  save: call({
    method: 'PUT',
    path,
    summary: 'Save a draft of an application',
    description:
      'One draft for the same jobs, in whatever order they are named. With `version`, a draft that has changed since is not overwritten: the answer holds it as `theirs`.',
    access,
    optionalHeaders: knownUser,
    body: saveBody,
    data: draft,
    refusals: {
      404: 'Position not found',
      409: `Another tab has changed the draft meanwhile (\`data.theirs\`), or there are ${maximumDrafts} drafts already.`,
      413: `The draft is larger than ${maximumDraftBytes / 1024} kB.`,
    },
  }),
  remove: call({
    method: 'DELETE',
    path,
    summary: 'Delete drafts of applications',
    description:
      'Deletes the drafts all of whose jobs are named, or with `match` the one of exactly these jobs; answers with those that are left. With `match` and `version`, a draft that has changed since is not deleted: the answer holds it as `theirs`.',
    access,
    optionalHeaders: knownUser,
    body: deleteBody,
    data: drafts,
    refusals: { 409: 'Another tab has changed the draft meanwhile (`data.theirs`).' },
  }),
};
