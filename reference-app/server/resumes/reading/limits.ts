/** What one reading may take. */
export type ReadingLimits = {
  /** ms, with the start of the process. */
  time: number;
  /** Bytes of the whole process, which has about 100 MB before it reads anything. */
  memory: number;
};

export const readingLimits: ReadingLimits = { time: 15_000, memory: 400 * 1024 * 1024 };

/** A resume has less of both; the rest is not read. */
export const maximumPages = 20;
export const maximumCharacters = 60_000;
