/** A word of vectors, and its places in the one that is put together. */
export type Lexeme = {
  readonly text: string;
  readonly isAscii: boolean;
  /** As many of them as `count` says: the array is used again for the next vector. */
  readonly places: number[];
  count: number;
};

/** PostgreSQL's numbers of its types. */
const numberOf = { text: 25, tsvector: 3614 };

const bytesOfHead = 20;

/** One dimension, with nulls or not, of a type, so many, from 1. */
function writeHead(buffer: Buffer, { type, length }: { type: number; length: number }): Buffer {
  for (const [index, value] of [1, 1, type, length, 1].entries()) buffer.writeInt32BE(value, index * 4);
  return buffer;
}

/** Texts as PostgreSQL takes an array of them in its binary format, without the escapes of JSON. */
export function textArray(texts: readonly string[]): Buffer {
  const lengths = texts.map((one) => Buffer.byteLength(one));
  const buffer = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + 4 + length, bytesOfHead));
  let at = bytesOfHead;
  for (const [index, one] of texts.entries()) {
    at = buffer.writeInt32BE(lengths[index] ?? 0, at);
    at += buffer.write(one, at);
  }
  return writeHead(buffer, { type: numberOf.text, length: texts.length });
}

/**
 * Vectors as PostgreSQL takes an array of them in its binary format: telling the words of their text apart takes it longer
 * than anything else that it does for a job. It sorts the words itself.
 */
export class VectorArray {
  #buffer: Buffer;
  #length = bytesOfHead;
  #vectors = 0;

  /** @param bytes how many it will have, roughly */
  constructor(bytes: number) {
    this.#buffer = Buffer.allocUnsafe(bytes + this.#length);
  }

  /** Adds a vector of these words, each of which comes once; null is none. */
  add(words: readonly Lexeme[] | null): void {
    this.#vectors += 1;
    const start = this.#length;
    this.#int32(-1);
    if (!words) return;
    this.#int32(words.length);
    for (const word of words) this.#addWord(word);
    this.#buffer.writeInt32BE(this.#length - start - 4, start);
  }

  toBuffer(): Buffer {
    return writeHead(this.#buffer, { type: numberOf.tsvector, length: this.#vectors }).subarray(
      0,
      this.#length,
    );
  }

  #addWord({ text, isAscii, places, count }: Lexeme): void {
    this.#makeRoom(text.length * 3 + 3 + count * 2);
    const buffer = this.#buffer;
    let at = this.#length;
    if (isAscii) for (let index = 0; index < text.length; index += 1) buffer[at++] = text.charCodeAt(index);
    else at += buffer.write(text, at);
    buffer[at++] = 0;
    const given = isAscending(places, count) ? places : inOrder(places, count);
    const most = given === places ? count : given.length;
    buffer[at++] = most >> 8;
    buffer[at++] = most & 255;
    for (let index = 0; index < most; index += 1) {
      const place = given[index]!;
      buffer[at++] = place >> 8;
      buffer[at++] = place & 255;
    }
    this.#length = at;
  }

  #int32(value: number): void {
    this.#makeRoom(4);
    this.#length = this.#buffer.writeInt32BE(value, this.#length);
  }

  #makeRoom(bytes: number): void {
    if (this.#length + bytes <= this.#buffer.length) return;
    const wider = Buffer.allocUnsafe(this.#buffer.length * 2 + bytes);
    this.#buffer.copy(wider, 0, 0, this.#length);
    this.#buffer = wider;
  }
}

function isAscending(places: readonly number[], count: number): boolean {
  for (let index = 1; index < count; index += 1) if (places[index]! <= places[index - 1]!) return false;
  return true;
}

/** The first `count` places, each once. */
const inOrder = (places: readonly number[], count: number): readonly number[] =>
  [...new Set(places.slice(0, count))].toSorted((left, right) => left - right);
