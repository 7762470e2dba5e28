import { localeFacts, locales, type Locale } from '@portico/core/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mailLocale } from '../accounts/rules.ts';
import { escaped } from '../mail/letter.ts';
import { serverPages } from '../messages/texts.ts';
import { findStoppable, stopAlert } from './alert-store.ts';
import { searchOfToken, stopPath } from './stop-token.ts';

/** Of a form with one button, or what mail programs send (`List-Unsubscribe=One-Click`). */
const maximumBodyBytes = 1_024;

/**
 * Where a job alert's link leads: ends its mails for whoever has the link, with no login. Asks first, since programs that look
 * into mails follow their links; mail programs that offer to unsubscribe send the answer at once (RFC 8058).
 */
export async function stopPage(app: FastifyInstance, { secret }: { secret: string }): Promise<void> {
  const { database, now } = app;

  const found = async (request: FastifyRequest) => {
    const { query, employer } = request;
    const token = typeof query === 'object' && query !== null && 'token' in query ? query.token : undefined;
    if (!employer || typeof token !== 'string') return undefined;
    const { scope, domain, config } = employer;
    const id = searchOfToken(secret, { scope, token });
    const search = id === undefined ? undefined : await findStoppable(database, scope, id);
    if (id === undefined || !search) return undefined;
    const locale = mailLocale(search.locale, config);
    return { ...search, id, scope, domain, locale };
  };

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maximumBodyBytes },
    takeAnything,
  );

  app.get(stopPath, async (request, reply) => {
    const search = await found(request);
    if (!search) return unknown(request, reply);
    const t = serverPages(search.locale);
    return page(reply, {
      ...search,
      text: t(search.isActive ? 'stopAlert.question' : 'stopAlert.stopped', { search: search.name }),
      ...(search.isActive && { button: t('stopAlert.button') }),
    });
  });

  app.post(stopPath, async (request, reply) => {
    const search = await found(request);
    if (!search) return unknown(request, reply);
    await stopAlert(database, search.scope, { id: search.id, at: new Date(now()) });
    const text = serverPages(search.locale)('stopAlert.stopped', { search: search.name });
    return page(reply, { ...search, text });
  });
}

/** The answer is in the address. */
function takeAnything(_request: unknown, _body: unknown, done: (error: null) => void): void {
  done(null);
}

function unknown({ employer }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = employer ? mailLocale(null, employer.config) : locales[0];
  const text = serverPages(locale)('stopAlert.unknown');
  return page(reply.code(404), { locale, domain: employer?.domain, text });
}

/** Without scripts and styles: it is all there is, in every browser. */
function page(
  reply: FastifyReply,
  options: { locale: Locale; domain: string | undefined; text: string; button?: string },
): FastifyReply {
  const { locale, domain, text, button } = options;
  const { direction } = localeFacts(locale);
  const t = serverPages(locale);
  const title = escaped(t('stopAlert.title'));
  const jobs = domain === undefined ? '/careers' : `/careers?domain=${encodeURIComponent(domain)}`;
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(
      [
        `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8">`,
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
        `<title>${title}</title></head><body><main><h1>${title}</h1>`,
        `<p>${escaped(text)}</p>`,
        // to the address that it is at
        button === undefined ? '' : `<form method="post"><button>${escaped(button)}</button></form>`,
        `<p><a href="${escaped(jobs)}">${escaped(t('stopAlert.toSearch'))}</a></p></main></body></html>`,
      ].join(''),
    );
}
