import { pipeline } from 'node:stream/promises';

import { parser } from 'stream-json';
import type { Token } from 'stream-json/core/parser.js';
import { verifier } from 'stream-json/utils/verifier.js';

import { nameOf, type SourceFile } from '../source-files.ts';
import { UnusableInput } from '../unusable-input.ts';
import { readText } from './read-text.ts';

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
    for await (const text of readText(file)) {
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
