import type { Pieces } from './pieces.ts';
import { withRoom } from './with-room.ts';

/** The words of a text. */
export type Words = {
  /** Each word, as its number, and its place, from 1. */
  placed: readonly { word: number; place: number }[];
  /** How many places they take together: words that say nothing have one, too. */
  length: number;
};

/** In `starts`: what is told of a piece is asked for. */
const isAskedFor = -1;

/** The words of pieces, as one configuration of the database reads them. */
export class PieceWords {
  /** By piece, where in `words` what is told of it begins; 0 or less until that is told. */
  #starts = new Int32Array(1 << 10);
  #words = new Int32Array(1 << 14);
  #wordsEnd = 1;
  #fresh: number[] = [];
  #size = 0;

  /** How many pieces were met. */
  get size(): number {
    return this.#size;
  }

  /** By piece, where in `words` its own begin; 0 or less where they are not told yet. */
  get starts(): Int32Array {
    return this.#starts;
  }

  /**
   * Of each piece how many places it takes as it stands, and without accents; where its words as it stands end, and where those
   * without accents do, as far after its beginning; then these words, each with its place. Where accents make no difference the
   * second end is 0.
   */
  get words(): Int32Array {
    return this.#words;
  }

  /** Takes a note of those pieces of a text that were not met before. */
  meet(text: Int32Array, { size }: Pieces): void {
    this.#starts = withRoom(this.#starts, size);
    const starts = this.#starts;
    for (const piece of text) {
      if (starts[piece] !== 0) continue;
      starts[piece] = isAskedFor;
      this.#fresh.push(piece);
      this.#size += 1;
    }
  }

  /** Those that were met for the first time since this was asked. */
  takeFresh(): readonly number[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }

  /** Tells the words of a piece, as it stands and without accents; the same object where that makes no difference. */
  tell(piece: number, { plain, bare }: { plain: Words; bare: Words }): void {
    const placed = bare === plain ? plain.placed : [...plain.placed, ...bare.placed];
    const start = this.#wordsEnd;
    const plainEnd = 4 + 2 * plain.placed.length;
    const end = 4 + 2 * placed.length;
    this.#words = withRoom(this.#words, start + end);
    this.#words.set([plain.length, bare.length, plainEnd, bare === plain ? 0 : end], start);
    this.#words.set(
      placed.flatMap(({ word, place }) => [word, place]),
      start + 4,
    );
    this.#wordsEnd = start + end;
    this.#starts[piece] = start;
  }
}
