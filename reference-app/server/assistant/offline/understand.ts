import { wordsOf } from '@portico/core/text';
import { intents, type Intent, type Language } from './language.ts';
import { arabic } from './languages/ar.ts';
import { english } from './languages/en.ts';
import { french } from './languages/fr.ts';
import { german } from './languages/de.ts';
import { spanish } from './languages/es.ts';

/** A language with its phrases as patterns over folded words, each followed by a space. */
export type Known = Language & {
  patterns: readonly { intent: Intent; pattern: RegExp; weight: number }[];
  vocabulary: ReadonlySet<string>;
};

export const languages: readonly Known[] = [english, german, french, spanish, arabic].map((language) => {
  const patterns = intents.flatMap((intent) =>
    language.phrases[intent].map((phrase) => ({ intent, ...patternOf(phrase) })),
  );
  const words = [...Object.values(language.phrases).flat(), ...language.fillers, ...language.remote];
  return { ...language, patterns, vocabulary: new Set(words.flatMap(wordsOf)) };
});

export type Understanding = {
  language: Known;
  /** null = nothing that can be asked. */
  intent: Intent | null;
  /** Folded. */
  words: readonly string[];
};

/** @param locale BCP 47, of the page: decides where the message could be in several languages */
export function understand(message: string, locale: string): Understanding {
  const words = wordsOf(message);
  const language = languageOf(words, locale);
  const text = ` ${words.join(' ')} `;
  let best: { intent: Intent; weight: number } | undefined;
  for (const { intent, pattern, weight } of language.patterns)
    if (weight > (best?.weight ?? 0) && pattern.test(text)) best = { intent, weight };
  return { language, intent: best?.intent ?? null, words };
}

function languageOf(words: readonly string[], locale: string): Known {
  const [tag = ''] = locale.toLowerCase().split('-');
  const ofPage = languages.find((language) => language.tag === tag) ?? languages[0]!;
  const scored = languages.map((language) => ({
    language,
    // a word and a half: what is said in the page's language too is said in it
    score: words.filter((word) => language.vocabulary.has(word)).length + (language === ofPage ? 0.5 : 0),
  }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).language;
}

/** `*` alone stands for up to four words, at the end of a word for the rest of it. */
function patternOf(phrase: string): { pattern: RegExp; weight: number } {
  const tokens = phrase.split(' ');
  const parts = tokens.map((token) => {
    if (token === '*') return String.raw`(?:\S+ ){0,4}`;
    const [word = ''] = wordsOf(token);
    return token.endsWith('*') ? String.raw`${word}\S* ` : `${word} `;
  });
  return {
    pattern: new RegExp(` ${parts.join('')}`, 'u'),
    weight: tokens.filter((token) => token !== '*').length,
  };
}
