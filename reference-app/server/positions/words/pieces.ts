import { withRoom } from './with-room.ts';

/** The words of a text. */
export type Words = {
  /** Each word, as its number, and its place, from 1. */
  placed: readonly { word: number; place: number }[];
  /** How many places they take together: words that say nothing have one, too. */
  length: number;
};

/** Longer ones are seldom met again: addresses, and scripts without spaces. */
const longestPiece = 100;
/** Of a text; a vector has no room for the words of more. */
const mostPieces = 16_000;

const [space, tagStart] = [' ', '<'].map((sign) => sign.charCodeAt(0)) as [number, number];
/** Brackets that become `<` and `>` where the database makes letters alike: what is between them is a tag then, spaces and all. */
const wideBrackets = new Set(Array.from('＜＞﹤﹥', (sign) => sign.charCodeAt(0)));
const firstWide = Math.min(...wideBrackets);
const isSpace = (code: number): boolean => code === space || (code >= 9 && code <= 13);

/** A number that whoever writes the texts does not know: else they could be written so that all pieces have the same hash. */
const seed = Math.trunc(Math.random() * 2 ** 32);

/** Of a place in the table: the hash, the piece's number and 1 more, where its text begins, and how long it is. */
const numbersOfSlot = 4;

/**
 * The pieces of texts, which are what is between two spaces or tags, and the words of each. A piece has a number, however often
 * it is met. All is kept in few long arrays of numbers, and found where a piece stands in a text: to cut a string out of it for
 * a `Map` to hash and forget, or to follow objects that lie anywhere in memory, takes several times as long.
 */
export class Pieces {
  /** Each piece by the end of its hash, or in the next place that was free; at most half of the places are taken. */
  #slots = new Int32Array(numbersOfSlot * 2_048);
  #size = 0;
  /** The characters of all pieces. */
  #texts = new Uint16Array(1 << 14);
  #textsEnd = 0;
  /** By piece, where in `words` what is told of it begins; 0 until that is told. */
  #starts = new Int32Array(1 << 10);
  #words = new Int32Array(1 << 14);
  #wordsEnd = 1;
  #fresh: { piece: number; text: string }[] = [];

  get size(): number {
    return this.#size;
  }

  /** By piece, where in `words` its own begin. */
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

  /** Those that were met for the first time since this was asked. */
  takeFresh(): readonly { piece: number; text: string }[] {
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

  /**
   * The pieces of a text, split as `portico_text` and the parser do, for which tags are spaces and no word goes past a space;
   * undefined where one is too long, where there are too many, or where the parser may find other tags: in what begins like one
   * and does not end, and between brackets of other forms.
   */
  in(text: string): number[] | undefined {
    const found: number[] = [];
    let start = 0;
    let hash = seed;
    // the end, too, ends a piece
    for (let at = 0; at <= text.length; at += 1) {
      const code = at < text.length ? text.charCodeAt(at) : space;
      if (!isSpace(code) && code !== tagStart) {
        if (code >= firstWide && wideBrackets.has(code)) return undefined;
        // FNV-1a
        hash = Math.imul(hash ^ code, 16_777_619);
        continue;
      }
      if (at - start > longestPiece || found.length === mostPieces) return undefined;
      if (at > start) found.push(this.#pieceAt(text, { start, end: at, hash }));
      if (code === tagStart) {
        at = text.indexOf('>', at);
        if (at < 0) return undefined;
      }
      start = at + 1;
      hash = seed;
    }
    return found;
  }

  #pieceAt(text: string, { start, end, hash }: { start: number; end: number; hash: number }): number {
    const slots = this.#slots;
    let at = placeOf(hash, slots.length);
    for (let piece = slots[at + 1]!; piece > 0; piece = slots[at + 1]!) {
      if (
        slots[at] === hash &&
        slots[at + 3] === end - start &&
        this.#stands(slots[at + 2]!, text, start, end)
      )
        return piece - 1;
      at = (at + numbersOfSlot) % slots.length;
    }
    return this.#add(text.slice(start, end), { hash, at });
  }

  #stands(kept: number, text: string, start: number, end: number): boolean {
    for (let index = start; index < end; index += 1)
      if (this.#texts[kept + index - start] !== text.charCodeAt(index)) return false;
    return true;
  }

  #add(text: string, { hash, at }: { hash: number; at: number }): number {
    const piece = this.#size;
    this.#size += 1;
    const start = this.#textsEnd;
    this.#textsEnd += text.length;
    this.#texts = withRoom(this.#texts, this.#textsEnd);
    for (let index = 0; index < text.length; index += 1) this.#texts[start + index] = text.charCodeAt(index);
    this.#slots.set([hash, piece + 1, start, text.length], at);
    this.#starts = withRoom(this.#starts, piece + 1);
    this.#fresh.push({ piece, text });
    if (2 * numbersOfSlot * this.#size > this.#slots.length) this.#makeRoom();
    return piece;
  }

  #makeRoom(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    for (let from = 0; from < this.#slots.length; from += numbersOfSlot) {
      if (this.#slots[from + 1] === 0) continue;
      let at = placeOf(this.#slots[from]!, slots.length);
      while (slots[at + 1] !== 0) at = (at + numbersOfSlot) % slots.length;
      slots.set(this.#slots.subarray(from, from + numbersOfSlot), at);
    }
    this.#slots = slots;
  }
}

/** Where a piece would have its slot. The lower half of a hash tells only the lower bits of the characters. */
const placeOf = (hash: number, length: number): number =>
  ((hash ^ (hash >>> 15)) * numbersOfSlot) & (length - 1);
