import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  answerSchemaOf,
  queryOf,
  type Call,
  type CallBody,
  type CallData,
  type CallFile,
  type CallMetadata,
  type CallParams,
  type CallQuery,
  type FileRule,
} from '../../contract/call.ts';
import type { Envelope } from '../../contract/envelope.ts';
import { problemWith, type UploadedFile } from '../files/rules.ts';
import { Refusal } from './refusal.ts';

/** A request whose parts are as its call describes them. */
export type CallRequest<C extends Call> = FastifyRequest & {
  params: CallParams<C>;
  query: CallQuery<C>;
  body: CallBody<C>;
  uploads: { readonly [Name in CallFile<C>]?: readonly UploadedFile[] };
};

/** Answers a call of the contract: what comes in and goes out is checked against it, and who may call as well. */
export function serve<const C extends Call>(
  app: FastifyInstance,
  call: C & Pick<FastifyContextConfig, 'beforeForm'>,
  handler: (request: CallRequest<C>, reply: FastifyReply) => Promise<Envelope<CallData<C>, CallMetadata<C>>>,
): void {
  const {
    method,
    path,
    access,
    isBeacon,
    employer,
    params,
    query,
    body,
    files,
    beforeForm,
    maximumBytes,
    status = 200,
  } = call;
  app.route({
    method,
    url: fastifyPathOf(path),
    ...(maximumBytes !== undefined && { bodyLimit: maximumBytes }),
    config: {
      isCall: true,
      ...(access && { access }),
      ...(isBeacon && { isBeacon }),
      ...(employer && { employer }),
      ...(files && { files }),
      ...(beforeForm && { beforeForm }),
    },
    schema: {
      ...((query || employer !== 'none') && { querystring: queryOf(call) }),
      ...(params && { params }),
      ...(body && { body }),
      response: { [status]: answerSchemaOf(call) },
    },
    handler: async (request, reply) => {
      if (files) await checkFiles(request, files);
      reply.code(status);
      return handler(request as CallRequest<C>, reply);
    },
  });
}

/** @throws Refusal when a file is too large, not what its name says, or infected */
async function checkFiles(request: FastifyRequest, rules: Readonly<Record<string, FileRule>>): Promise<void> {
  for (const [field, rule] of Object.entries(rules)) {
    const problem = await problemWith(request.uploads[field] ?? [], rule, request.server.scan);
    if (problem)
      throw new Refusal(problem.status, problem.message, { validationErrors: { [field]: problem.message } });
  }
}

/** `/api/offer/{id}` as the router writes it. */
export function fastifyPathOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
