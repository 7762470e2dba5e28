import { wordAfter } from '../database/piece-vectors.ts';

/** The words of a text, quoted as a vector writes them, and where each is. */
export type Words = {
  words: readonly string[];
  /** By word, from 1. */
  places: readonly number[];
  /** How many places they take together: words that say nothing have one, too. */
  length: number;
};

/** The words of a text as it stands, and without accents; the same object where that makes no difference. */
export type KnownWords = { plain: Words; bare: Words };

/** The words of texts that were met before, as many as are worth their memory: what is met again stays. */
export class WordCache {
  /** Of each of the two generations. */
  readonly #kept: number;
  #young = new Map<string, KnownWords>();
  #old = new Map<string, KnownWords>();

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
    // a copy: cut out of a longer text, it would keep all of that in memory
    this.#keep(Buffer.from(text).toString(), words);
  }

  #keep(text: string, words: KnownWords): void {
    if (this.#young.size >= this.#kept) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(text, words);
  }
}

/** Reads vectors as PostgreSQL writes them, which end in `wordAfter`. */
export function readVectors({ plain, bare }: { plain: string; bare: string | null }): KnownWords {
  const words = wordsIn(plain);
  return { plain: words, bare: bare === null ? words : wordsIn(bare) };
}

function wordsIn(vector: string): Words {
  const entries = [...vector.matchAll(/('(?:[^']|'')+'):([\d,]+)/g)].flatMap(([, word = '', places = '']) =>
    places.split(',').map((place) => [word, Number(place)] as const),
  );
  const end = Math.max(...entries.flatMap(([word, place]) => (word === `'${wordAfter}'` ? [place] : [])));
  const before = entries.filter(([, place]) => place < end);
  return {
    words: before.map(([word]) => word),
    places: before.map(([, place]) => place),
    length: end - 1,
  };
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
  const all: { words: string[]; places: number[]; length: number } = { words: [], places: [], length: 0 };
  for (const { [spelling]: text } of texts) {
    for (const word of text.words) all.words.push(word);
    for (const place of text.places) all.places.push(all.length + place);
    all.length += text.length;
  }
  return all;
}
