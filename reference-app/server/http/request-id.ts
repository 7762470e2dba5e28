import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const header = 'x-request-id';
/** What proxies make; anything else could be a text that somebody wants in the log. */
const pattern = /^[\w.-]{1,64}$/;

/** The id that a proxy in front has given the request, or one of ours: every log line and answer of it carries it. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[header];
  return typeof given === 'string' && pattern.test(given) ? given : randomUUID();
}
