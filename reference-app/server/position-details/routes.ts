import { positionIdOf } from '@portico/core/jobs';
import type { FastifyInstance } from 'fastify';
import { positionCalls } from '../../contract/positions.ts';
import { appliedAtOf } from '../applications/store.ts';
import { configOfPages, pcsxConfigFor } from '../employers/rules.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { isSaved } from '../saved-positions/store.ts';
import { applyActionOf } from '../positions/rules.ts';
import { findJob } from '../positions/store.ts';
import { positionDetailsOf, secondsOf } from '../positions/wire.ts';

export async function positionsRoutes(app: FastifyInstance): Promise<void> {
  const { reads: database } = app.database;

  serve(app, positionCalls.details, async (request) => {
    const { scope, domain, config } = employerOf(request);
    const id = positionIdOf(request.query.position_id);
    const job = id === undefined ? undefined : await findJob(database, scope, id);
    if (!job) throw new Refusal(404, 'Position not found');
    const origin = request.siteOrigin;
    const accountId = request.session?.account.id;
    const own = accountId === undefined ? undefined : { accountId, positionId: job.id };
    const appliedAt = own && (await appliedAtOf(database, scope, own));
    const userActions = {
      isSaved: own !== undefined && (await isSaved(database, scope, own)),
      appliedTs: appliedAt ? secondsOf(appliedAt) : null,
      applyAction: applyActionOf(job, {
        isLoggedIn: own !== undefined,
        needsLogin: pcsxConfigFor(config, job.id).applyFormConfig.disableLoggedOutApply,
        hasApplied: appliedAt !== undefined,
      }),
    };
    const { showPay } = pcsxConfigFor(config, job.id).positionDetailsConfig;
    return answerOf(
      positionDetailsOf(showPay ? job : { ...job, pay: null }, { origin, domain, userActions }),
      {
        isFallback: job.closedAt !== null,
      },
    );
  });

  serve(app, positionCalls.overrides, async (request) => {
    const { scope, config } = employerOf(request);
    const id = positionIdOf(request.query.position_id);
    const job = id === undefined ? undefined : await findJob(database, scope, id);
    if (!job) throw new Refusal(404, 'Position not found');
    return answerOf({
      pcsxConfig: configOfPages({ ...config, pcsxConfig: pcsxConfigFor(config, job.id) }).pcsxConfig,
    });
  });
}
