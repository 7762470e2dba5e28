import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { registerErrors } from './errors.ts';
import { endIdleConnections } from './idle-connections.ts';
import { boundedJson, usualBodyBytes } from './json-body.ts';
import type { ServerLog } from './log.ts';
import { Refusal } from './refusal.ts';
import { storableText } from './storable-text.ts';
import { answerUnreadable, maximumHeaderBytes, UndecodableAddress, unroutedAnswer } from './unrouted.ts';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const idHeader = 'x-request-id';
/** What proxies make; anything else could be a text that somebody wants in the log. */
const idPattern = /^[\w.-]{1,64}$/;

/** The id that a proxy in front has given the request, or one of ours: every log line and answer of it carries it. */
function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[idHeader];
  return typeof given === 'string' && idPattern.test(given) ? given : randomUUID();
}

// a resume of 10 MB is 13.4 MB as a data URL, which a phone on 3G sends at 1 Mbit/s in 110 s
const slowestUpload = 120_000;

export type InstanceOptions = {
  log: ServerLog;
  /** Addresses or networks of proxies in front, which may say who the client is and whether it came by https. */
  trustedProxies?: readonly string[];
  /** ms in which a request must have come to its end. */
  requestTimeout?: number;
};

/** Creates an app that parses requests within bounds and answers every failure; it has no routes yet. */
export function createInstance({
  log,
  trustedProxies = [],
  requestTimeout = slowestUpload,
}: InstanceOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    bodyLimit: usualBodyBytes,
    genReqId: requestIdOf,
    http: {
      maxHeaderSize: maximumHeaderBytes,
      connectionsCheckingInterval: Math.min(10_000, requestTimeout),
      // Node takes the longer of the two for the whole request
      headersTimeout: Math.min(60_000, requestTimeout),
    },
    requestTimeout,
    // some areas read their secret from the database, which may be slow while a machine starts
    pluginTimeout: 60_000,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const refusal =
        error.code === 'FST_ERR_MAX_PARAM_LENGTH'
          ? new Refusal(414, 'The address is too long.')
          : new UndecodableAddress();
      const { status, headers, body } = unroutedAnswer(request, refusal);
      void reply.code(status).headers(headers).send(body);
    },
    // on close those in use end when they are answered, and `endIdleConnections` ends the others
    forceCloseConnections: 'idle',
  });
  endIdleConnections(app);
  app.setValidatorCompiler(storableText);
  app.setSerializerCompiler(serializerCompiler);
  registerErrors(app);
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, boundedJson(app));
  return app;
}
