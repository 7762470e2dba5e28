import { localeFacts, locales, type Locale } from '@portico/core/messages';
import { serverPages, siteTexts } from '../messages/texts.ts';
import { chooseLocale } from './choose-locale.ts';

/** What a failure page goes by; of a request that was not understood, as much as is known. */
export type FailedRequest = {
  /** Path and query. */
  url: string;
  headers: { 'accept-language'?: string | undefined };
};

/** Why there is no page: a mistake of ours, an unknown address, one that is too long, too many requests, any other that is refused. */
export type Failure = 'server' | 'notFound' | 'tooLong' | 'tooMany' | 'notValid';

function say(failure: Failure, locale: Locale): { title: string; text: string } {
  if (failure === 'server' || failure === 'notFound') {
    const key = failure === 'server' ? 'error' : failure;
    return { title: siteTexts(locale)(`${key}.title`), text: siteTexts(locale)(`${key}.text`) };
  }
  return { title: serverPages(locale)(`${failure}.title`), text: serverPages(locale)(`${failure}.text`) };
}

/** Why a page was answered with a status. */
export function failureOfStatus(status: number): Failure {
  if (status >= 500) return 'server';
  if (status === 429) return 'tooMany';
  if (status === 414 || status === 431) return 'tooLong';
  return status === 404 ? 'notFound' : 'notValid';
}

/** The page for what the server cannot answer with a page of the site (SHELL-07): made of nothing that can fail too. */
export function writeFailure({ url, headers }: FailedRequest, failure: Failure): string {
  const hl = new URLSearchParams(url.split('?')[1]).get('hl') ?? undefined;
  const locale = chooseLocale(hl, headers['accept-language'], locales);
  const { direction } = localeFacts(locale);
  const said = say(failure, locale);
  const allJobs = siteTexts(locale)('job.allJobs');
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${said.title}</title></head><body><main><h1>${said.title}</h1>`,
    `<p>${said.text}</p><p><a href="/careers">${allJobs}</a></p></main></body></html>`,
  ].join('');
}
