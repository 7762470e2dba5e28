import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const name = 'x-portico-render';
const secret = randomBytes(32).toString('hex');

/** Marks the calls that a page makes while it is rendered: they are the page's own, not its reader's. */
export const ownCallHeaders = { [name]: secret };

/** Whether a call comes from a page that is being rendered in this process; no limit counts it twice. */
export function isOwnCall(request: FastifyRequest): boolean {
  return request.headers[name] === secret;
}
