import { pipeline } from 'node:stream/promises';

import { getManyValues, isMany, none } from 'stream-chain';
import { jsonParser, type Token } from 'stream-json/core/parser.js';
import { verifier } from 'stream-json/utils/verifier.js';

import { readText } from '../read-text.ts';
import { nameOf, type SourceFile } from '../source-files.ts';
import { UnusableInput } from '../unusable-input.ts';

type Reading = { onBytes?: ((bytes: number) => void) | undefined; encoding?: string | undefined };

/**
 * The tokens of a JSON file, as many at a time as one piece of it has: one by one, each would wait for its turn of the
 * event loop. Strings and numbers come in pieces, so that no value has to fit into memory.
 * @throws UnusableInput naming line and column where the file is not JSON
 */
export async function* readTokens(file: SourceFile, options: Reading): AsyncGenerator<readonly Token[]> {
  // Keys stay packed: without them there is no path, and the parser has no pieces shorter than a key to offer.
  const parse = jsonParser({ packStrings: false, packNumbers: false, streamKeys: false });
  try {
    for await (const text of readText(file, options)) yield listOf(parse(text));
    // what ends the text, which the types of the library leave out
    yield listOf(parse(none as never));
  } catch (error) {
    if (error instanceof UnusableInput) throw error;
    throw await locateSyntaxError(file, { cause: error, encoding: options.encoding });
  }
}

const listOf = (parsed: ReturnType<ReturnType<typeof jsonParser>>): readonly Token[] =>
  isMany(parsed) ? (getManyValues(parsed) as Token[]) : [];

/** The parser does not count lines, which would cost every good file; a second reading does, for the bad one. */
async function locateSyntaxError(
  file: SourceFile,
  { cause, encoding }: { cause: unknown; encoding: string | undefined },
): Promise<UnusableInput> {
  let length = 0;
  async function* measured(): AsyncGenerator<string> {
    for await (const text of readText(file, { encoding })) {
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
