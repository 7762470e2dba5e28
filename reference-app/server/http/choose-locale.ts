import type { FastifyRequest } from 'fastify';
import { locales, type Locale } from '@portico/core/messages';

/**
 * The language of a page: asked for by `hl` or chosen in the settings, else the browser's where the site has it, else the
 * site's first.
 */
export function chooseLocale(
  asked: string | undefined,
  accepted: string | undefined,
  supported: readonly Locale[],
): Locale {
  const [fallback = 'en-US'] = supported;
  const wishes = [asked ?? '', ...acceptedIn(accepted ?? '')]
    .map((wish) => wish.trim().toLowerCase())
    .filter(Boolean);
  for (const wish of wishes) {
    const [language] = wish.split('-');
    const found =
      supported.find((locale) => locale.toLowerCase() === wish) ??
      supported.find((locale) => locale.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return fallback;
}

/** The language of what a call says to people. Pages ask by `Accept-Language` in their own, which is not always the browser's. */
export const localeOfCall = ({ employer, headers }: FastifyRequest): Locale =>
  chooseLocale(undefined, headers['accept-language'], employer?.config.supportedLanguages ?? locales);

/** What is accepted, the most wanted first (RFC 9110, 12.5.4). */
function acceptedIn(header: string): string[] {
  const ranges = header.split(',').map((range) => {
    const [language = '', ...parameters] = range.split(';');
    const [, quality = '1'] = /^\s*q=([\d.]+)/i.exec(parameters.join(';')) ?? [];
    return { language, quality: Number(quality) };
  });
  return ranges
    .filter(({ quality }) => quality > 0)
    .toSorted((left, right) => right.quality - left.quality)
    .map(({ language }) => language);
}
