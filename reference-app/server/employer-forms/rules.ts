import { isDeepStrictEqual } from 'node:util';
import { checkDefinition, itemsOf, type FormDefinition } from '@portico/core/forms';
import type { EmployerFormStatus } from '../../contract/employer-forms.ts';
import type { FormStatus } from '../../contract/forms.ts';

/** A form as rules see it. */
export type FormState = {
  definition: FormDefinition;
  revision: number;
  /** 0 = never published. */
  version: number;
  isRetired: boolean;
  /** The draft differs from the newest version. */
  hasChanges: boolean;
};

/** How a form stands for its admins. */
export function statusOf({
  version,
  isRetired,
}: Pick<FormState, 'version' | 'isRetired'>): EmployerFormStatus {
  if (isRetired) return 'retired';
  return version === 0 ? 'draft' : 'published';
}

/** Decides on a save of the draft: written, the same already, or made from a draft that another admin has replaced. */
export function decideSave(
  current: Pick<FormState, 'definition' | 'revision'>,
  { definition, revision }: { definition: FormDefinition; revision: number },
): 'write' | 'same' | 'stale' {
  // first, so that a save whose answer was lost is no conflict with itself
  if (isDeepStrictEqual(current.definition, definition)) return 'same';
  return current.revision === revision ? 'write' : 'stale';
}

/** Decides on a publication; a second click finds the draft published, and makes no second version. */
export function decidePublish(
  current: FormState,
  { revision }: { revision: number },
): 'publish' | 'same' | 'stale' | 'retired' {
  if (current.isRetired) return 'retired';
  if (current.revision !== revision) return 'stale';
  return current.hasChanges ? 'publish' : 'same';
}

/** Returns why a definition cannot be published, by the places of its mistakes; empty when it can. */
export function publishProblems(definition: FormDefinition): Record<string, string> {
  const errors = checkDefinition(definition).filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    return Object.fromEntries(
      errors.map(({ path, field, message }) => [
        path,
        field === undefined ? message : `${field}: ${message}`,
      ]),
    );
  return itemsOf(definition).length === 0 ? { sections: 'Add a field before you publish.' } : {};
}

/** Whether a candidate's form becomes the next version: only until the candidate has started. */
export function takesNextVersion(status: FormStatus): boolean {
  return status === 'open';
}

/** Whether candidates still see a form that came from an employer's form. */
export function isShownToCandidate(status: FormStatus, { isRetired }: Pick<FormState, 'isRetired'>): boolean {
  return !isRetired || status !== 'open';
}

/** Why a form cannot be given to a candidate; undefined when it can. */
export function whyNotGiven(
  form: Pick<FormState, 'version' | 'isRetired'> | undefined,
): 'unknown' | 'unpublished' | 'retired' | undefined {
  if (!form) return 'unknown';
  if (form.isRetired) return 'retired';
  return form.version === 0 ? 'unpublished' : undefined;
}
