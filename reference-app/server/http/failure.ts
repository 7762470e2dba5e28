import { locales } from '@portico/core/messages';
import { chooseLocale } from './choose-locale.ts';
import { failureTexts, type Failure } from './failure-texts.ts';

/** What a failure page goes by; of a request that was not understood, as much as is known. */
export type FailedRequest = {
  /** Path and query. */
  url: string;
  headers: { 'accept-language'?: string | undefined };
};

/** Why a page was answered with a status. */
export function failureOfStatus(status: number): Failure {
  if (status >= 500) return 'server';
  if (status === 429) return 'too many';
  if (status === 414 || status === 431) return 'too long';
  return status === 404 ? 'not found' : 'not valid';
}

/** The page for what the server cannot answer with a page of the site (SHELL-07): made of nothing that can fail too. */
export function writeFailure({ url, headers }: FailedRequest, failure: Failure): string {
  const hl = new URLSearchParams(url.split('?')[1]).get('hl') ?? undefined;
  const locale = chooseLocale(hl, headers['accept-language'], locales);
  const { direction, allJobs, [failure]: said } = failureTexts[locale];
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${said.title}</title></head><body><main><h1>${said.title}</h1>`,
    `<p>${said.text}</p><p><a href="/careers">${allJobs}</a></p></main></body></html>`,
  ].join('');
}
