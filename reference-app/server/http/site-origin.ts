import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** This site's, as `https://careers.example`: what absolute addresses begin with. */
    siteOrigin: string;
  }
}

/** A name, an IPv4 or a bracketed IPv6 address, perhaps with a port (RFC 9112, 3.2). */
const hostAndPort = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Refuses requests whose `Host` cannot be one, and tells the others where this site is.
 *
 * @param options.origin where the site is, whatever the request says; undefined = where the request asks for it
 */
export function registerSiteOrigin(app: FastifyInstance, { origin }: { origin: string | undefined }): void {
  app.decorateRequest('siteOrigin', '');
  app.addHook('onRequest', async (request) => {
    const asked = askedOrigin(request);
    if (asked === undefined)
      throw new Refusal(400, 'The Host header of the request is no host name with an optional port.');
    request.siteOrigin = origin ?? asked;
  });
}

/** Whether browsers reach the site by https: a proxy in front may say so, or the configured origin. */
export function isHttps({ protocol, siteOrigin }: Pick<FastifyRequest, 'protocol' | 'siteOrigin'>): boolean {
  return protocol === 'https' || siteOrigin.startsWith('https:');
}

function askedOrigin(request: FastifyRequest): string | undefined {
  // HTTP/1.0 knows no Host
  const host = request.host === '' && request.headers.host === undefined ? 'localhost' : request.host;
  if (!hostAndPort.test(host)) return undefined;
  return URL.parse(`${request.protocol === 'https' ? 'https' : 'http'}://${host}`)?.origin;
}
