import type { FastifyReply } from 'fastify';

/** Of a request whose client went before it was answered, as proxies count it: no failure of the server's. */
export const hungUpStatus = 499;

/** How a request has ended, once its connection is done with it. */
export function endedWith({ raw, statusCode }: FastifyReply): number {
  return raw.headersSent ? statusCode : hungUpStatus;
}
