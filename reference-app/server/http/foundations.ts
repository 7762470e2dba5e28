import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { endedWith } from './hung-up.ts';
import { registerMultipart } from './multipart.ts';
import { limitedAddress } from './network.ts';
import { isOwnCall } from './own-calls.ts';
import { RateLimit, type RateLimitSettings } from './rate-limit.ts';
import { registerReadYourWrites } from './read-your-writes.ts';
import { isCall, isPage, registerRequestContext } from './request-context.ts';
import { registerSiteOrigin } from './site-origin.ts';

// a phone finds another cell within it
const longestPauseOfUpload = 10_000;

export type HttpOptions = {
  /** Where the site is; undefined = where each request asks for it. */
  origin?: string | undefined;
  /** Aborted when the server begins to stop; it answers on until it is closed. */
  stopping?: AbortSignal;
  /** Of all forms that are in memory at once. */
  formBytes?: number;
  /** ms after which a form is ended of which nothing more has come. */
  longestPause?: number;
};

/**
 * Adds what every request passes before its handler, in this order: the log, the site's origin, rate limits, cookies, the
 * choice of a replica, the request context, forms.
 */
export async function registerHttp(
  app: FastifyInstance,
  options: HttpOptions & { limits: AddressLimits },
): Promise<void> {
  const { origin, stopping, limits } = options;
  const { formBytes = 256 * 1024 * 1024, longestPause = longestPauseOfUpload } = options;
  registerRequestLog(app);
  if (stopping) registerLastAnswers(app, stopping);
  registerSiteOrigin(app, { origin });
  registerAddressLimits(app, limits);
  await app.register(cookie);
  const { replicas } = app.database;
  if (replicas) registerReadYourWrites(app, replicas);
  const { judge } = await registerRequestContext(app);
  await registerMultipart(app, { maximumBytes: formBytes, longestPause, judge });
}

function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        // as it is written in the code: addresses hold what people searched for, and ids of theirs
        route: request.routeOptions.url,
        status: endedWith(reply),
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}

/** While the server stops, each answer is the last on its connection: nobody keeps open what is to be closed. */
function registerLastAnswers(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) reply.header('connection', 'close');
  });
}

type AddressLimits = Record<'callsPerAddress' | 'pagesPerAddress', RateLimitSettings>;

function registerAddressLimits(app: FastifyInstance, limits: AddressLimits): void {
  const calls = new RateLimit(limits.callsPerAddress, app.now);
  const pages = new RateLimit(limits.pagesPerAddress, app.now);
  app.addHook('onRequest', async (request) => {
    if (isOwnCall(request)) return;
    if (isCall(request)) calls.take(limitedAddress(request.ip));
    else if (isPage(request)) pages.take(limitedAddress(request.ip));
  });
}
