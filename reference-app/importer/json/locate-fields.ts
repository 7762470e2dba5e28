import { getManyValues, isMany } from 'stream-chain';
import { jsonParser, type Token } from 'stream-json/core/parser.js';

import { readText } from '../read-text.ts';
import type { SourceFile } from '../source-files.ts';
import { DocumentBuilder } from './document-builder.ts';

const opensValue = new Set<Token['name']>([
  'startObject',
  'startArray',
  'startString',
  'startNumber',
  'trueValue',
  'falseValue',
  'nullValue',
]);

const parentOf = (field: string): string => field.replace(/(^|\.)[^.[]*$|\[\d+\]$/, '');

/** The field and everything that it is in, itself first. */
function* waysTo(field: string): Generator<string> {
  for (let at = field; at !== ''; at = parentOf(at)) yield at;
}

/** The lines of a text, as they come, with their ends. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const chunk of chunks) yield* chunk.split(/(?<=\n)/);
}

/**
 * The line, counted from 1, of each of `fields` (`data.positions[3].name`). A field that is missing has the line of what
 * it should be in. The parser does not count lines, so it is fed line by line, which would cost every good file.
 */
export async function locateFields(
  file: SourceFile,
  fields: readonly string[],
  encoding?: string,
): Promise<ReadonlyMap<string, number>> {
  const wanted = new Set(fields.flatMap((field) => [...waysTo(field)]));
  const found = new Map<string, number>();
  // only its path is asked for: it keeps no value
  const builder = new DocumentBuilder({
    rowsAt: [],
    limits: { text: 0, total: 0, depth: Number.POSITIVE_INFINITY },
    onRow: () => undefined,
  });
  const parse = jsonParser({ packStrings: false, packNumbers: false, streamKeys: false });
  const tokensOf = (text: string): Token[] | null => {
    try {
      const tokens = parse(text);
      return isMany(tokens) ? (getManyValues(tokens) as Token[]) : [];
    } catch {
      return null;
    }
  };
  let line = 1;
  for await (const text of linesOf(readText(file, { encoding }))) {
    const tokens = tokensOf(text);
    // the file has changed since it was checked, which whoever takes its rows finds out
    if (tokens === null) break;
    for (const token of tokens) {
      if (opensValue.has(token.name) && wanted.has(builder.path) && !found.has(builder.path))
        found.set(builder.path, line);
      builder.write(token);
    }
    if (text.endsWith('\n')) line += 1;
  }
  const lines = new Map<string, number>();
  for (const field of fields) {
    const nearest = waysTo(field).find((way) => found.has(way));
    if (nearest !== undefined) lines.set(field, found.get(nearest) ?? 1);
  }
  return lines;
}
