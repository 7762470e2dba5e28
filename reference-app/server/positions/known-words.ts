import { wordAfter } from '../database/piece-vectors.ts';

/** Words as a vector writes them, quoted, with their places from 1; `length` = how many places they take together. */
type Words = { entries: readonly (readonly [word: string, place: number])[]; length: number };

/** The words of a piece of text as it stands, and without accents; the same object where that makes no difference. */
export type PieceWords = { plain: Words; bare: Words };

/** Of each of the two generations. */
const kept = 30_000;

/** The words of pieces that were met before, as many as are worth their memory: what is met again stays. */
export class KnownPieces {
  #young = new Map<string, PieceWords>();
  #old = new Map<string, PieceWords>();

  get(piece: string): PieceWords | undefined {
    const young = this.#young.get(piece);
    if (young) return young;
    const old = this.#old.get(piece);
    if (old) this.#keep(piece, old);
    return old;
  }

  add(piece: string, { plain, bare }: { plain: string; bare: string | null }): void {
    const words = wordsIn(plain);
    // a copy: cut out of a text, it would keep the whole text in memory
    this.#keep(Buffer.from(piece).toString(), {
      plain: words,
      bare: bare === null ? words : wordsIn(bare),
    });
  }

  #keep(piece: string, words: PieceWords): void {
    if (this.#young.size >= kept) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(piece, words);
  }
}

/** Reads a vector as PostgreSQL writes it, which ends in `wordAfter`. */
function wordsIn(vector: string): Words {
  const entries = [...vector.matchAll(/('(?:[^']|'')+'):([\d,]+)/g)].flatMap(([, word = '', places = '']) =>
    places.split(',').map((place) => [word, Number(place)] as const),
  );
  const end = Math.max(...entries.flatMap(([word, place]) => (word === `'${wordAfter}'` ? [place] : [])));
  return { entries: entries.filter(([, place]) => place < end), length: end - 1 };
}
