import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isAway, takesNoWrites } from '../database/failures.ts';
import { failureOfStatus, writeFailure } from './failure.ts';
import { localeOfCall } from './choose-locale.ts';
import { failureOf } from './envelope.ts';
import { loginNeeded, Refusal } from './refusal.ts';
import { hungUpStatus } from './hung-up.ts';
import { isCall } from './request-context.ts';

/** Every failure of a call leaves in the envelope, any other as a page; one that nobody foresaw is logged and tells nothing. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = request.raw.errored ? hungUp() : refusalOf(error);
    if (refusal.status >= 500)
      request.log.error(
        { err: error, method: request.method, route: request.routeOptions.url },
        'A request failed',
      );
    reply.headers(refusal.headers);
    if (isCall(request)) return reply.code(refusal.status).send(failureOf(refusal, localeOfCall(request)));
    // a folder of files may not be listed, which is nobody's business
    const status = refusal.status === 403 ? 404 : refusal.status;
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(writeFailure(request, failureOfStatus(status)));
  });
}

/** Unknown addresses below `/api`. */
export function noSuchCall(): Refusal {
  return new Refusal(404, 'There is no such call.');
}

/** What nobody hears any more, by the number that proxies have for it. */
function hungUp(): Refusal {
  return new Refusal(hungUpStatus, 'The request was broken off.');
}

/** The name of the constraint that a statement has met, as PostgreSQL gives it. */
function constraintOf(error: object): string {
  return 'constraint' in error ? String(error.constraint) : '';
}

function refusalOf(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const validationErrors: Record<string, string> = {};
    for (const { instancePath, message } of error.validation)
      validationErrors[instancePath.split('/').slice(1).join('.') || 'body'] ??=
        message ?? 'Enter a valid value.';
    return new Refusal(400, `The request is not valid: ${Object.keys(validationErrors).join(', ')}.`, {
      validationErrors,
    });
  }
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new Refusal(400, 'The request body is not valid JSON.', {
        validationErrors: { body: 'Send valid JSON.' },
      });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Refusal(415, 'The request body must be JSON (Content-Type: application/json).');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal(413, 'The request body is too large.');
    // PostgreSQL's: a number beyond its column, and what `storableText` has not seen, as it came in JSON in a text: a NUL
    // character, in text and in JSON, and half a character in JSON
    case '22021':
    case '22P05':
    case '22P02':
    case '22003':
      return new Refusal(400, 'The request holds a character or a number that cannot be stored.');
    // the account that a row is to belong to has been deleted meanwhile
    case '23503':
      if (constraintOf(error).includes('account_id')) return loginNeeded();
      break;
    // two writers met at a unique key, or each waited for the other, and the other was first
    case '23505':
    case '40P01':
      return new Refusal(409, 'Somebody else has changed this at the same moment. Please try again.');
  }
  if (isAway(error) || takesNoWrites(error))
    return new Refusal(503, 'The site is not available at the moment. Please try again.', {
      headers: { 'retry-after': '5' },
    });
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal(error.statusCode, 'The request is not valid.');
  return new Refusal(500, 'Something went wrong on our side. Please try again.');
}
