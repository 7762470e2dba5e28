import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

import { parser } from 'stream-json';
import type { Token } from 'stream-json/core/parser.js';
import { verifier } from 'stream-json/utils/verifier.js';

import { nameOf, type SourceFile } from '../source-files.ts';
import { UnusableInput } from '../unusable-input.ts';

/** Decodes strictly: a file in another encoding would otherwise arrive with silently damaged names. */
async function* readText(file: SourceFile, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch (error) {
      throw new UnusableInput(`${nameOf(file)} is not UTF-8 text: save it as UTF-8 and try again.`, {
        cause: error,
      });
    }
  };
  try {
    for await (const bytes of createReadStream(file.path) as AsyncIterable<Buffer>) {
      onBytes(bytes.length);
      const text = decode(bytes);
      // An empty chunk would end a stream of strings.
      if (text !== '') yield text;
    }
    const rest = decode();
    if (rest !== '') yield rest;
  } catch (error) {
    if (error instanceof UnusableInput) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnusableInput(`${nameOf(file)} cannot be read: ${reason}.`, { cause: error });
  }
}

/**
 * The tokens of a JSON file. Strings and numbers come in pieces, so that no value has to fit into memory.
 * @throws UnusableInput naming line and column where the file is not JSON
 */
export async function* readTokens(file: SourceFile, onBytes: (bytes: number) => void): AsyncGenerator<Token> {
  // Keys stay packed: without them there is no path, and the parser has no pieces shorter than a key to offer.
  const tokens = parser.asStream({ packStrings: false, packNumbers: false, streamKeys: false });
  const flow = pipeline(readText(file, onBytes), tokens);
  // The loop below meets the same failure; this keeps it from being reported as unhandled meanwhile.
  flow.catch(() => undefined);
  try {
    for await (const token of tokens as AsyncIterable<Token>) yield token;
    await flow;
  } catch (error) {
    if (error instanceof UnusableInput) throw error;
    throw await locateSyntaxError(file, error);
  }
}

/** The parser does not count lines, which would cost every good file; a second reading does, for the bad one. */
async function locateSyntaxError(file: SourceFile, cause: unknown): Promise<UnusableInput> {
  let length = 0;
  async function* measured(): AsyncGenerator<string> {
    for await (const text of readText(file, () => undefined)) {
      length += text.length;
      yield text;
    }
  }
  try {
    const check = verifier.asStream();
    check.resume();
    await pipeline(measured(), check);
  } catch (error) {
    if (error instanceof UnusableInput) return error;
    if (error instanceof Error && 'line' in error && 'pos' in error && 'offset' in error) {
      const where = `line ${String(error.line)}, column ${String(error.pos)}`;
      const what =
        length === 0
          ? 'it is empty'
          : Number(error.offset) >= length
            ? `it ends in ${where}, before its last bracket`
            : `syntax error in ${where}`;
      return new UnusableInput(`${nameOf(file)} is not JSON: ${what}.`, { cause: error });
    }
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new UnusableInput(`${nameOf(file)} is not JSON: ${reason}.`, { cause });
}
