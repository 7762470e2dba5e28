import { z } from 'zod';
import { StartFailure } from '../../database/start-failure.ts';

// A backup is lines of text in gzip: a header, then for each table a line about it, its rows as COPY writes them and the
// line `\.`, and at the end what tells a whole file from one that was cut off. COPY's text is the same in every version of
// PostgreSQL, so that a backup of one can be restored into any other.

const format = 'portico backup';
const newestFormat = 1;

const header = z.object({
  format: z.literal(format),
  number: z.literal(newestFormat),
  madeAt: z.iso.datetime(),
  /** Versions of the steps that the database had. */
  migrations: z.array(z.int()).min(1),
  /** The version of the queue's tables; null = there were none yet. */
  queue: z.int().nullable(),
});
export type Header = z.infer<typeof header>;

const tableLine = z.object({
  schema: z.string(),
  table: z.string(),
  columns: z.array(z.string()).min(1),
  /** Of columns that count by themselves: the number that was given out last. */
  last: z.record(z.string(), z.int()),
});
export type TableLine = z.infer<typeof tableLine>;

const endLine = z.object({
  /** How many rows each table has, by `schema.table`. */
  rows: z.record(z.string(), z.int()),
  /** Of everything before this line. */
  sha256: z.string(),
});
export type EndLine = z.infer<typeof endLine>;

/** What a backup begins with, unpacked. */
export const beginning = `{"format":"${format}"`;
export const endOfRows = Buffer.from('\\.\n');

export function newHeader(of: Pick<Header, 'migrations' | 'queue'>): Header {
  return { format, number: newestFormat, madeAt: new Date().toISOString(), ...of };
}

export function lineOf(content: Header | TableLine | EndLine): Buffer {
  return Buffer.from(`${JSON.stringify(content)}\n`);
}

/** @throws StartFailure for a format of a later release, which may have other lines */
export function parseHeader(line: string): Header {
  const content: unknown = JSON.parse(line);
  const { number } = z.object({ format: z.literal(format), number: z.int() }).parse(content);
  if (number > newestFormat) throw new StartFailure(ofNewerRelease);
  return header.parse(content);
}

export const ofNewerRelease =
  'The backup is of a newer release, and nothing was changed: restore it with that release.';

export function parseLine(line: string): TableLine | EndLine {
  return z.union([tableLine, endLine]).parse(JSON.parse(line));
}

/** The key of a table in `EndLine`, and what operators read. */
export const nameOf = ({ schema, table }: Pick<TableLine, 'schema' | 'table'>): string =>
  `${schema}.${table}`;
