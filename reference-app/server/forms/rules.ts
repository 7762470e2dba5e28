import { isDeepStrictEqual } from 'node:util';
import type { FormValues } from '../../contract/form-definition.ts';
import type { FormStatus } from '../../contract/forms.ts';
import type { Base } from '../http/if-match.ts';

/** How a form stands. */
export type FormState = { status: FormStatus; answers: FormValues; version: number };

/** What becomes of a save: it is written, changes nothing, comes too late for others’, or after the form was handed in. */
export type SaveDecision = 'write' | 'same' | 'stale' | 'handed_in';

/**
 * @param options.base what its author saw; undefined = the last save counts
 * @param options.answers as they would be stored
 */
export function decideSave(
  current: FormState,
  { base, answers, submit }: { base: Base | undefined; answers: FormValues; submit: boolean },
): SaveDecision {
  // first, so that whoever did not hear the answer and asks again hears the same
  if (isDeepStrictEqual(current.answers, answers) && (current.status === 'completed' || !submit))
    return 'same';
  if (current.status === 'completed') return 'handed_in';
  return base === undefined || base === '*' || base === current.version ? 'write' : 'stale';
}
