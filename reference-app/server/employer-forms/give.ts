import type { FormDefinition } from '@portico/core/forms';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { whyNotGiven } from './rules.ts';

/** A version of an employer's form, as a candidate is given it. */
export type GivenForm = {
  formId: number;
  version: number;
  title: string;
  description: string;
  definition: FormDefinition;
};

/**
 * Keeps forms from being published or retired until the transaction ends: whoever is given a form while its next version is
 * published would else keep the one before. In one order, and before any candidate's form is changed, as publishing does it.
 */
export async function holdForms(
  transaction: Database,
  scope: EmployerScope,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await forEmployer(transaction, scope)
    .selectFrom('employer_form')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute();
}

/** Finds the newest version of a form, to be given to a candidate; says why where there is none. */
export async function formToGive(
  transaction: Database,
  scope: EmployerScope,
  id: number,
): Promise<GivenForm | 'unknown' | 'unpublished' | 'retired'> {
  const tables = forEmployer(transaction, scope);
  const form = await tables
    .selectFrom('employer_form')
    .select(['version', 'retired_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  const why = whyNotGiven(form && { version: form.version, isRetired: form.retired_at !== null });
  if (why !== undefined || !form) return why ?? 'unknown';
  const { title, description, definition } = await tables
    .selectFrom('employer_form_version')
    .select(['title', 'description', 'definition'])
    .where('form_id', '=', id)
    .where('version', '=', form.version)
    .executeTakeFirstOrThrow();
  return { formId: id, version: form.version, title, description, definition };
}
