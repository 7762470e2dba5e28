import type { FastifyInstance, FastifyRequest } from 'fastify';
import { boundedJson } from './json-body.ts';
import { Refusal } from './refusal.ts';
import { signatureDoubt, statedSignature } from './signed-call.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, once its signature is found right; undefined before, and where none is asked for. */
    signedBody: Buffer | undefined;
  }
}

/**
 * Lets in, of the calls of `app`, only those that are signed: whoever has no secret has nothing parsed, and without a
 * signature of the last minutes nothing is read.
 */
export function takeSignedCalls(
  app: FastifyInstance,
  { secretOf, now }: { secretOf: (request: FastifyRequest) => string; now: () => Date },
): void {
  app.decorateRequest('signedBody', undefined);
  app.addHook('onRequest', async ({ headers }) => {
    const stated = statedSignature(headers, now());
    if (typeof stated === 'string') refuse(stated);
  });
  const parse = boundedJson(app);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    refuse(signatureDoubt(secretOf(request), { headers: request.headers, body, now: now() }));
    request.signedBody = body;
    void parse(request, body.toString('utf8'), done);
  });
  // a call without a body comes past the parser
  app.addHook('preValidation', async ({ signedBody }) => {
    if (!signedBody) refuse('The call is not signed.');
  });
}

function refuse(doubt: string | undefined): void {
  if (doubt !== undefined) throw new Refusal(401, doubt);
}

/** The body as it came, of a call that was let in. */
export function signedBodyOf({ signedBody, url }: FastifyRequest): Buffer {
  if (!signedBody) throw new Error(`${url} was reached without a signature.`);
  return signedBody;
}
