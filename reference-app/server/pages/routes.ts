import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseTheme } from '@portico/tokens';
import type { Database } from '../database/database.ts';
import { callFor, ownCallHeaders } from '../http/own-calls.ts';
import { employerOf } from '../http/request-context.ts';
import { demoPicture } from '../employers/demo-picture.ts';
import { listEmployers } from '../employers/store.ts';
import { previewedTheme } from '../themes/previews.ts';
import { wornTheme } from '../themes/store.ts';
import { chooseLocale } from '../http/choose-locale.ts';
import { bootOf, isSafeLook } from './boot.ts';
import { registerCrawlerFiles } from './crawlers.ts';
import { writeDocument } from './document.ts';
import { writeEndedPreview } from './ended-preview.ts';
import { writeFailure } from '../http/failure.ts';
import { lookOf, makeLook, type Look } from './look.ts';
import { previewSign, previewSignCss } from './preview-sign.ts';
import { loadRenderer } from './render.ts';

type PagesOptions = {
  database: Database;
  /** Whether an unknown domain is told which employers exist. */
  demo: boolean;
  /** Where the build put `client` and `server`. */
  distFolder: string;
  /** The demo employers' folders; the files in their `assets` are served below `/employers/<domain>/`. */
  employersFolder: string;
};

// a draft is nothing for search engines, and its link nothing for others
const previewHeaders = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/** The employer's site as visitors find it, in the language that was asked for; for HTML. */
function siteAddress(request: FastifyRequest): string {
  const { hl } = request.query as { hl?: unknown };
  const parameters = new URLSearchParams({
    domain: employerOf(request).domain,
    ...(typeof hl === 'string' && { hl }),
  });
  return `/careers?${parameters.toString().replaceAll('&', '&amp;')}`;
}

function endedPreview(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { hl } = request.query as { hl?: unknown };
  const locale = chooseLocale(
    typeof hl === 'string' ? hl : undefined,
    request.headers['accept-language'],
    employerOf(request).config.supportedLanguages,
  );
  return reply
    .status(404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .headers(previewHeaders)
    .header('content-language', locale)
    .send(writeEndedPreview({ locale, site: siteAddress(request), nonce: request.cspNonce }));
}

/** What a page wears, and which published version that is; null = another. */
type Worn = { look: Look; version: number | null };

/**
 * What is said with a document, and says nothing of a script or a style: a page loads dozens of those, most of which are
 * smaller than all these headers.
 */
const headersOfDocuments = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const hour = 60 * 60 * 1000;
const year = 365 * 24 * hour;
/** An address of a person's with the place of its page as we write it; what follows may be what they search for. */
const lowerCased = (url: string): string =>
  url.replace(/^\/(?:careers|candidate\/login|logout)(?=[/?]|$)/i, (place) => place.toLowerCase());

/** The pages, rendered here and hydrated in the browser, and the files that they are made of. */
export async function registerPages(
  app: FastifyInstance,
  { database, demo, distFolder, employersFolder }: PagesOptions,
): Promise<void> {
  const renderer = await loadRenderer(distFolder);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(fileRoutes, { demo, distFolder, employersFolder });

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const knownDomains =
      request.employer === null && demo ? (await listEmployers(database)).map(({ domain }) => domain) : [];
    const preview = await previewFor(database, request);
    if (preview === 'ended') return endedPreview(request, reply);
    const { look, version }: Worn = preview?.look
      ? { look: preview.look, version: null }
      : await lookFor(database, request);
    const { boot, css: customCss } = bootOf(request, {
      knownDomains,
      heroes: look.heroes,
      themeVersion: version,
    });
    const rendered = await renderer.render({
      url: `${boot.origin}${request.url}`,
      boot,
      fetch: callAs(request),
    });
    if (rendered.kind === 'redirect') return reply.redirect(rendered.location);
    return reply
      .status(rendered.meta.status ?? 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', request.session || preview ? 'no-store' : 'private, no-cache')
      .headers(preview ? previewHeaders : {})
      .header('content-language', rendered.boot.locale)
      .send(
        writeDocument({
          page: rendered,
          assets: renderer.assets(rendered.files),
          nonce: request.cspNonce,
          csrfToken: request.csrfToken,
          css: look.css + customCss + (preview ? previewSignCss : ''),
          before: preview ? previewSign(boot.locale) : '',
        }),
      );
  };

  registerCrawlerFiles(app, { database, answerUnknown: page });
  app.setNotFoundHandler(async (request, reply) => {
    const inLowerCase = lowerCased(request.url);
    if (inLowerCase !== request.url) return reply.redirect(inLowerCase);
    return reply.status(404).type('text/html; charset=utf-8').send(writeFailure(request, 'notFound'));
  });
  app.get('/', async (request, reply) => reply.redirect(`/careers${request.url.slice(1)}`));
  app.get('/careers', page);
  app.get('/careers/*', page);
  app.get('/candidate/login', async (request, reply) =>
    reply.redirect(`/careers/login${request.url.replace(/^[^?]*/, '')}`),
  );
  app.get<{ Querystring: { domain?: string; hl?: string } }>(
    '/careers/logout',
    async ({ query: { domain, hl } }, reply) => {
      const next = typeof hl === 'string' ? `/careers?${new URLSearchParams({ hl }).toString()}` : 'careers';
      const parameters = new URLSearchParams({ ...(typeof domain === 'string' && { domain }), next });
      return reply.redirect(`/logout?${parameters.toString()}`);
    },
  );
}

/** Serves what pages load, and the demo employers' pictures; none of it is an employer's. */
async function fileRoutes(
  app: FastifyInstance,
  { demo, distFolder, employersFolder }: Omit<PagesOptions, 'database'>,
): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, employer: 'none' };
  });
  await app.register(fastifyStatic, {
    root: join(distFolder, 'client/assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: year,
    preCompressed: true,
    index: false,
    setHeaders: (reply) => {
      for (const name of headersOfDocuments) reply.raw.removeHeader(name);
      reply.header('content-security-policy', "default-src 'self'; frame-ancestors 'self'");
    },
  });
  app.get<{ Params: { domain: string; file: string } }>(
    '/employers/:domain/:file',
    async ({ params }, reply) => {
      const picture = demoPicture(`/employers/${params.domain}/${params.file}`);
      if (!demo || picture === undefined) return reply.callNotFound();
      // no hash in its name; a header would lose against the plugin's own
      return reply.sendFile(picture, employersFolder, { maxAge: hour, immutable: false });
    },
  );
}

/** Makes the calls of a page that is rendered in this process, in the name of whoever asks for the page. */
function callAs(request: FastifyRequest) {
  return async (
    address: string,
    { method, headers, body }: { method: string; headers: Record<string, string>; body?: string },
  ): Promise<Response> => {
    const answer = await callFor(request, () =>
      request.server.inject({
        method: method as 'GET',
        url: address,
        headers: {
          ...headers,
          ...ownCallHeaders,
          'x-request-id': request.id,
          host: new URL(request.siteOrigin).host,
          cookie: request.headers.cookie ?? '',
          // or all who send no cookies would go by the name of whoever asks here
          'user-agent': request.headers['user-agent'] ?? '',
        },
        remoteAddress: request.ip,
        ...(body === undefined ? {} : { payload: body }),
      }),
    );
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    });
  };
}

/** What a preview link leads to: undefined without one, and where the product's own look is asked for. A draft that cannot be read looks like what is published. */
async function previewFor(
  database: Database,
  request: FastifyRequest,
): Promise<{ look: Look | undefined } | 'ended' | undefined> {
  const { theme_preview: token } = request.query as { theme_preview?: unknown };
  if (!request.employer || typeof token !== 'string' || isSafeLook(request)) return undefined;
  const { product, scope } = request.employer;
  const preview = await previewedTheme(database, scope, { token, at: new Date() });
  if (!preview) return 'ended';
  const parsed = preview.document ? parseTheme(preview.document) : undefined;
  // made anew each time: a draft is looked at by few, and changes often
  return { look: parsed?.ok ? makeLook(product, parsed.document) : undefined };
}

/** What the employer has published; `?theme=safe` leaves it out. */
async function lookFor(database: Database, request: FastifyRequest): Promise<Worn> {
  if (!request.employer) return { look: { css: '', heroes: [] }, version: null };
  const { product, scope } = request.employer;
  const theme = await wornTheme(database, scope);
  const parsed = theme?.document ? parseTheme(theme.document) : undefined;
  if (parsed && !parsed.ok)
    request.log.warn(
      { path: parsed.path, reason: parsed.message },
      'The published theme cannot be read; the default stands',
    );
  const isSafe = isSafeLook(request);
  const version = theme?.version ?? 0;
  const look = lookOf({
    product,
    document: parsed?.ok && !isSafe ? parsed.document : null,
    key: `${scope} ${isSafe ? 'safe' : version}`,
  });
  return { look, version };
}
