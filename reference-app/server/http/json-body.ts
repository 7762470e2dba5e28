import type { FastifyBodyParser, FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Deeper than any form or theme: what is nested further is walked through by nothing here without an end of the stack. */
const deepest = 100;
/** Values of one body, lists and records among them: many small ones take some hundred times their bytes in memory. */
const most = 250_000;

/** Bytes of a body whose call sets no limit of its own. */
export const usualBodyBytes = 256 * 1024;

const codeOf = (sign: string) => sign.charCodeAt(0);
const quote = codeOf('"');
const backslash = codeOf('\\');
const comma = codeOf(',');
const openList = codeOf('[');
const closeList = codeOf(']');
const openRecord = codeOf('{');
const closeRecord = codeOf('}');

/**
 * Looks at JSON that nobody has parsed yet. What is no JSON is for the parser to say.
 *
 * @throws Refusal 400 where it is nested too deeply or holds too many values
 */
export function assertBounded(json: string): void {
  let depth = 0;
  let values = 1;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (isInText) {
      if (sign === backslash) at += 1;
      else if (sign === quote) isInText = false;
    } else if (sign === quote) isInText = true;
    else if (sign === comma) values += 1;
    else if (sign === closeList || sign === closeRecord) depth -= 1;
    else if (sign === openList || sign === openRecord) {
      depth += 1;
      values += 1;
      if (depth > deepest) throw unbounded(`Nest values at most ${deepest} deep.`);
    }
    if (values > most) throw unbounded(`Send at most ${most} values.`);
  }
}

/**
 * Parses JSON within bounds; what comes as `__proto__` or `constructor` is refused. Some clients call what has no body JSON
 * as well: a call that needs one says so by its schema.
 */
export function boundedJson(app: FastifyInstance): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body, done) => {
    assertBounded(body);
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  };
}

function unbounded(message: string): Refusal {
  return new Refusal(400, `The request body holds more than can be read. ${message}`, {
    validationErrors: { body: message },
  });
}
