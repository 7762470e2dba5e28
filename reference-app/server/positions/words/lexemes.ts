import { withRoom } from './with-room.ts';

/** The words of vectors, each of which has a number, from 0 on. Their texts lie one after the other, as PostgreSQL takes them. */
export class Lexemes {
  readonly #numbers = new Map<string, number>();
  #bytes = new Uint8Array(1 << 16);
  #starts = new Int32Array(1 << 12);
  readonly #texts: string[] = [];
  /** Those that have a rank, in the order of their texts. */
  #ordered = new Int32Array(0);
  #ranks = new Int32Array(0);

  get size(): number {
    return this.#numbers.size;
  }

  /** Of all words the UTF-8. */
  get bytes(): Uint8Array {
    return this.#bytes;
  }

  /** Where the text of a word begins, by its number; it ends where the next one begins. */
  get starts(): Int32Array {
    return this.#starts;
  }

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.size;
    const utf8 = Buffer.from(text);
    const start = this.#starts[number]!;
    const end = start + utf8.length;
    this.#bytes = withRoom(this.#bytes, end);
    this.#bytes.set(utf8, start);
    this.#starts = withRoom(this.#starts, number + 2);
    this.#starts[number + 1] = end;
    // a copy: cut out of a longer text, it would keep all of that in memory
    const own = utf8.toString();
    this.#numbers.set(own, number);
    this.#texts.push(own);
    return number;
  }

  /** Puts the first so many of these words into the order in which PostgreSQL keeps those of a vector: it takes longer for it. */
  sort(words: Int32Array, size: number): void {
    if (this.#ordered.length < this.size) this.#rankNew();
    for (let index = 0; index < size; index += 1) words[index] = this.#ranks[words[index]!]!;
    const sorted = words.subarray(0, size).toSorted();
    for (let index = 0; index < size; index += 1) words[index] = this.#ordered[sorted[index]!]!;
  }

  #rankNew(): void {
    const before = this.#ordered;
    const fresh = Array.from(
      { length: this.size - before.length },
      (_, index) => before.length + index,
    ).toSorted((left, right) => (this.#texts[left]! < this.#texts[right]! ? -1 : 1));
    const ordered = new Int32Array(this.size);
    let from = 0;
    for (const [index, number] of fresh.entries()) {
      const to = this.#rankAmong(before, this.#texts[number]!, from);
      ordered.set(before.subarray(from, to), from + index);
      ordered[to + index] = number;
      from = to;
    }
    ordered.set(before.subarray(from), from + fresh.length);
    this.#ordered = ordered;
    this.#ranks = withRoom(this.#ranks, this.size);
    for (let rank = 0; rank < this.size; rank += 1) this.#ranks[ordered[rank]!] = rank;
  }

  /** How many of the ordered ones come before a text. @param least how many do for sure */
  #rankAmong(ordered: Int32Array, text: string, least: number): number {
    let low = least;
    let high = ordered.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#texts[ordered[middle]!]! < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
