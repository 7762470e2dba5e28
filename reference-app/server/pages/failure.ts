import type { FastifyRequest } from 'fastify';
import arabic from '../../client/locales/ar.json' with { type: 'json' };
import english from '../../client/locales/en-US.json' with { type: 'json' };
import { locales } from '../../contract/employer-config.ts';
import { chooseLocale } from './boot.ts';

const texts = { 'en-US': english, ar: arabic };

/** The page for a failure of the server itself (SHELL-07): made of nothing that can fail too. */
export const writeFailure = (request: FastifyRequest): string => {
  const { hl } = request.query as { hl?: unknown };
  const locale = chooseLocale(
    typeof hl === 'string' ? hl : undefined,
    request.headers['accept-language'],
    locales,
  );
  const text = texts[locale];
  return [
    `<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${text['error.title']}</title></head><body><main><h1>${text['error.title']}</h1>`,
    `<p>${text['error.text']}</p><p><a href="/careers">${text['job.allJobs']}</a></p></main></body></html>`,
  ].join('');
};
