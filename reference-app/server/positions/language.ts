import type { Posting } from '../../contract/posting.ts';

/** The languages that texts are stemmed by: PostgreSQL's text search configurations, by the codes of `eld`. */
const configurations: Readonly<Record<string, string>> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  it: 'italian',
  lt: 'lithuanian',
  // Malay, which Indonesian is a form of
  ms: 'indonesian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
};
/** Of texts that tell no language, such as lists of names. */
const fallback = 'english';
/** Words of other languages are not stemmed. */
const unstemmed = 'simple';
/** Characters that are looked at: the beginning tells. */
const sample = 1_000;

/** Detects the language of a job from its text, as the name of a PostgreSQL text search configuration. */
export type LanguageOf = (job: Pick<Posting, 'title' | 'description'>) => string;

/** Loads the language detector. It takes 90 MB of memory, so only writing jobs loads it. */
export async function loadLanguages(): Promise<LanguageOf> {
  const { eld } = await import('eld/extrasmall');
  return ({ title, description }) => {
    const text = `${title} ${description.replace(/<[^>]*>?/g, ' ')}`
      .replace(/\s+/g, ' ')
      .normalize('NFC')
      .slice(0, sample);
    const result = eld.detect(text.toLowerCase());
    if (!result.isReliable()) return fallback;
    return configurations[result.language] ?? unstemmed;
  };
}
