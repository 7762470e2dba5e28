import type { FeedChoices, FeedFormat, ImportRow } from '../../feed.ts';
import { locateFields } from '../../json/locate-fields.ts';
import { readDocument } from '../../json/read-document.ts';
import { nameOf, type SourceFile } from '../../source-files.ts';
import { UnusableInput } from '../../unusable-input.ts';
import { flawRefusal } from '../row-check.ts';
import { readJobPosting } from './job-posting.ts';
import { jobPostingsIn, nodesById, Reading } from './nodes.ts';
import { readPage } from './page-scripts.ts';

type Choices = FeedChoices & {
  onBytes: (bytes: number) => void;
  /** Told of a list that could hold jobs, be it empty. */
  onList: () => void;
};

/** A reviver: half surrogate pairs and `__proto__` are nothing that a database or an object should get. */
function asSafeValue(key: string, value: unknown): unknown {
  if (key === '__proto__') return undefined;
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/** What the engine says, without the piece of the page that it quotes; the line where it says which. */
function unreadable(error: unknown, line: number) {
  const said = error instanceof Error ? error.message : String(error);
  const within = Number(/\(line (\d+) column/.exec(said)?.[1] ?? 1);
  const [reason = said] = said
    .replaceAll(/\s+/g, ' ')
    .split(/, (?:\.\.\.)?"| in JSON at position| is not valid/, 1);
  return { line: line + within - 1, value: undefined, reason };
}

async function* rowsOfPage(file: SourceFile, { onBytes, encoding, now }: Choices): AsyncGenerator<ImportRow> {
  const { scripts, address } = await readPage(file, { onBytes, encoding });
  const documents = scripts.map(({ text, line }) => {
    try {
      return { line, value: JSON.parse(text, asSafeValue) as unknown, reason: undefined };
    } catch (error) {
      return unreadable(error, line);
    }
  });
  // one script may refer to what another describes
  const reading = new Reading(nodesById(documents.map((document) => document.value)));
  for (const { line, value, reason } of documents) {
    if (reason !== undefined) {
      const refused = `the JSON-LD cannot be read: ${reason}`;
      yield { refusal: { place: { file, field: '', line }, reason: refused, sourceId: null } };
    }
    for (const { node, path: field } of jobPostingsIn(value))
      yield readJobPosting(node, { place: { file, field, line }, reading, address, now });
  }
}

const rowsAt = [[], ['@graph'], ['itemListElement']];

async function* rowsOfJson(
  file: SourceFile,
  { onBytes, onList, encoding, now }: Choices,
): AsyncGenerator<ImportRow> {
  for await (const part of readDocument(file, { rowsAt, onBytes, encoding })) {
    const base = part.kind === 'row' ? part.path : '';
    if (part.kind === 'around' && part.hasRows) onList();
    const flawed = flawRefusal(part, { file, field: base });
    if (flawed) {
      yield flawed;
      continue;
    }
    const reading = new Reading(nodesById(part.value));
    for (const { node, path: field } of jobPostingsIn(part.value, base))
      yield readJobPosting(node, { place: { file, field }, reading, address: null, now });
  }
}

/** Pages with `JobPosting` JSON-LD, and files of JSON-LD alone. */
export const schemaOrg: FeedFormat = {
  extensions: ['.html', '.htm', '.json', '.jsonld'],
  open: (files, choices) => ({
    linesOf: (file, fields) => locateFields(file, fields, choices.encoding),
    async *rows(onBytes) {
      let found = 0;
      const onList = (): void => {
        found += 1;
      };
      for (const file of files) {
        const isPage = !/\.json(?:ld)?$/i.test(file.path);
        for await (const row of (isPage ? rowsOfPage : rowsOfJson)(file, { ...choices, onBytes, onList })) {
          found += 1;
          yield row;
        }
      }
      // among many pages some are about other things; all of them are a mistake
      const [first] = files;
      if (found === 0 && first)
        throw new UnusableInput(
          files.length === 1
            ? `${nameOf(first)} holds no JobPosting of schema.org.`
            : `None of the ${files.length} files holds a JobPosting of schema.org.`,
        );
      return { completeness: 'untold' };
    },
  }),
};
