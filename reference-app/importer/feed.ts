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
  /** The feed holds every open job of the employer, so that an absent job is a closed one. */
  isComplete: boolean;
};

/** What a format makes of its files. The rows can be read more than once. */
export type Feed = {
  /** @throws UnusableInput when a file is not what the format says, naming the line or the field */
  rows: (onBytes: (bytes: number) => void) => AsyncGenerator<ImportRow, FeedFacts>;
};

export type FeedFormat = (files: readonly SourceFile[]) => Feed;
