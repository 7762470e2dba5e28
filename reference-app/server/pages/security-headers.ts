import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Employer } from '../employers/directory.ts';
import { isSafeLook } from './boot.ts';
import { customSectionsOf } from './custom-sections.ts';
import { isCall } from '../http/request-context.ts';
import { isHttps } from '../http/site-origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Marks this answer's own scripts and styles in its content security policy. */
    cspNonce: string;
  }
}

/** A policy without `unsafe-inline`: inline scripts and styles carry `request.cspNonce`. */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  app.decorateRequest('cspNonce', '');
  app.addHook('onRequest', async (request) => {
    request.cspNonce = randomBytes(16).toString('base64');
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    // said below, by what is answered
    frameguard: false,
  });
  app.addHook('onSend', async (request, reply) => {
    const nonce = `'nonce-${request.cspNonce}'`;
    // the theme builder shows pages of this site in frames; nothing else on it frames them, and no other site may
    const framedBy = isCall(request) ? "'none'" : "'self'";
    reply.header('x-frame-options', isCall(request) ? 'DENY' : 'SAMEORIGIN');
    if (!reply.hasHeader('content-security-policy'))
      reply.header(
        'content-security-policy',
        [
          "default-src 'self'",
          `script-src 'self' ${nonce}`,
          `style-src 'self' ${nonce}`,
          `img-src ${picturesOf(request)}`,
          `frame-src ${framesOf(request.employer)}`,
          "object-src 'none'",
          "base-uri 'none'",
          `frame-ancestors ${framedBy}`,
          "form-action 'self'",
        ].join('; '),
      );
    if (isHttps(request)) reply.header('strict-transport-security', 'max-age=31536000');
    // Answers below /api depend on cookie and domain; pages say their own.
    if (isCall(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

function picturesOf(request: FastifyRequest): string {
  const { employer } = request;
  const allowed = new Set([
    ...mapPicturesOf(employer),
    ...customPicturesOf(request),
    ...ownPicturesOf(request),
  ]);
  return ["'self'", 'data:', ...allowed].join(' ');
}

/** Where the images of the employer's own navbar and footer come from, on pages that show them. */
function customPicturesOf(request: FastifyRequest): readonly string[] {
  const { employer } = request;
  return employer && !isCall(request) && !isSafeLook(request)
    ? customSectionsOf(employer.config).pictures
    : [];
}

/** Who edits a theme sees a picture while it is being uploaded. */
function ownPicturesOf({ session }: FastifyRequest): string[] {
  return session?.account.roles.includes('theme_builder') ? ['blob:'] : [];
}

/** Where the pictures of the employer's map come from. */
function mapPicturesOf(employer: Employer | null): string[] {
  const tiles = employer?.config.pcsxConfig.searchConfig.mapConfig.tiles;
  return tiles ? [new URL(tiles.url).origin] : [];
}

/** What pages frame: each other, for the theme builder, and where documents are signed. */
function framesOf(employer: Employer | null): string {
  const { host = null, origins = [] } = employer?.config.esignConfig ?? {};
  const allowed = new Set(host === null ? origins : [host, ...origins]);
  return ["'self'", ...allowed].join(' ');
}
