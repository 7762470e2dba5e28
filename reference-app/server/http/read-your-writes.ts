import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Replica, Replicas } from '../database/replicas.ts';
import { beyondAll, walPositionIn } from '../database/wal-position.ts';
import { pageOf } from './own-calls.ts';
import { isHttps } from './site-origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What it is answered from; null = the primary. */
    replica: Replica | null;
  }
}

const cookie = 'portico_written';
/** Longer than a replica may lag; after that a browser sees what everybody sees. */
const cookieSeconds = 60 * 60;

/**
 * Lets replicas answer what anybody may read. A browser that has written takes along how far the primary was by then, and
 * is answered by no replica that is not yet there: whichever process it asks.
 */
export function registerReadYourWrites(app: FastifyInstance, replicas: Replicas): void {
  app.decorateRequest('replica', null);
  app.addHook('onRequest', async (request) => {
    if (!isPublicRead(request)) return;
    const page = pageOf(request);
    // a page is of one moment, and what was read for it holds for its calls
    if (page) request.replica = page.replica;
    // forged, the cookie only sends its own reads to the primary
    else request.replica = (await replicas.choose(walPositionIn(request.cookies[cookie]))) ?? null;
  });
  // called back, not awaited: what follows runs inside
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.replica) replicas.on(request.replica, done);
    else done();
  });

  app.addHook('onSend', async (request, reply) => {
    if (isSafe(request) || request.routeOptions.config.isBeacon || reply.statusCode >= 400) return;
    // the write is done whether or not it can be told how far it went
    const written = await replicas.writtenUpTo().catch(() => beyondAll);
    reply.setCookie(cookie, written, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps(request),
      maxAge: cookieSeconds,
    });
  });
}

function isSafe({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isPublicRead(request: FastifyRequest): boolean {
  return isSafe(request) && request.routeOptions.config.access === undefined;
}
