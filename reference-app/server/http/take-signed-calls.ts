import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';
import { doubtOf } from './signed-call.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, which is what a signature is over; empty where none is asked for. */
    rawBody: string;
  }
}

/** Lets in, of the calls of `app`, only those that are signed, before what they hold is looked at. */
export function takeSignedCalls(
  app: FastifyInstance,
  { secretOf, now }: { secretOf: (request: FastifyRequest) => string; now: () => Date },
): void {
  app.decorateRequest('rawBody', '');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body;
    parse(request, body, done);
  });
  app.addHook('preValidation', async (request) => {
    const { headers, rawBody: body } = request;
    const doubt = doubtOf(secretOf(request), { headers, body, now: now() });
    if (doubt !== undefined) throw new Refusal(401, doubt);
  });
}
