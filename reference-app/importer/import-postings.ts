import type { Posting } from '../contract/posting.ts';
import type { Feed, Refusal } from './feed.ts';
import { formats } from './formats/index.ts';
import { locateFields } from './json/locate-fields.ts';
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
  keptOpenBecause: 'incomplete' | 'no rows' | 'refused without id' | null;
};

const refusalsKept = 1_000;

type Survey = {
  isComplete: boolean;
  /** The position, among the good rows, of the last row of each job. */
  lastRows: ReadonlyMap<string, number>;
  rows: number;
  refusals: Refusal[];
  refused: number;
  refusedIds: ReadonlySet<string>;
  hasRefusedWithoutId: boolean;
};

/**
 * Loads the postings of a file, or of every file of a folder, all or nothing. Bad rows are refused and the others
 * taken; `strict` refuses the input instead. Jobs that are absent from a complete feed are closed (ruling 24, 66).
 *
 * @throws UnusableInput before anything is written: unknown format, nothing to read, not JSON, another shape
 */
export async function importPostings(options: {
  format: string;
  path: string;
  strict: boolean;
  allowEmpty: boolean;
  take: Take;
  onProgress?: (progress: Progress) => void;
}): Promise<ImportResult> {
  const { format, path, strict, allowEmpty, take, onProgress = () => undefined } = options;
  const open = formats.get(format);
  if (!open)
    throw new UnusableInput(
      `There is no format "${format}"; the formats are ${[...formats.keys()].join(' and ')}.`,
    );
  const files = await listSourceFiles(path);
  const feed = open(files);
  const survey = await surveyFeed(feed, { files, onProgress });
  const { refused, lastRows } = survey;
  const refusals = await withLines(survey.refusals);

  if (strict && refused > 0) {
    const [first] = refusals;
    const rows = refused === 1 ? '1 row is' : `${refused} rows are`;
    throw new UnusableInput(
      `Nothing was taken, because ${rows} refused and --strict takes all or none; the first is ${first ? describePlace(first.place) : ''}, which ${first?.reason}.`,
      { refusals },
    );
  }

  const keptOpenBecause = reasonToKeepOpen(survey, allowEmpty);
  const taken = await take(lastOfEachJob(feed, { files, survey, onProgress }), {
    closeMissing: keptOpenBecause === null,
    keepOpen: [...survey.refusedIds].filter((id) => !lastRows.has(id)),
  });
  return { ...taken, refused, refusals, repeated: survey.rows - lastRows.size, keptOpenBecause };
}

/** Looks up the lines of refused fields, which reading a file for its rows does not count. */
async function withLines(refusals: readonly Refusal[]): Promise<Refusal[]> {
  const fieldsOf = Map.groupBy(refusals, ({ place }) => place.file);
  const lines = new Map<SourceFile, ReadonlyMap<string, number>>();
  for (const [file, inFile] of fieldsOf)
    lines.set(
      file,
      await locateFields(
        file,
        inFile.map(({ place }) => place.field),
      ),
    );
  return refusals.map((refusal) => ({
    ...refusal,
    place: { ...refusal.place, line: lines.get(refusal.place.file)?.get(refusal.place.field) },
  }));
}

function reasonToKeepOpen(survey: Survey, allowEmpty: boolean): ImportResult['keptOpenBecause'] {
  if (!survey.isComplete) return 'incomplete';
  // The row could be of any of the open jobs.
  if (survey.hasRefusedWithoutId) return 'refused without id';
  return survey.lastRows.size === 0 && !allowEmpty ? 'no rows' : null;
}

type Reading = { files: readonly SourceFile[]; onProgress: (progress: Progress) => void };

function countBytes(phase: Progress['phase'], { files, onProgress }: Reading) {
  const progress: Progress = {
    phase,
    bytesRead: 0,
    bytesTotal: files.reduce((total, file) => total + file.bytes, 0),
    rows: 0,
    refused: 0,
  };
  const onBytes = (bytes: number): void => {
    progress.bytesRead += bytes;
    onProgress({ ...progress });
  };
  return { progress, onBytes };
}

/** Reads everything once and writes nothing: only then is it known whether the input can be taken, and what it lacks. */
async function surveyFeed(feed: Feed, reading: Reading): Promise<Survey> {
  const { progress, onBytes } = countBytes('checking', reading);
  const lastRows = new Map<string, number>();
  const refusals: Refusal[] = [];
  const refusedIds = new Set<string>();
  let hasRefusedWithoutId = false;

  const rows = feed.rows(onBytes);
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

async function* lastOfEachJob(feed: Feed, reading: Reading & { survey: Survey }): AsyncGenerator<Posting> {
  const { progress, onBytes } = countBytes('taking', reading);
  for await (const row of feed.rows(onBytes)) {
    if (!('posting' in row)) {
      progress.refused += 1;
      continue;
    }
    if (reading.survey.lastRows.get(row.posting.sourceId) === progress.rows) yield row.posting;
    progress.rows += 1;
  }
  await assertUnchanged(reading.files);
}

/** What was checked must be what was taken. Throwing here rolls the transaction back. */
async function assertUnchanged(files: readonly SourceFile[]): Promise<void> {
  for (const file of files) {
    const [now] = await listSourceFiles(file.path);
    if (now?.bytes !== file.bytes || now.modifiedAt !== file.modifiedAt)
      throw new UnusableInput(`${nameOf(file)} changed while it was read: nothing was taken, try again.`);
  }
}
