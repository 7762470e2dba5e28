import type { Draft } from '../drafts/draft.ts';

/** What a server answers to values that were sent to it. */
export type SubmitAnswer = {
  /** What is wrong, by the names of fields; those in rows as `jobs[0].title`. */
  validationErrors?: Readonly<Record<string, string>>;
  /** What it has by now from another device, in the place of what the form began with: people choose between both. */
  theirs?: Draft;
  /**
   * It has taken the values. An app that gives this leaves the form open where people have changed it while it was sent: what it
   * holds by now stays in its draft.
   */
  onTaken?: (hasChanged: boolean) => void;
};
