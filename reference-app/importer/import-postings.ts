import type { Posting } from '../contract/posting.ts';
import type { Feed, FeedFacts, ImportRow, Refusal } from './feed.ts';
import { formats } from './formats/index.ts';
import { describePlace, listSourceFiles, nameOf, type SourceFile } from './source-files.ts';
import { UnusableInput } from './unusable-input.ts';

export type Taken = { taken: number; changed: number; unchanged: number; closed: number };

/**
 * Writes the postings in one transaction: when reading them throws, nothing may have changed. Of several of one job the
 * last counts.
 */
export type Take = (
  postings: AsyncIterable<Posting>,
  options: {
    /**
     * Asked when all were read: open jobs that did not come are then closed, but for these source ids, whose rows were
     * refused; undefined closes none.
     */
    closeAbsentBut: () => Iterable<string> | undefined;
  },
) => Promise<Taken>;

export type Progress = {
  bytesRead: number;
  bytesTotal: number;
  /** Rows read well. */
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

/** What was read. */
type Account = {
  progress: Progress;
  refusals: Refusal[];
  refusedIds: Set<string>;
  hasRefusedWithoutId: boolean;
  /** Unknown before the end. */
  facts: FeedFacts;
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
 * Loads the postings of a file, or of every file of a folder, all or nothing: they are read once and written as they come, in
 * a transaction that whatever cannot be read undoes. Bad rows are refused and the others taken; `strict` refuses the input
 * instead. Jobs that are absent from a complete feed are closed (ruling 24, 66).
 *
 * @throws UnusableInput with nothing changed: unknown format, nothing to read, not JSON, another shape
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
  const account: Account = {
    progress: {
      bytesRead: 0,
      bytesTotal: files.reduce((total, file) => total + file.bytes, 0),
      rows: 0,
      refused: 0,
    },
    refusals: [],
    refusedIds: new Set(),
    hasRefusedWithoutId: false,
    facts: { completeness: 'untold' },
  };
  const onBytes = (bytes: number): void => {
    // thrown where a file is read, it undoes the transaction that waits for the file's rows
    signal?.throwIfAborted();
    account.progress.bytesRead += bytes;
    onProgress({ ...account.progress });
  };

  async function* postings(): AsyncGenerator<Posting> {
    for await (const posting of goodRows(feed.rows(onBytes), account))
      // what one refused row refuses is read to its end, to say what else is bad
      if (!strict || account.progress.refused === 0) yield posting;
    // before anything is committed: the files are read again for it
    account.refusals = await withLines(account.refusals, feed);
    await assertUnchanged(files);
    if (strict && account.progress.refused > 0) throw strictRefusal(account);
  }
  const keptOpenBecause = (): ImportResult['keptOpenBecause'] => reasonToKeepOpen(account, choices);
  const taken = await take(postings(), {
    closeAbsentBut: () => {
      signal?.throwIfAborted();
      return keptOpenBecause() === null ? account.refusedIds : undefined;
    },
  });
  const { rows, refused } = account.progress;
  const { refusals } = account;
  return {
    ...taken,
    refused,
    refusals,
    repeated: rows - taken.taken - taken.changed - taken.unchanged,
    keptOpenBecause: keptOpenBecause(),
  };
}

async function* goodRows(
  rows: AsyncGenerator<ImportRow, FeedFacts>,
  account: Account,
): AsyncGenerator<Posting> {
  const { progress, refusals, refusedIds } = account;
  for (;;) {
    const next = await rows.next();
    if (next.done) {
      account.facts = next.value;
      return;
    }
    if ('posting' in next.value) {
      progress.rows += 1;
      yield next.value.posting;
      continue;
    }
    const { refusal } = next.value;
    progress.refused += 1;
    if (refusals.length < refusalsKept) refusals.push(refusal);
    if (refusal.sourceId === null) account.hasRefusedWithoutId = true;
    else refusedIds.add(refusal.sourceId);
  }
}

function strictRefusal({ progress, refusals }: Account): UnusableInput {
  const [first] = refusals;
  const rows = progress.refused === 1 ? '1 row is' : `${progress.refused} rows are`;
  return new UnusableInput(
    `Nothing was taken, because ${rows} refused and --strict takes all or none; the first is ${first ? describePlace(first.place) : ''}, which ${first?.reason}.`,
    { refusals },
  );
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
  { facts, progress, hasRefusedWithoutId }: Account,
  { allowEmpty, complete }: ImportChoices,
): ImportResult['keptOpenBecause'] {
  // What a feed says of itself is not overruled.
  if (facts.completeness === 'partial') return 'partial';
  if (facts.completeness === 'untold' && !complete) return 'untold';
  // The row could be of any of the open jobs.
  if (hasRefusedWithoutId) return 'refused without id';
  return progress.rows === 0 && !allowEmpty ? 'no rows' : null;
}

/** Of a file that changed a part may be old, and its end another one's. Throwing here rolls the transaction back. */
async function assertUnchanged(files: readonly SourceFile[]): Promise<void> {
  for (const file of files) {
    const [now] = await listSourceFiles(file.path, []);
    if (now?.bytes !== file.bytes || now.modifiedAt !== file.modifiedAt)
      throw new UnusableInput(`${nameOf(file)} changed while it was read: nothing was taken, try again.`);
  }
}
