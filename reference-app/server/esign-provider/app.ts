import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isTheirName } from '@portico/core/offers';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { esignCalls, type EsignEvent } from '../../contract/esign.ts';
import type { ServerLog } from '../http/log.ts';
import type { Envelopes } from '../offers/esign/envelopes.ts';
import { signedHeaders } from '../http/signed-call.ts';
import { messagePage, widgetPage } from './page.ts';

export type EsignProviderOptions = {
  envelopes: Envelopes;
  log: ServerLog;
  /** What the calls to the site are signed with. */
  secret: string;
  /** Asked with each request: the site may begin to listen later. */
  site: () => Site;
  now?: () => number;
};

export type Site = {
  /** Where it answers calls, as `http://127.0.0.1:4400`. */
  address: string;
  /** Whose pages may frame the widget, and are told what was done there. */
  origins: readonly string[];
};

const asked = z.object({
  wid: z
    .string()
    .max(300)
    .regex(/^[\w.~-]+$/),
});
const answer = asked.extend({ type: z.enum(['signed', 'rejected']), name: z.string().max(300).default('') });
const siteAnswersWithin = 10_000;
const files = {
  script: readFileSync(path.join(import.meta.dirname, 'widget/widget.js')),
  style: readFileSync(path.join(import.meta.dirname, 'widget/widget.css')),
};

/**
 * The demo's e-signature provider, for an origin of its own. It shows a document in a frame, lets its candidate sign or
 * reject it, tells the site by a signed call, and only when that was taken the page around the frame.
 */
export function createEsignProvider(options: EsignProviderOptions): FastifyInstance {
  const { envelopes, log, site } = options;
  const app = Fastify({ logger: false, bodyLimit: 16 * 1024, forceCloseConnections: true });

  app.addHook('onSend', async (_, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500)
      log.error({ err: error, route: request.routeOptions.url }, 'The e-signature provider failed');
    return reply.code(status).send({ message: 'Something went wrong. Please try again.' });
  });

  app.get('/public/esignWidget.js', async (_, reply) => reply.type('text/javascript').send(files.script));
  app.get('/public/esignWidget.css', async (_, reply) => reply.type('text/css').send(files.style));

  app.get('/public/esignWidget', async (request, reply) => {
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', framing(site().origins.join(' ')));
    const query = asked.safeParse(request.query);
    const envelope = query.success ? await envelopes.find(query.data.wid) : undefined;
    if (!query.success || !envelope)
      return reply.code(404).send(messagePage('There is no such document here.'));
    return widgetPage({ envelope, wid: query.data.wid, siteOrigins: site().origins });
  });

  app.get('/public/esignDocument', async (request, reply) => {
    const query = asked.safeParse(request.query);
    const envelope = query.success ? await envelopes.find(query.data.wid) : undefined;
    if (!envelope?.letter) return reply.code(404).send({ message: 'There is no such document here.' });
    return reply
      .type('application/pdf')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
      .header('content-disposition', 'inline')
      .send(Buffer.from(envelope.letter));
  });

  app.post('/public/esignAnswer', async (request, reply) => {
    const body = answer.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ message: 'The answer cannot be read.' });
    const { wid, type, name } = body.data;
    const envelope = await envelopes.find(wid);
    if (!envelope) return reply.code(404).send({ message: 'There is no such document here.' });
    if (type === 'signed' && !isTheirName(name, envelope.signer.name))
      return reply
        .code(400)
        .send({ message: `Enter your full name as in the document: ${envelope.signer.name}.` });
    const { status, message } = await tellSite(options, {
      type,
      domain: envelope.domain,
      wid,
      at: new Date((options.now ?? Date.now)()).toISOString(),
      signer: {
        ...envelope.signer,
        address: request.ip,
        userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
      },
    });
    return reply.code(status).send({ message });
  });
  return app;
}

function framing(ancestors: string): string {
  return `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; object-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`;
}

/** Tells the site; what it refuses is told the candidate in its words. */
async function tellSite(
  { site, secret, log, now = Date.now }: EsignProviderOptions,
  event: EsignEvent,
): Promise<{ status: number; message: string }> {
  const { method, path: where } = esignCalls.event;
  const body = JSON.stringify(event);
  const headers = signedHeaders(secret, { id: randomUUID(), at: new Date(now()), body });
  try {
    const response = await fetch(new URL(where, site().address), {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(siteAnswersWithin),
    });
    if (response.ok) return { status: 200, message: 'Done.' };
    const refusal = z.object({ message: z.string() }).safeParse(await response.json());
    if (response.status === 409 && refusal.success) return { status: 409, message: refusal.data.message };
    log.error({ status: response.status }, 'The site did not take the word of the e-signature provider');
  } catch (error) {
    log.error({ err: error }, 'The site could not be told what was signed');
  }
  return { status: 502, message: 'The employer could not be told. Nothing was signed. Please try again.' };
}
