import { AsyncLocalStorage } from 'node:async_hooks';
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

const rendered = new AsyncLocalStorage<FastifyRequest | undefined>();

/**
 * Makes a call of a page that is being rendered; what was found out about the page's request holds for the call, too.
 *
 * @param page undefined = the call is no page's, wherever it is made
 */
export function callFor<Answer>(
  page: FastifyRequest | undefined,
  call: () => PromiseLike<Answer>,
): Promise<Answer> {
  // awaited inside: a call is made when somebody waits for it
  return rendered.run(page, async () => await call());
}

/** The request of the page that makes a call while it is rendered; undefined for all other calls. */
export function pageOf(request: FastifyRequest): FastifyRequest | undefined {
  return isOwnCall(request) ? rendered.getStore() : undefined;
}
