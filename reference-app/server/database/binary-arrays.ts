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
  /** Where the vector begins that is written. */
  #start = 0;

  /** @param bytes how many it will have, roughly */
  constructor(bytes: number) {
    this.#buffer = Buffer.allocUnsafe(bytes + this.#length);
  }

  addNull(): void {
    this.#vectors += 1;
    this.#int32(-1);
  }

  /** Begins a vector of so many words, each of which comes once, until its `end`. */
  begin(words: number): void {
    this.#vectors += 1;
    this.#start = this.#length;
    this.#int32(-1);
    this.#int32(words);
  }

  /** Adds a word, which stands in these bytes. */
  addWord(bytes: Uint8Array, start: number, end: number): void {
    this.#makeRoom(end - start + 1);
    const buffer = this.#buffer;
    let at = this.#length;
    for (let index = start; index < end; index += 1) buffer[at++] = bytes[index]!;
    buffer[at++] = 0;
    this.#length = at;
  }

  /** Adds the places of the word. */
  addPlaces(places: Int32Array, start: number, end: number): void {
    if (!isAscending(places, start, end)) {
      const sorted = Int32Array.from(new Set(places.subarray(start, end))).toSorted();
      this.addPlaces(sorted, 0, sorted.length);
      return;
    }
    const count = end - start;
    this.#makeRoom(2 + 2 * count);
    const buffer = this.#buffer;
    let at = this.#length;
    buffer[at++] = count >> 8;
    buffer[at++] = count & 255;
    for (let index = start; index < end; index += 1) {
      const place = places[index]!;
      buffer[at++] = place >> 8;
      buffer[at++] = place & 255;
    }
    this.#length = at;
  }

  end(): void {
    this.#buffer.writeInt32BE(this.#length - this.#start - 4, this.#start);
  }

  toBuffer(): Buffer {
    return writeHead(this.#buffer, { type: numberOf.tsvector, length: this.#vectors }).subarray(
      0,
      this.#length,
    );
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

function isAscending(places: Int32Array, start: number, end: number): boolean {
  for (let index = start + 1; index < end; index += 1) if (places[index]! <= places[index - 1]!) return false;
  return true;
}
