import { positionIdOf } from '@portico/core/jobs';
import type { FastifyInstance } from 'fastify';
import { analyticsCalls } from '../../contract/analytics.ts';
import { answerOf } from '../http/envelope.ts';
import { boundedJson } from '../http/json-body.ts';
import { employerOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { createEventBuffer } from './event-buffer.ts';

/** What pages tell of themselves (SHELL-10). */
export async function analyticsRoutes(app: FastifyInstance): Promise<void> {
  const { now } = app;

  const events = createEventBuffer(app);
  app.addHook('onClose', () => events.flush());
  // what `sendBeacon` calls a text
  app.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, boundedJson(app));

  serve(app, analyticsCalls.log, async (request) => {
    const { namespace, event, data_json: data, metrics_to_push: metrics } = request.body;
    const { pid } = request.query;
    events.add(employerOf(request).scope, {
      namespace,
      event,
      positionId: (pid === undefined ? undefined : positionIdOf(pid)) ?? null,
      isLoggedIn: request.session !== null,
      data: { ...(data !== undefined && { data }), ...(metrics !== undefined && { metrics }) },
      at: new Date(now()),
    });
    return answerOf({});
  });
}
