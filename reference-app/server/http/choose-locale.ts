import type { Locale } from '../../contract/employer-config.ts';

/**
 * The language of a page, or of what a call says to people: asked for by `hl` or chosen in the settings, else the browser's where the site has it, else the
 * site's first.
 */
export const chooseLocale = (
  asked: string | undefined,
  accepted: string | undefined,
  supported: readonly Locale[],
): Locale => {
  const [fallback = 'en-US'] = supported;
  const wishes = [asked ?? '', ...(accepted ?? '').split(',').map((part) => part.split(';')[0] ?? '')]
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
};
