import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { analyticsCalls } from '../../contract/analytics.ts';
import type { Database } from '../database/database.ts';
import { answerOf } from '../http/envelope.ts';
import { boundedJson } from '../http/json-body.ts';
import type { ServerLog } from '../http/log.ts';
import { employerOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { positionIdOf } from '../../contract/position-id.ts';
import { createEventBuffer } from './event-buffer.ts';

/** What pages tell of themselves (SHELL-10). */
export function analyticsRoutes(options: {
  database: Database;
  log: ServerLog;
  now: () => number;
}): FastifyPluginAsyncZod {
  const { now } = options;
  return async (app) => {
    const events = createEventBuffer(options);
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
  };
}
