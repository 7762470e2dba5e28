import type { Posting } from '../contract/posting.ts';
import type { Feed, FeedFacts, Refusal } from './feed.ts';
import { formats } from './formats/index.ts';
import { describePlace, listSourceFiles, nameOf, type SourceFile } from './source-files.ts';
import { UnusableInput } from './unusable-input.ts';

export type Taken = { taken: number; changed: number; unchanged: number; closed: number };

/** Writes the postings in one transaction: when reading them throws, nothing may have changed. */
export type Take = (
  postings: AsyncIterable<Posting>,
  options: {
    /** Close open jobs that did not come. */
    closeMissing: boolean;
    /** Source ids that `closeMissing` leaves open: their rows were refused. */
    keepOpen: string[];
  },
) => Promise<Taken>;

export type Progress = {
  /** The files are read twice: to check all of them before anything is written, then to write. */
  phase: 'checking' | 'taking';
  bytesRead: number;
  bytesTotal: number;
  /** Rows read well and rows refused in this phase. */
  rows: number;
  refused: number;
};

export type ImportResult = Taken & {
  refused: number;
  /** The first thousand. */
  refusals: readonly Refusal[];
  /** Rows whose job came again further on; the last one was taken. */
  repeated: number;
  /** Why jobs that are absent were not closed; null when they were. */
  keptOpenBecause: 'partial' | 'untold' | 'no rows' | 'refused without id' | null;
};

const refusalsKept = 1_000;

type Survey = FeedFacts & {
  /** The position, among the good rows, of the last row of each job. */
  lastRows: ReadonlyMap<string, number>;
  rows: number;
  refusals: Refusal[];
  refused: number;
  refusedIds: ReadonlySet<string>;
  hasRefusedWithoutId: boolean;
};

export type ImportChoices = {
  format: string;
  path: string;
  /** One refused row refuses everything. */
  strict: boolean;
  /** A complete feed without rows closes all jobs. */
  allowEmpty: boolean;
  /** The operator says that the feed is complete, where the format itself cannot. */
  complete: boolean;
  encoding?: string | undefined;
};

/**
 * Loads the postings of a file, or of every file of a folder, all or nothing. Bad rows are refused and the others
 * taken; `strict` refuses the input instead. Jobs that are absent from a complete feed are closed (ruling 24, 66).
 *
 * @throws UnusableInput before anything is written: unknown format, nothing to read, not JSON, another shape
 */
export async function importPostings({
  take,
  now,
  onProgress = () => undefined,
  signal,
  ...choices
}: ImportChoices & {
  take: Take;
  now: Date;
  onProgress?: (progress: Progress) => void;
  /** Aborted while rows are read: nothing is changed. */
  signal?: AbortSignal | undefined;
}): Promise<ImportResult> {
  const { format: name, path, strict, encoding } = choices;
  const format = formats.get(name);
  if (!format) throw noSuchFormat(name);
  const files = await listSourceFiles(path, format.extensions);
  const feed = format.open(files, { encoding, now });
  const reading: Reading = { feed, files, onProgress, signal };
  const survey = await surveyFeed(reading);
  const { refused, lastRows } = survey;
  const refusals = await withLines(survey.refusals, feed);

  if (strict && refused > 0) {
    const [first] = refusals;
    const rows = refused === 1 ? '1 row is' : `${refused} rows are`;
    throw new UnusableInput(
      `Nothing was taken, because ${rows} refused and --strict takes all or none; the first is ${first ? describePlace(first.place) : ''}, which ${first?.reason}.`,
      { refusals },
    );
  }

  const keptOpenBecause = reasonToKeepOpen(survey, choices);
  const taken = await take(lastOfEachJob(reading, survey), {
    closeMissing: keptOpenBecause === null,
    keepOpen: [...survey.refusedIds].filter((id) => !lastRows.has(id)),
  });
  return { ...taken, refused, refusals, repeated: survey.rows - lastRows.size, keptOpenBecause };
}

export const noSuchFormat = (name: string): UnusableInput =>
  new UnusableInput(
    `There is no format "${name}"; the formats are ${new Intl.ListFormat('en-GB').format(formats.keys())}.`,
  );

/** Looks up the lines of refused fields where reading a file for its rows does not count them. */
async function withLines(refusals: readonly Refusal[], { linesOf }: Feed): Promise<Refusal[]> {
  if (!linesOf) return [...refusals];
  const unlocated = refusals.filter(({ place }) => place.line === undefined);
  const lines = new Map<SourceFile, ReadonlyMap<string, number>>();
  for (const [file, inFile] of Map.groupBy(unlocated, ({ place }) => place.file))
    lines.set(
      file,
      await linesOf(
        file,
        inFile.map(({ place }) => place.field),
      ),
    );
  return refusals.map(({ place, ...refusal }) => ({
    ...refusal,
    place: { ...place, line: place.line ?? lines.get(place.file)?.get(place.field) },
  }));
}

function reasonToKeepOpen(
  survey: Survey,
  { allowEmpty, complete }: ImportChoices,
): ImportResult['keptOpenBecause'] {
  // What a feed says of itself is not overruled.
  if (survey.completeness === 'partial') return 'partial';
  if (survey.completeness === 'untold' && !complete) return 'untold';
  // The row could be of any of the open jobs.
  if (survey.hasRefusedWithoutId) return 'refused without id';
  return survey.lastRows.size === 0 && !allowEmpty ? 'no rows' : null;
}

type Reading = {
  feed: Feed;
  files: readonly SourceFile[];
  onProgress: (progress: Progress) => void;
  signal: AbortSignal | undefined;
};

function countBytes(phase: Progress['phase'], { files, onProgress, signal }: Reading) {
  const progress: Progress = {
    phase,
    bytesRead: 0,
    bytesTotal: files.reduce((total, file) => total + file.bytes, 0),
    rows: 0,
    refused: 0,
  };
  const onBytes = (bytes: number): void => {
    // thrown where a file is read, it undoes the transaction that waits for the file's rows
    signal?.throwIfAborted();
    progress.bytesRead += bytes;
    onProgress({ ...progress });
  };
  return { progress, onBytes };
}

/** Reads everything once and writes nothing: only then is it known whether the input can be taken, and what it lacks. */
async function surveyFeed(reading: Reading): Promise<Survey> {
  const { progress, onBytes } = countBytes('checking', reading);
  const lastRows = new Map<string, number>();
  const refusals: Refusal[] = [];
  const refusedIds = new Set<string>();
  let hasRefusedWithoutId = false;

  const rows = reading.feed.rows(onBytes);
  for (;;) {
    const next = await rows.next();
    if (next.done) {
      const { rows: count, refused } = progress;
      return { ...next.value, lastRows, rows: count, refusals, refused, refusedIds, hasRefusedWithoutId };
    }
    if ('posting' in next.value) {
      lastRows.set(next.value.posting.sourceId, progress.rows);
      progress.rows += 1;
      continue;
    }
    const { refusal } = next.value;
    progress.refused += 1;
    if (refusals.length < refusalsKept) refusals.push(refusal);
    if (refusal.sourceId === null) hasRefusedWithoutId = true;
    else refusedIds.add(refusal.sourceId);
  }
}

async function* lastOfEachJob(reading: Reading, { lastRows }: Survey): AsyncGenerator<Posting> {
  const { progress, onBytes } = countBytes('taking', reading);
  for await (const row of reading.feed.rows(onBytes)) {
    if (!('posting' in row)) {
      progress.refused += 1;
      continue;
    }
    if (lastRows.get(row.posting.sourceId) === progress.rows) yield row.posting;
    progress.rows += 1;
  }
  await assertUnchanged(reading.files);
}

/** What was checked must be what was taken. Throwing here rolls the transaction back. */
async function assertUnchanged(files: readonly SourceFile[]): Promise<void> {
  for (const file of files) {
    const [now] = await listSourceFiles(file.path, []);
    if (now?.bytes !== file.bytes || now.modifiedAt !== file.modifiedAt)
      throw new UnusableInput(`${nameOf(file)} changed while it was read: nothing was taken, try again.`);
  }
}
