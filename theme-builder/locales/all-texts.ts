import { frameTexts } from '../frame/texts/texts.ts';
import type { BuilderLocale } from './locale.ts';
import { loadTexts, type Texts } from './texts.ts';

const loading = new Map<BuilderLocale, Promise<Texts>>();

/** The words of the panel and of what is around it. */
export const loadAllTexts = (locale: BuilderLocale): Promise<Texts> => {
  const known = loading.get(locale);
  if (known) return known;
  const all = Promise.all([loadTexts(locale), frameTexts.load(locale)]).then(([texts]) => texts);
  loading.set(locale, all);
  all.catch(() => loading.delete(locale));
  return all;
};
