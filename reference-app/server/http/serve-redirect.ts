import type { FastifyInstance, FastifyReply } from 'fastify';
import { queryOf, type Call } from '../../contract/call.ts';
import { fastifyPathOf, type CallRequest } from './serve.ts';

/** Answers a call that browsers are sent to by leading them on. @param handler gives the address */
export function serveRedirect<const C extends Call & { answers: 'redirect' }>(
  app: FastifyInstance,
  call: C,
  handler: (request: CallRequest<C>, reply: FastifyReply) => Promise<string>,
): void {
  const { method, path, employer } = call;
  app.route({
    method,
    url: fastifyPathOf(path),
    config: { isCall: true, ...(employer && { employer }) },
    schema: employer === 'none' ? {} : { querystring: queryOf(call) },
    handler: async (request, reply) => {
      const address = await handler(request as CallRequest<C>, reply);
      return reply.header('cache-control', 'no-store').redirect(address, 302);
    },
  });
}
