import type { FormValues } from '../../contract/form-definition.ts';
import { RequestError } from '../request/request-error.ts';

/** What the server has of a form. */
export type Stands = {
  values: FormValues;
  /** Grows with every save; null where the last save counts, whatever it replaces. */
  version: number | null;
  /** Handed in: it stays as it is. */
  isDone: boolean;
};

/** What goes to the server. */
export type Answers = {
  values: FormValues;
  /** Hands it in. */
  submit: boolean;
  /** What is replaced. */
  version: number | null;
};

/** @throws RequestError */
export type Send = (answers: Answers) => Promise<Stands>;

/** What stands in the place of what somebody wanted to replace, or to hand in. */
export type Overtaken = { reason: 'changed' | 'handedIn'; theirs: unknown };

/** Why a save was refused, where others have come first. */
export function overtakenBy(error: unknown): Overtaken | undefined {
  if (!(error instanceof RequestError) || (error.status !== 409 && error.status !== 412)) return undefined;
  const { theirs } = (error.data ?? {}) as { theirs?: unknown };
  return theirs === undefined ? undefined : { reason: error.status === 412 ? 'changed' : 'handedIn', theirs };
}
