import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  answerSchemaOf,
  queryOf,
  type Call,
  type CallBody,
  type CallData,
  type CallMetadata,
  type CallParams,
  type CallQuery,
} from '../../contract/call.ts';
import type { Envelope } from '../../contract/envelope.ts';

/** A request whose parts are as its call describes them. */
export type CallRequest<C extends Call> = FastifyRequest & {
  params: CallParams<C>;
  query: CallQuery<C>;
  body: CallBody<C>;
};

/** Answers a call of the contract: what comes in and goes out is checked against it, and who may call as well. */
export function serve<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (request: CallRequest<C>, reply: FastifyReply) => Promise<Envelope<CallData<C>, CallMetadata<C>>>,
): void {
  const { method, path, access, employer, params, body, status = 200 } = call;
  app.route({
    method,
    url: fastifyPathOf(path),
    config: { ...(access && { access }), ...(employer && { employer }) },
    schema: {
      querystring: queryOf(call),
      ...(params && { params }),
      ...(body && { body }),
      response: { [status]: answerSchemaOf(call) },
    },
    handler: async (request, reply) => {
      reply.code(status);
      return handler(request as CallRequest<C>, reply);
    },
  });
}

/** `/api/offer/{id}` as the router writes it. */
function fastifyPathOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
