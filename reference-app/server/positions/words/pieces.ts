import { withRoom } from './with-room.ts';

/** Longer ones are seldom met again: addresses, and scripts without spaces. */
const longestPiece = 100;
/** Of a text; a vector has no room for the words of more. */
const mostPieces = 16_000;

const [space, tagStart, tagEnd] = [' ', '<', '>'].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
];
const isSpace = (code: number): boolean => code === space || (code >= 9 && code <= 13);

/** A number that whoever writes the texts does not know: else they could be written so that all pieces have the same hash. */
const seed = Math.trunc(Math.random() * 2 ** 32);

/** Of a place in the table: the hash, the piece's number and 1 more, where its text begins, and how long it is. */
const numbersOfSlot = 4;

/**
 * The pieces of texts, which are what is between two spaces or tags. A piece has a number, from 0 on, however often it is
 * met. All is kept in few long arrays of numbers, and found where a piece stands in a text: to cut a string out of it for
 * a `Map` to hash and forget, or to follow objects that lie anywhere in memory, takes several times as long.
 */
export class Pieces {
  /** Each piece by the end of its hash, or in the next place that was free; at most half of the places are taken. */
  #slots = new Int32Array(numbersOfSlot * 2_048);
  #size = 0;
  /** The characters of all pieces, one after the other, and by piece where its own begin. */
  #texts = new Uint16Array(1 << 14);
  #starts = new Int32Array(1 << 10);
  /** The characters of the text that is split, which take half as long to read here as in a string, and its pieces. */
  #text = new Uint16Array(1 << 13);
  readonly #found = new Int32Array(mostPieces);

  get size(): number {
    return this.#size;
  }

  textOf(piece: number): string {
    return Buffer.from(this.#texts.buffer).toString(
      'utf16le',
      2 * this.#starts[piece]!,
      2 * this.#starts[piece + 1]!,
    );
  }

  /**
   * The pieces of a text, split as `portico_text` and the parser do, for which tags are spaces and no word goes past a space;
   * undefined where one is too long, or where there are too many.
   */
  in(text: string): Int32Array | undefined {
    const { length } = text;
    this.#text = withRoom(this.#text, length + 1);
    const codes = this.#text;
    Buffer.from(codes.buffer).write(text, 'utf16le');
    // the end, too, ends a piece
    codes[length] = space;
    const lastTagEnd = text.lastIndexOf('>');
    let found = 0;
    let start = 0;
    let hash = seed;
    for (let at = 0; at <= length; at += 1) {
      const code = codes[at]!;
      if (!isSpace(code) && code !== tagStart) {
        // FNV-1a
        hash = Math.imul(hash ^ code, 16_777_619);
        continue;
      }
      if (at - start > longestPiece || found === mostPieces) return undefined;
      if (at > start) {
        this.#found[found] = this.#pieceAt(start, at, hash);
        found += 1;
      }
      // what begins like a tag and does not end is a space, too
      if (code === tagStart && at < lastTagEnd) while (codes[at] !== tagEnd) at += 1;
      start = at + 1;
      hash = seed;
    }
    return this.#found.slice(0, found);
  }

  #pieceAt(start: number, end: number, hash: number): number {
    const slots = this.#slots;
    let at = placeOf(hash, slots.length);
    for (let piece = slots[at + 1]!; piece > 0; piece = slots[at + 1]!) {
      if (slots[at] === hash && slots[at + 3] === end - start && this.#stands(slots[at + 2]!, start, end))
        return piece - 1;
      at = (at + numbersOfSlot) % slots.length;
    }
    return this.#add(this.#text.subarray(start, end), { hash, at });
  }

  #stands(kept: number, start: number, end: number): boolean {
    for (let index = start; index < end; index += 1)
      if (this.#texts[kept + index - start] !== this.#text[index]) return false;
    return true;
  }

  #add(text: Uint16Array, { hash, at }: { hash: number; at: number }): number {
    const piece = this.#size;
    this.#size += 1;
    const start = this.#starts[piece]!;
    const end = start + text.length;
    this.#texts = withRoom(this.#texts, end);
    this.#texts.set(text, start);
    this.#starts = withRoom(this.#starts, piece + 2);
    this.#starts[piece + 1] = end;
    this.#slots.set([hash, piece + 1, start, text.length], at);
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
