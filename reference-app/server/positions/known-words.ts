import { wordAfter } from '../database/piece-vectors.ts';
import type { Lexeme } from '../database/binary-arrays.ts';

/** The words of a text. */
export type Words = {
  words: readonly Lexeme[];
  /** By word, from 1. */
  places: readonly number[];
  /** How many places they take together: words that say nothing have one, too. */
  length: number;
};

/** The words of a text as it stands, and without accents; the same object where that makes no difference. */
export type KnownWords = { plain: Words; bare: Words };

/** Of each configuration, in each of two generations. An employer's jobs share whole sentences, too. */
const piecesKept = 15_000;
const passagesKept = 3_000;
const lexemesKept = 40_000;

/** What was met in texts that are read by one configuration. */
export type Met = { lexicon: Lexicon; configuration: string; pieces: WordCache; passages: WordCache };

/** What was met before: the words of pieces between spaces, and of passages between tags. */
export class Lexicon {
  readonly #lexemes = new Map<string, Lexeme>();
  readonly #met = new Map<string, Met>();

  /** Whether it is time to begin a new one. A word is one object as long as it lasts, so that it is met again in a vector. */
  get isFull(): boolean {
    return this.#lexemes.size >= lexemesKept;
  }

  in(configuration: string): Met {
    const known = this.#met.get(configuration);
    if (known) return known;
    const pieces = new WordCache(piecesKept);
    const met: Met = { lexicon: this, configuration, pieces, passages: new WordCache(passagesKept) };
    this.#met.set(configuration, met);
    return met;
  }

  /** Reads vectors as PostgreSQL writes them, which end in `wordAfter`. */
  read({ plain, bare }: { plain: string; bare: string | null }): KnownWords {
    const words = this.#wordsIn(plain);
    return { plain: words, bare: bare === null ? words : this.#wordsIn(bare) };
  }

  #wordsIn(vector: string): Words {
    const entries = [...vector.matchAll(/'((?:[^']|'')+)':([\d,]+)/g)].flatMap(([, word = '', places = '']) =>
      places.split(',').map((place) => [word, Number(place)] as const),
    );
    const end = Math.max(...entries.flatMap(([word, place]) => (word === wordAfter ? [place] : [])));
    const before = entries.filter(([, place]) => place < end);
    return {
      words: before.map(([word]) => this.#lexeme(word.replaceAll(/''|\\\\/g, ([sign = '']) => sign))),
      places: before.map(([, place]) => place),
      length: end - 1,
    };
  }

  #lexeme(text: string): Lexeme {
    const known = this.#lexemes.get(text);
    if (known) return known;
    const own = ownText(text);
    const lexeme: Lexeme = {
      text: own,
      isAscii: Buffer.byteLength(own) === own.length,
      // room for one, as most words need: an empty array makes room for seventeen with the first
      places: [0],
      count: 0,
    };
    this.#lexemes.set(own, lexeme);
    return lexeme;
  }
}

/** A copy: cut out of a longer text, it would keep all of that in memory. */
const ownText = (text: string): string => Buffer.from(text).toString();

/** The words of texts that were met before, as many as are worth their memory: what is met again stays. */
class WordCache {
  readonly #kept: number;
  #young = new Map<string, KnownWords>();
  #old = new Map<string, KnownWords>();

  /** @param kept of each of the two generations */
  constructor(kept: number) {
    this.#kept = kept;
  }

  get(text: string): KnownWords | undefined {
    const young = this.#young.get(text);
    if (young) return young;
    const old = this.#old.get(text);
    if (old) this.#keep(text, old);
    return old;
  }

  add(text: string, words: KnownWords): void {
    this.#keep(ownText(text), words);
  }

  #keep(text: string, words: KnownWords): void {
    if (this.#young.size >= this.#kept) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(text, words);
  }
}

/** The words of texts that come one after the other. */
export function joined(texts: readonly KnownWords[]): KnownWords {
  const plain = joinedWords(texts, 'plain');
  // without accents a text may have more words, or fewer: its places are counted from its beginning
  return {
    plain,
    bare: texts.every((text) => text.plain === text.bare) ? plain : joinedWords(texts, 'bare'),
  };
}

function joinedWords(texts: readonly KnownWords[], spelling: keyof KnownWords): Words {
  const words: Lexeme[] = [];
  const places: number[] = [];
  let length = 0;
  for (const { [spelling]: text } of texts) {
    for (const word of text.words) words.push(word);
    for (const place of text.places) places.push(length + place);
    length += text.length;
  }
  return { words, places, length };
}
