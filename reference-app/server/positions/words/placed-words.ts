import type { VectorArray } from '../../database/binary-arrays.ts';
import type { Lexemes } from './lexemes.ts';
import type { PieceWords } from './piece-words.ts';
import { withRoom } from './with-room.ts';

/** A vector that is put together: words, as their numbers, in the places where they stand. */
export class PlacedWords {
  /** By word, how many places it has. */
  #counts = new Int32Array(1 << 12);
  /** By word, where the next of its places comes when they are sorted. */
  #ends = new Int32Array(1 << 12);
  /** The words that have places. */
  #words = new Int32Array(1 << 10);
  #size = 0;
  /** Words and places, as they came. */
  #given = new Int32Array(1 << 12);
  #length = 0;
  #places = new Int32Array(1 << 11);

  /** The last place that a word has, or 0. */
  last = 0;
  /** How many places the word with most of them has. */
  most = 0;

  /** Begins anew, with words of these. */
  begin({ size }: Lexemes): void {
    for (let index = 0; index < this.#size; index += 1) this.#counts[this.#words[index]!] = 0;
    this.#counts = withRoom(this.#counts, size);
    this.#ends = withRoom(this.#ends, size);
    this.#size = 0;
    this.#length = 0;
    this.last = 0;
    this.most = 0;
  }

  /** Adds the words of a text after the last place. @throws where those of a piece were not told */
  add(text: Int32Array, { starts, words }: PieceWords): void {
    const after = this.last;
    // without accents a text may have more words, or fewer: its places are counted from its beginning
    let plainAfter = after;
    let bareAfter = after;
    for (const piece of text) {
      const start = starts[piece]!;
      if (start <= 0) throw new Error('A text was split whose pieces nobody has asked for.');
      const plainEnd = start + words[start + 2]!;
      const isBare = words[start + 3] === 0;
      this.#place(words, start + 4, plainEnd, plainAfter);
      if (!isBare) this.#place(words, plainEnd, start + words[start + 3]!, bareAfter);
      // both in the same places
      else if (bareAfter !== plainAfter) this.#place(words, start + 4, plainEnd, bareAfter);
      plainAfter += words[start]!;
      bareAfter += words[start + 1]!;
    }
  }

  #place(words: Int32Array, start: number, end: number, after: number): void {
    this.#given = withRoom(this.#given, this.#length + end - start);
    this.#words = withRoom(this.#words, this.#size + end - start);
    const given = this.#given;
    const counts = this.#counts;
    for (let at = start; at < end; at += 2) {
      const word = words[at]!;
      const place = after + words[at + 1]!;
      const count = counts[word]! + 1;
      counts[word] = count;
      if (count === 1) {
        this.#words[this.#size] = word;
        this.#size += 1;
      }
      if (count > this.most) this.most = count;
      if (place > this.last) this.last = place;
      given[this.#length] = word;
      given[this.#length + 1] = place;
      this.#length += 2;
    }
  }

  /** Adds the vector of all but one word to others. */
  writeTo(vectors: VectorArray, lexemes: Lexemes, without?: number): void {
    const { bytes, starts } = lexemes;
    const hasOther = without !== undefined && this.#counts[without]! > 0;
    lexemes.sort(this.#words, this.#size);
    this.#sortPlaces();
    vectors.begin(this.#size - (hasOther ? 1 : 0));
    for (let index = 0; index < this.#size; index += 1) {
      const word = this.#words[index]!;
      if (word === without) continue;
      const end = this.#ends[word]!;
      vectors.addWord(bytes, starts[word]!, starts[word + 1]!);
      vectors.addPlaces(this.#places, end - this.#counts[word]!, end);
    }
    vectors.end();
  }

  #sortPlaces(): void {
    this.#places = withRoom(this.#places, this.#length >> 1);
    let end = 0;
    for (let index = 0; index < this.#size; index += 1) {
      const word = this.#words[index]!;
      this.#ends[word] = end;
      end += this.#counts[word]!;
    }
    for (let at = 0; at < this.#length; at += 2) {
      const word = this.#given[at]!;
      this.#places[this.#ends[word]!] = this.#given[at + 1]!;
      this.#ends[word]! += 1;
    }
  }
}
