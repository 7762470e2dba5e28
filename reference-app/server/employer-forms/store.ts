import { isDeepStrictEqual } from 'node:util';
import type { FormDefinition } from '@portico/core/forms';
import { maximumEmployerForms } from '../../contract/employer-forms.ts';
import { formStatuses } from '../../contract/forms.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { decidePublish, decideSave, publishProblems, takesNextVersion } from './rules.ts';

/** Which admin, and when. */
export type Author = { accountId: number; at: Date };
/** What another admin has saved meanwhile. */
export type StaleDraft = { kind: 'stale'; definition: FormDefinition; revision: number };

const emptyForm: FormDefinition = { sections: [{ items: [] }] };

/**
 * Creates a form, empty or with the draft of another; of several with one key only the first does.
 *
 * @returns its number, or why there is none
 */
export async function createEmployerForm(
  database: Database,
  scope: EmployerScope,
  options: { key: string; title: string; description: string; copyOf: number | undefined; author: Author },
): Promise<number | 'no original' | 'too many'> {
  const { key, title, description, copyOf, author } = options;
  return inTransaction(database, async (transaction) => {
    const tables = forEmployer(transaction, scope);
    const known = await tables
      .selectFrom('employer_form')
      .select('id')
      .where('creation_key', '=', key)
      .executeTakeFirst();
    if (known) return known.id;
    const original = copyOf === undefined ? undefined : await draftOf(transaction, scope, copyOf);
    if (copyOf !== undefined && !original) return 'no original';
    const { count } = await tables
      .selectFrom('employer_form')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= maximumEmployerForms) return 'too many';
    const created = await tables
      .insertInto('employer_form')
      .values({
        creation_key: key,
        title,
        description,
        definition: JSON.stringify(original?.definition ?? emptyForm),
        revision: 1,
        version: 0,
        updated_at: author.at,
        updated_by: author.accountId,
        retired_at: null,
      })
      .onConflict((conflict) => conflict.columns(['creation_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    // the other click was quicker, and has ended by now
    if (!created)
      return (
        await tables
          .selectFrom('employer_form')
          .select('id')
          .where('creation_key', '=', key)
          .executeTakeFirstOrThrow()
      ).id;
    await logAction(transaction, scope, {
      ...author,
      action: 'form.create',
      detail: { id: created.id, ...(copyOf !== undefined && { copyOf }) },
    });
    return created.id;
  });
}

/** Replaces the draft of a form if it still is the one that the author saw; undefined when there is no such form. */
export async function saveFormDraft(
  database: Database,
  scope: EmployerScope,
  { id, author, ...draft }: { id: number; definition: FormDefinition; revision: number; author: Author },
): Promise<{ kind: 'saved'; revision: number; updatedAt: Date } | StaleDraft | undefined> {
  return inTransaction(database, async (transaction) => {
    const current = await lockForm(transaction, scope, id);
    if (!current) return undefined;
    const decision = decideSave(current, draft);
    if (decision === 'stale') return staleOf(current);
    if (decision === 'same')
      return { kind: 'saved', revision: current.revision, updatedAt: current.updated_at };
    const revision = current.revision + 1;
    await changeForm(transaction, scope, {
      id,
      author,
      change: { definition: JSON.stringify(draft.definition), revision },
    });
    await logAction(transaction, scope, { ...author, action: 'form.draft.save', detail: { id, revision } });
    return { kind: 'saved', revision, updatedAt: author.at };
  });
}

/** Changes title and description of a form's draft. @returns false when there is no such form */
export async function renameForm(
  database: Database,
  scope: EmployerScope,
  { id, title, description, author }: { id: number; title: string; description: string; author: Author },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const current = await lockForm(transaction, scope, id);
    if (!current) return false;
    if (current.title === title && current.description === description) return true;
    await changeForm(transaction, scope, { id, author, change: { title, description } });
    await logAction(transaction, scope, { ...author, action: 'form.rename', detail: { id } });
    return true;
  });
}

/**
 * Makes the draft of a form the next version, and gives it to the candidates who have not started; undefined when there
 * is no such form.
 *
 * @returns `problems` by their places where the draft cannot be published
 */
export async function publishForm(
  database: Database,
  scope: EmployerScope,
  { id, revision, author }: { id: number; revision: number; author: Author },
): Promise<
  | { kind: 'published' | 'same' | 'retired' }
  | { kind: 'mistakes'; problems: Record<string, string> }
  | StaleDraft
  | undefined
> {
  return inTransaction(database, async (transaction) => {
    const current = await lockForm(transaction, scope, id);
    if (!current) return undefined;
    const isRetired = current.retired_at !== null;
    const hasChanges = await differsFromNewest(transaction, scope, current);
    const decision = decidePublish({ ...current, isRetired, hasChanges }, { revision });
    if (decision === 'stale') return staleOf(current);
    if (decision !== 'publish') return { kind: decision };
    const problems = publishProblems(current.definition);
    if (Object.keys(problems).length > 0) return { kind: 'mistakes', problems };
    const version = await writeVersion(transaction, scope, { current, author });
    const updated = await giveNextVersion(transaction, scope, { current, version, at: author.at });
    await logAction(transaction, scope, {
      ...author,
      action: 'form.publish',
      detail: { id, version, revision, updated },
    });
    return { kind: 'published' };
  });
}

/** Retires a form, or restores it. @returns false when there is no such form */
export async function setRetired(
  database: Database,
  scope: EmployerScope,
  { id, isRetired, author }: { id: number; isRetired: boolean; author: Author },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const current = await lockForm(transaction, scope, id);
    if (!current) return false;
    if ((current.retired_at !== null) === isRetired) return true;
    await changeForm(transaction, scope, {
      id,
      author,
      change: { retired_at: isRetired ? author.at : null },
    });
    await logAction(transaction, scope, {
      ...author,
      action: isRetired ? 'form.retire' : 'form.restore',
      detail: { id },
    });
    return true;
  });
}

type LockedForm = NonNullable<Awaited<ReturnType<typeof lockForm>>>;

/** Reads a form and keeps its other writers out until the transaction ends. */
async function lockForm(transaction: Database, scope: EmployerScope, id: number) {
  return forEmployer(transaction, scope)
    .selectFrom('employer_form')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

function staleOf({ definition, revision }: LockedForm): StaleDraft {
  return { kind: 'stale', definition, revision };
}

async function draftOf(database: Database, scope: EmployerScope, id: number) {
  return forEmployer(database, scope)
    .selectFrom('employer_form')
    .select('definition')
    .where('id', '=', id)
    .executeTakeFirst();
}

async function differsFromNewest(
  database: Database,
  scope: EmployerScope,
  { id, version, title, description, definition }: LockedForm,
): Promise<boolean> {
  const newest = await forEmployer(database, scope)
    .selectFrom('employer_form_version')
    .select(['title', 'description', 'definition'])
    .where('form_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return !isDeepStrictEqual(newest, { title, description, definition });
}

async function changeForm(
  transaction: Database,
  scope: EmployerScope,
  {
    id,
    author,
    change,
  }: {
    id: number;
    author: Author;
    change: {
      definition?: string;
      revision?: number;
      title?: string;
      description?: string;
      version?: number;
      retired_at?: Date | null;
    };
  },
): Promise<void> {
  await forEmployer(transaction, scope)
    .updateTable('employer_form')
    .set({ ...change, updated_at: author.at, updated_by: author.accountId })
    .where('id', '=', id)
    .execute();
}

/** Keeps the draft as the next version. @returns its number */
async function writeVersion(
  transaction: Database,
  scope: EmployerScope,
  { current, author }: { current: LockedForm; author: Author },
): Promise<number> {
  const { id, title, description, definition } = current;
  const version = current.version + 1;
  await forEmployer(transaction, scope)
    .insertInto('employer_form_version')
    .values({
      form_id: id,
      version,
      title,
      description,
      definition: JSON.stringify(definition),
      published_at: author.at,
      published_by: author.accountId,
    })
    .execute();
  await changeForm(transaction, scope, { id, author, change: { version } });
  return version;
}

/**
 * Puts the next version in the place of the one before at the candidates who have not started. One who starts at the same
 * time either has started, and keeps theirs, or is told that the form has changed.
 *
 * @returns at how many
 */
async function giveNextVersion(
  transaction: Database,
  scope: EmployerScope,
  { current, version, at }: { current: LockedForm; version: number; at: Date },
): Promise<number> {
  const { numUpdatedRows } = await forEmployer(transaction, scope)
    .updateTable('candidate_form')
    .set((row) => ({
      title: current.title,
      description: current.description,
      definition: JSON.stringify(current.definition),
      employer_form_version: version,
      version: row('version', '+', 1),
      updated_at: at,
    }))
    .where('employer_form_id', '=', current.id)
    .where('status', 'in', formStatuses.filter(takesNextVersion))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
