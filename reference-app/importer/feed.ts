import type { Posting } from '../contract/posting.ts';
import type { Place, SourceFile } from './source-files.ts';

export type Refusal = {
  place: Place;
  reason: string;
  /** The job's id in the source; null where the row does not tell. */
  sourceId: string | null;
};

export type ImportRow = { posting: Posting } | { refusal: Refusal };

export type FeedFacts = {
  /** Whether the feed holds every open job of the employer, so that an absent job is a closed one. */
  completeness: 'complete' | 'partial' | 'untold';
};

/** What a format makes of its files. */
export type Feed = {
  /** @throws UnusableInput when a file is not what the format says, naming the line or the field */
  rows: (onBytes: (bytes: number) => void) => AsyncGenerator<ImportRow, FeedFacts>;
  /** The lines, counted from 1, of fields whose rows came without; for formats that do not count lines as they read. */
  linesOf?: (file: SourceFile, fields: readonly string[]) => Promise<ReadonlyMap<string, number>>;
};

export type FeedChoices = {
  /** What the files are written in, as `TextDecoder` names it; absent = what they say themselves, else UTF-8. */
  encoding?: string | undefined;
  /** A job whose last day is before this is closed. */
  now: Date;
};

export type FeedFormat = {
  /** Which files of a folder are read: how their names end, in lower case. */
  extensions: readonly string[];
  open: (files: readonly SourceFile[], choices: FeedChoices) => Feed;
};
