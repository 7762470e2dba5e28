import { nameOf, type SourceFile } from '../source-files.ts';
import { UnusableInput } from '../unusable-input.ts';
import { type Built, DocumentBuilder, type Limits, type RowPlace, type RowsAt } from './document-builder.ts';
import { readTokens } from './json-tokens.ts';

export type DocumentPart =
  | (Built & RowPlace & { kind: 'row' })
  /** Comes last: the document without its rows. */
  | (Built & { kind: 'around'; hasRows: boolean });

/** A posting's description may have 200,000 characters; escaped HTML is up to five times as long. */
const limits: Limits = { text: 1_000_000, total: 4_000_000, depth: 64 };

/**
 * Reads a JSON file, however large: first the elements of the lists at `rowsAt` one by one, then what is around them.
 * @throws UnusableInput when the file is not JSON (naming line and column) or nested absurdly deep
 */
export async function* readDocument(
  file: SourceFile,
  {
    rowsAt,
    onBytes,
    encoding,
  }: { rowsAt: readonly RowsAt[]; onBytes?: (bytes: number) => void; encoding?: string | undefined },
): AsyncGenerator<DocumentPart> {
  let ready: DocumentPart[] = [];
  const builder = new DocumentBuilder({
    rowsAt,
    limits,
    onRow: (row) => ready.push({ kind: 'row', ...row }),
  });
  for await (const tokens of readTokens(file, { onBytes, encoding })) {
    for (const token of tokens) {
      builder.write(token);
      if (builder.isTooDeep)
        throw new UnusableInput(`${nameOf(file)} is nested more than ${limits.depth} levels deep.`);
    }
    yield* ready;
    ready = [];
  }
  yield { kind: 'around', ...builder.document, hasRows: builder.hasRows };
}
