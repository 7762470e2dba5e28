import { positionIdOf } from '@portico/core/jobs';
import type { FastifyInstance } from 'fastify';
import { maximumSavedPositions, savedPositionCalls } from '../../contract/saved-positions.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { findJobRows } from '../positions/store.ts';
import { positionRowOf, secondsOf } from '../positions/wire.ts';
import { listSaved, save, unsave } from './store.ts';

export async function savedPositionsRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app;

  serve(app, savedPositionCalls.list, async (request) => {
    const { scope } = employerOf(request);
    const saved = await listSaved(database, scope, sessionOf(request).account.id);
    const savedAt = new Map(saved.map((one) => [one.positionId, one.savedAt]));
    const jobs = await findJobRows(database, scope, [...savedAt.keys()]);
    return answerOf({
      positions: jobs.map((job) => ({
        ...positionRowOf(job),
        closedTs: job.closedAt && secondsOf(job.closedAt),
        savedTs: secondsOf(savedAt.get(job.id) ?? job.postedAt),
        positionUserActions: { isSaved: true as const },
      })),
    });
  });

  serve(app, savedPositionCalls.save, async (request) => {
    const { scope } = employerOf(request);
    const id = idOf(request.params.id);
    const [job] = await findJobRows(database, scope, [id]);
    if (!job) throw noSuchPosition();
    const isKept = await save(database, scope, {
      accountId: sessionOf(request).account.id,
      positionId: id,
      at: new Date(now()),
      maximum: maximumSavedPositions,
    });
    if (!isKept)
      throw new Refusal(
        409,
        `You have saved ${maximumSavedPositions} jobs, which is as many as we can keep for you. Remove some to save others.`,
      );
    return answerOf({ id, isSaved: true });
  });

  serve(app, savedPositionCalls.unsave, async (request) => {
    const id = idOf(request.params.id);
    const accountId = sessionOf(request).account.id;
    await unsave(database, employerOf(request).scope, { accountId, positionId: id });
    return answerOf({ id, isSaved: false });
  });
}

/** @throws Refusal for what cannot be the id of a job */
function idOf(text: string): number {
  const id = positionIdOf(text);
  if (id === undefined) throw noSuchPosition();
  return id;
}

function noSuchPosition(): Refusal {
  return new Refusal(404, 'Position not found');
}
