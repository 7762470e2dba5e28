import { z } from 'zod';
import { call } from './call.ts';
import { positionRow } from './positions.ts';

/** How many jobs an account can keep. */
export const maximumSavedPositions = 500;

const savedPosition = positionRow.extend({
  /** Seconds since 1970; null while open. */
  closedTs: z.number().int().nullable(),
  /** Seconds since 1970. */
  savedTs: z.number().int(),
  positionUserActions: z.object({ isSaved: z.literal(true) }),
});

const savedPositions = z.object({
  /** What was saved last comes first; closed jobs stay until they are removed. */
  positions: z.array(savedPosition),
});

const saveState = z.object({ id: z.number().int(), isSaved: z.boolean() });

export type SavedPositions = z.infer<typeof savedPositions>;

const access = 'candidate';
/** `123-nurse` means 123. */
const params = z.object({ id: z.string().max(200) });
const refusals = { 404: 'Position not found' };

export const savedPositionCalls = {
  list: call({
    method: 'GET',
    path: '/api/pcsx/positions/saved',
    summary: 'The jobs that the candidate has saved',
    access,
    data: savedPositions,
  }),
  save: call({
    method: 'PUT',
    path: '/api/pcsx/positions/saved/{id}',
    summary: 'Save a job',
    description: 'A job that is saved already stays so.',
    access,
    params,
    data: saveState,
    refusals: { ...refusals, 409: `${maximumSavedPositions} jobs are saved already.` },
  }),
  unsave: call({
    method: 'DELETE',
    path: '/api/pcsx/positions/saved/{id}',
    summary: 'Remove a job from the saved ones',
    description: 'A job that is not saved stays so.',
    access,
    params,
    data: saveState,
    refusals,
  }),
};
