import type { Token } from 'stream-json/core/parser.js';

export type Flaw = { path: string; reason: string };

/** What was built of a row or of the document around the rows. */
export type Built = { value: unknown; flaws: Flaw[] };

export type Limits = {
  /** UTF-16 code units of one string. */
  text: number;
  /** The same of a row, or of everything around the rows; a value counts at least 16. */
  total: number;
  depth: number;
};

/** The keys that lead to the list of rows; none = the document is the list. */
export type RowsAt = readonly string[];

/** Where a row is in its list, and in the document: `data.positions[3]`. */
export type RowPlace = { index: number; path: string };

type Frame = {
  container: Record<string, unknown> | unknown[];
  key: string;
  index: number;
  isRows: boolean;
};

/** Ids and names are kept beyond their row; a description is not. */
const shortText = 1_000;

/**
 * V8 cuts a short text out of the chunk it was read in, and keeps all of the chunk for as long as the text lives: with a
 * hundred thousand ids, the whole file. A copy lets go of it. Half surrogate pairs become U+FFFD, as they would in the
 * database. One character beyond Latin-1 gives all texts of its chunk two bytes a character: a copy with one is searched,
 * hashed and sent in half the time.
 */
function ownText(text: string): string {
  if (text.length <= shortText) return Buffer.from(text).toString();
  const latin = Buffer.from(text, 'latin1').toString('latin1');
  return latin === text ? latin : text.toWellFormed();
}

/**
 * Builds values from tokens within limits: what is too long is left out and noted, instead of being kept in memory.
 * A list at one of `rowsAt` is handed out row by row and stays empty in the document.
 */
export class DocumentBuilder {
  readonly #rowsAt: readonly RowsAt[];
  readonly #limits: Limits;
  readonly #onRow: (row: Built & RowPlace) => void;
  readonly #frames: Frame[] = [];
  #document: Built = { value: undefined, flaws: [] };
  #row: Built & { size: number } = { value: undefined, flaws: [], size: 0 };
  #aroundSize = 0;
  #rowDepth = -1;
  #pieces: string[] = [];
  #piecesLength = 0;
  #hasRows = false;

  constructor(options: {
    rowsAt: readonly RowsAt[];
    limits: Limits;
    onRow: (row: Built & RowPlace) => void;
  }) {
    this.#rowsAt = options.rowsAt;
    this.#limits = options.limits;
    this.#onRow = options.onRow;
  }

  /** Everything but the rows; whole after the last token. */
  get document(): Built {
    return this.#document;
  }

  /** Whether the list of rows was there, be it empty. */
  get hasRows(): boolean {
    return this.#hasRows;
  }

  get isTooDeep(): boolean {
    return this.#frames.length > this.#limits.depth;
  }

  write(token: Token): void {
    switch (token.name) {
      case 'startObject':
        this.#open({}, false);
        break;
      case 'startArray':
        this.#open([], true);
        break;
      case 'endObject':
      case 'endArray':
        this.#close();
        break;
      case 'keyValue': {
        const frame = this.#frames.at(-1);
        if (frame) frame.key = token.value;
        break;
      }
      case 'startString':
      case 'startNumber':
        this.#pieces = [];
        this.#piecesLength = 0;
        break;
      case 'stringChunk':
      case 'numberChunk':
        this.#piecesLength += token.value.length;
        if (this.#piecesLength <= this.#limits.text) this.#pieces.push(token.value);
        else this.#pieces = [];
        break;
      case 'endString':
      case 'endNumber':
        this.#endText(token.name === 'endNumber');
        break;
      case 'trueValue':
      case 'falseValue':
      case 'nullValue':
        this.#put(token.value, 16);
        break;
    }
  }

  get #isInRow(): boolean {
    return this.#rowDepth >= 0;
  }

  /** Where the next token belongs: `data.positions[3].name`; of a key's value, once the key is there. */
  get path(): string {
    return this.#frames
      .map(({ container, key, index }, depth) =>
        Array.isArray(container) ? `[${index}]` : `${depth === 0 ? '' : '.'}${key}`,
      )
      .join('');
  }

  #flaw(reason: string): void {
    const { flaws } = this.#isInRow ? this.#row : this.#document;
    // One is enough to refuse a row; a hostile row could have a million.
    if (flaws.length < 3) flaws.push({ path: this.path, reason });
  }

  #endText(isNumber: boolean): void {
    if (this.#piecesLength > this.#limits.text) {
      this.#flaw(`is longer than ${this.#limits.text.toLocaleString('en-US')} characters`);
      this.#put(null, 16);
      return;
    }
    const text = this.#pieces.join('');
    this.#pieces = [];
    if (text.includes('\0')) this.#flaw('contains the character NUL, which no text can hold');
    this.#put(isNumber ? Number(text) : ownText(text), 16 + text.length);
  }

  /** Puts a value into the open container, unless its budget is used up. */
  #put(value: unknown, size: number): void {
    const frame = this.#frames.at(-1);
    if (!frame) {
      this.#document.value = value;
      return;
    }
    if (frame.isRows) {
      this.#row = { value, flaws: [], size };
      this.#emitRow(frame);
      return;
    }
    const before = this.#isInRow ? this.#row.size : this.#aroundSize;
    const isFull = before + size > this.#limits.total;
    if (this.#isInRow) this.#row.size += size;
    else this.#aroundSize += size;
    if (isFull) {
      if (before <= this.#limits.total) this.#flaw('is part of more data than a job can have');
    } else if (Array.isArray(frame.container)) frame.container.push(value);
    // Assigned, `__proto__` would change the object's prototype instead of naming a field.
    else if (frame.key !== '__proto__') frame.container[frame.key] = value;
    frame.index += 1;
  }

  #open(container: Frame['container'], isArray: boolean): void {
    const parent = this.#frames.at(-1);
    const isRows = isArray && !this.#isInRow && this.#rowsAt.some((keys) => this.#isAt(keys));
    if (isRows) this.#hasRows = true;
    if (parent?.isRows) {
      this.#rowDepth = this.#frames.length;
      this.#row = { value: container, flaws: [], size: 16 };
    } else if (!parent) this.#document.value = container;
    this.#frames.push({ container, key: '', index: 0, isRows });
  }

  #isAt(keys: RowsAt): boolean {
    return (
      keys.length === this.#frames.length &&
      this.#frames.every(({ container, key }, depth) => !Array.isArray(container) && key === keys[depth])
    );
  }

  #close(): void {
    const closed = this.#frames.pop();
    const parent = this.#frames.at(-1);
    if (!closed || !parent) return;
    if (this.#rowDepth === this.#frames.length) {
      this.#rowDepth = -1;
      this.#emitRow(parent);
    } else this.#put(closed.container, 16);
  }

  #emitRow(rows: Frame): void {
    const { value, flaws } = this.#row;
    this.#onRow({ value, flaws, index: rows.index, path: this.path });
    rows.index += 1;
    this.#row = { value: undefined, flaws: [], size: 0 };
  }
}
