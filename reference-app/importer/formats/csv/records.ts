import { Readable } from 'node:stream';

import { CsvError, type Info, parse } from 'csv-parse';

import { readText } from '../../read-text.ts';
import { nameOf, type SourceFile } from '../../source-files.ts';
import { UnusableInput } from '../../unusable-input.ts';

export type CsvRecord = {
  cells: string[];
  /** Where it begins, counted from 1. */
  line: number;
};

const delimiters = [',', ';', '\t', '|'];
/** A description may have 200,000 characters. */
const longestRecord = 1_000_000;

/**
 * What separates the cells: what the first line has most of, outside of quotes. Descriptions below are full of commas,
 * names of columns are not.
 */
function delimiterOf(start: string): string {
  const [line = ''] = /[^\n]+/.exec(start.replaceAll(/"(?:[^"]|"")*"/g, '')) ?? [];
  const counts = delimiters.map((delimiter) => line.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * A text whose lines all end in one `\n`, in quoted cells, too. Files that were put together mix their ends, and the
 * parser counts an end of two characters in a quoted cell as two lines.
 */
async function* withPlainLineEnds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const part of text) {
    const whole = held + part;
    // its other half may begin the next part
    held = whole.endsWith('\r') ? '\r' : '';
    const plain = whole.slice(0, whole.length - held.length).replaceAll(/\r\n?/g, '\n');
    // An empty part would end a stream of strings.
    if (plain !== '') yield plain;
  }
  if (held !== '') yield '\n';
}

const reasons: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'something follows a closing quotation mark; marks within a cell are doubled',
  INVALID_OPENING_QUOTE: 'a quotation mark is within a cell that does not begin with one',
  CSV_MAX_RECORD_SIZE: 'a row has more than a million characters',
};

function inPlainWords(error: CsvError, file: SourceFile): UnusableInput {
  const lines = typeof error.lines === 'number' ? ` in line ${error.lines}` : '';
  return new UnusableInput(`${nameOf(file)} is not CSV: ${reasons[error.code] ?? error.message}${lines}.`, {
    cause: error,
  });
}

/**
 * The records of a CSV file, its header first.
 * @throws UnusableInput naming the line where the file is not CSV
 */
export async function* readRecords(
  file: SourceFile,
  { onBytes, encoding }: { onBytes: (bytes: number) => void; encoding: string | undefined },
): AsyncGenerator<CsvRecord> {
  const text = withPlainLineEnds(readText(file, { onBytes, encoding }));
  const first = await text.next();
  if (first.done) return;
  async function* whole(): AsyncGenerator<string> {
    yield first.value ?? '';
    yield* text;
  }
  const parser = parse({
    delimiter: delimiterOf(first.value),
    info: true,
    max_record_size: longestRecord,
    record_delimiter: '\n',
    // a row of another length is refused as a row, with its line
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const source = Readable.from(whole());
  source.on('error', (error) => parser.destroy(error));
  let ended = 0;
  let skipped = 0;
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<{
      record: string[];
      info: Info;
    }>) {
      yield { cells: record, line: ended + 1 + info.empty_lines - skipped };
      ended = info.lines;
      skipped = info.empty_lines;
    }
  } catch (error) {
    throw error instanceof CsvError ? inPlainWords(error, file) : error;
  } finally {
    source.destroy();
  }
}
