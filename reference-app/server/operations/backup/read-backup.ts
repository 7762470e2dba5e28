import { createHash } from 'node:crypto';
import { StartFailure } from '../../database/start-failure.ts';
import { endOfRows, parseHeader, parseLine, type EndLine, type Header, type TableLine } from './format.ts';

const lineBreak = 10;
const endAfterRow = Buffer.concat([Buffer.from('\n'), endOfRows]);
/** Far more than any line but a row's has. */
const longestLine = 1_000_000;

/** Reads a backup as its pieces come; rows are handed on and never kept. */
export class BackupReader {
  readonly #pieces: AsyncIterator<Buffer>;
  readonly #name: string;
  readonly #hash = createHash('sha256');
  /** What has come and is not read yet. */
  #rest: Buffer = Buffer.alloc(0);

  /** @param name what operators know it by */
  constructor(pieces: AsyncIterable<Buffer>, name: string) {
    this.#pieces = pieces[Symbol.asyncIterator]();
    this.#name = name;
  }

  async header(): Promise<Header> {
    const line = await this.#line();
    this.#hash.update(line);
    return this.#parsed(line, parseHeader);
  }

  /** The next table, whose rows are to be read then; or the end, when everything before was as it was written. */
  async next(): Promise<TableLine | EndLine> {
    const line = await this.#line();
    const content = this.#parsed(line, parseLine);
    if ('table' in content) this.#hash.update(line);
    else {
      if (content.sha256 !== this.#hash.digest('hex')) throw this.#notWhole();
      // to the end of the file, where gzip tells damage of its own
      if (this.#rest.length > 0 || (await this.#more())) throw this.#notWhole();
    }
    return content;
  }

  /** The rows of the table that came last, as COPY takes them. */
  async *rows(): AsyncGenerator<Buffer> {
    while (this.#rest.length < endOfRows.length) if (!(await this.#more())) throw this.#notWhole();
    if (this.#rest.subarray(0, endOfRows.length).equals(endOfRows)) return void this.#take(endOfRows.length);
    for (;;) {
      const end = this.#rest.indexOf(endAfterRow);
      if (end !== -1) {
        yield this.#take(end + 1);
        this.#take(endOfRows.length);
        return;
      }
      // the end may have come in part
      const rows = this.#rest.length - endOfRows.length;
      if (rows > 0) yield this.#take(rows);
      if (!(await this.#more())) throw this.#notWhole();
    }
  }

  /** Reads no further. */
  async close(): Promise<void> {
    await this.#pieces.return?.();
  }

  async #line(): Promise<Buffer> {
    for (;;) {
      const end = this.#rest.indexOf(lineBreak);
      if (end !== -1) {
        const line = this.#rest.subarray(0, end + 1);
        this.#rest = this.#rest.subarray(end + 1);
        return line;
      }
      if (this.#rest.length > longestLine || !(await this.#more())) throw this.#notWhole();
    }
  }

  #parsed<Content>(line: Buffer, parse: (line: string) => Content): Content {
    try {
      return parse(line.toString());
    } catch (error) {
      throw error instanceof StartFailure ? error : this.#notWhole(error);
    }
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#hash.update(taken);
    this.#rest = this.#rest.subarray(length);
    return taken;
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#pieces.next();
    if (done) return false;
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
    return true;
  }

  #notWhole(cause?: unknown): StartFailure {
    return new StartFailure(`${this.#name} is not whole, and nothing was changed: use another backup.`, {
      cause,
    });
  }
}
