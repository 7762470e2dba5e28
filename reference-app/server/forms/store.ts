import { isDeepStrictEqual } from 'node:util';
import type { FormDefinition } from '@portico/core/forms';
import type { FormValues } from '../../contract/form-definition.ts';
import { formStatuses, type CandidateForm, type FormStatus, type FormsList } from '../../contract/forms.ts';
import { keepWithForm } from '../answer-files/store.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { isShownToCandidate } from '../employer-forms/rules.ts';
import type { Base } from '../http/if-match.ts';
import { decideSave, type SaveDecision } from './rules.ts';

export type NewForm = {
  tabId: string;
  title: string;
  description: string;
  definition: FormDefinition;
  status: FormStatus;
  values: FormValues;
  updatedAt: Date;
  dueAt: Date | null;
  /** The employer's form that it is a version of; absent = a definition of its own. */
  source?: { formId: number; version: number };
};

/** The candidate's forms: those that wait before those that are done, by the day they are due. */
export async function listForms(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<FormsList['forms']> {
  const rows = await shownForms(database, scope)
    .select(['id', 'title', 'description', 'status', 'tab_id', 'updated_at', 'due_at'])
    .where('account_id', '=', accountId)
    .orderBy('submitted_at', (order) => order.desc().nullsFirst())
    .orderBy('due_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    updated_at: row.updated_at.toISOString(),
    due_at: row.due_at?.toISOString() ?? null,
  }));
}

/** One of the candidate's forms. */
export async function findForm(
  database: Database,
  scope: EmployerScope,
  { id, accountId }: { id: number; accountId: number },
): Promise<CandidateForm | undefined> {
  const row = await formRows(database, scope, { id, accountId }).executeTakeFirst();
  return row && formOf(row);
}

/**
 * Stores what a candidate has filled in, or hands it in, if it may be; of several at once each sees what the one before
 * has left.
 *
 * @returns how the form stands then; undefined when the candidate has no such form
 */
export async function saveForm(
  database: Database,
  scope: EmployerScope,
  save: {
    id: number;
    accountId: number;
    base: Base | undefined;
    /** What the answers were checked against. */
    definition: FormDefinition;
    answers: FormValues;
    /** The ids of the candidate's files that they name. */
    files: readonly string[];
    submit: boolean;
    at: Date;
  },
): Promise<{ decision: SaveDecision; form: CandidateForm } | undefined> {
  const { id, accountId, answers, files, submit, at } = save;
  return inTransaction(database, async (transaction) => {
    const row = await formRows(transaction, scope, { id, accountId }).forUpdate().executeTakeFirst();
    if (!row) return undefined;
    // the employer has put another form in its place since: the answers are none to that one
    if (!isDeepStrictEqual(row.definition, save.definition)) return { decision: 'stale', form: formOf(row) };
    const decision = decideSave(row, save);
    if (decision !== 'write') return { decision, form: formOf(row) };
    const written = {
      status: submit ? ('completed' as const) : ('in_progress' as const),
      version: row.version + 1,
      updated_at: at,
      submitted_at: submit ? at : null,
    };
    await forEmployer(transaction, scope)
      .updateTable('candidate_form')
      .set({ ...written, answers: JSON.stringify(answers) })
      .where('id', '=', id)
      .execute();
    if (submit) {
      await keepWithForm(transaction, scope, { accountId, ids: files, at });
      await logAction(transaction, scope, { accountId, at, action: 'form.submit', detail: { id } });
    }
    return { decision, form: formOf({ ...row, ...written, answers }) };
  });
}

/** Asks a candidate to fill in a form. @returns its number */
export async function assignForm(
  transaction: Database,
  scope: EmployerScope,
  { accountId, form }: { accountId: number; form: NewForm },
): Promise<number> {
  const { id } = await forEmployer(transaction, scope)
    .insertInto('candidate_form')
    .values({
      account_id: accountId,
      tab_id: form.tabId,
      title: form.title,
      description: form.description,
      definition: JSON.stringify(form.definition),
      status: form.status,
      answers: JSON.stringify(form.values),
      version: 1,
      updated_at: form.updatedAt,
      due_at: form.dueAt,
      submitted_at: form.status === 'completed' ? form.updatedAt : null,
      ...sourceColumns(form),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts another form in the place of one that nobody has begun. @returns false when somebody has */
export async function replaceForm(
  transaction: Database,
  scope: EmployerScope,
  { id, form }: { id: number; form: NewForm },
): Promise<boolean> {
  const { numUpdatedRows } = await forEmployer(transaction, scope)
    .updateTable('candidate_form')
    .set((row) => ({
      tab_id: form.tabId,
      title: form.title,
      description: form.description,
      definition: JSON.stringify(form.definition),
      version: row('version', '+', 1),
      updated_at: form.updatedAt,
      due_at: form.dueAt,
      ...sourceColumns(form),
    }))
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function sourceColumns({ source }: NewForm) {
  return { employer_form_id: source?.formId ?? null, employer_form_version: source?.version ?? null };
}

/** Without those of retired forms that the candidate has not started. */
function shownForms(database: Database, scope: EmployerScope) {
  const afterRetiring = formStatuses.filter((status) => isShownToCandidate(status, { isRetired: true }));
  return forEmployer(database, scope)
    .selectFrom('candidate_form')
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('candidate_form.status', 'in', afterRetiring),
        not(
          exists(
            selectFrom('employer_form')
              .select('employer_form.id')
              .whereRef('employer_form.id', '=', 'candidate_form.employer_form_id')
              .where('employer_form.retired_at', 'is not', null),
          ),
        ),
      ]),
    );
}

function formRows(
  database: Database,
  scope: EmployerScope,
  { id, accountId }: { id: number; accountId: number },
) {
  return shownForms(database, scope).selectAll().where('id', '=', id).where('account_id', '=', accountId);
}

type FormRow = NonNullable<Awaited<ReturnType<ReturnType<typeof formRows>['executeTakeFirst']>>>;

function formOf(row: FormRow): CandidateForm {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    status: row.status,
    tab_id: row.tab_id,
    updated_at: row.updated_at.toISOString(),
    due_at: row.due_at?.toISOString() ?? null,
    definition: row.definition,
    values: row.answers,
    version: row.version,
  };
}
