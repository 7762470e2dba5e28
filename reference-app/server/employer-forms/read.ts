import { sql } from 'kysely';
import type { EmployerForm, ListedEmployerForm } from '../../contract/employer-forms.ts';
import type { FormStatus } from '../../contract/forms.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { statusOf } from './rules.ts';

/** Lists the employer's forms: those that were changed last come first, retired ones last. */
export async function listEmployerForms(
  database: Database,
  scope: EmployerScope,
): Promise<ListedEmployerForm[]> {
  const rows = await formRows(database, scope)
    .orderBy('employer_form.retired_at', (order) => order.desc().nullsFirst())
    .orderBy('employer_form.updated_at', 'desc')
    .orderBy('employer_form.id', 'desc')
    .execute();
  const counts = await candidateCounts(database, scope);
  return rows.map((row) => listedOf(row, counts.get(row.id)));
}

/** Reads a form: its draft and its newest version; undefined when the employer has no such form. */
export async function findEmployerForm(
  database: Database,
  scope: EmployerScope,
  id: number,
): Promise<EmployerForm | undefined> {
  const row = await formRows(database, scope)
    .leftJoin('account as publisher', 'publisher.id', 'newest.published_by')
    .select([
      'employer_form.definition',
      'employer_form.revision',
      'newest.title as newest_title',
      'newest.description as newest_description',
      'newest.definition as newest_definition',
      'newest.published_at',
      'publisher.first_name as publisher_first_name',
      'publisher.last_name as publisher_last_name',
    ])
    .where('employer_form.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const counts = await candidateCounts(database, scope, id);
  return {
    ...listedOf(row, counts.get(id)),
    definition: row.definition,
    revision: row.revision,
    published: row.newest_definition &&
      row.published_at && {
        version: row.version,
        title: row.newest_title ?? '',
        description: row.newest_description ?? '',
        definition: row.newest_definition,
        publishedAt: row.published_at.toISOString(),
        publishedBy: nameOf(row.publisher_first_name, row.publisher_last_name),
      },
  };
}

type Counts = ReadonlyMap<FormStatus, number>;

/** How many candidates have each form, by how far they are. */
async function candidateCounts(
  database: Database,
  scope: EmployerScope,
  id?: number,
): Promise<ReadonlyMap<number, Counts>> {
  let found = forEmployer(database, scope)
    .selectFrom('candidate_form')
    .select(({ fn }) => ['employer_form_id', 'status', fn.countAll<string>().as('count')])
    .where('employer_form_id', 'is not', null)
    .groupBy(['employer_form_id', 'status']);
  if (id !== undefined) found = found.where('employer_form_id', '=', id);
  const counts = new Map<number, Map<FormStatus, number>>();
  for (const { employer_form_id: form, status, count } of await found.execute()) {
    if (form === null) continue;
    const ofForm = counts.get(form) ?? new Map<FormStatus, number>();
    counts.set(form, ofForm.set(status, Number(count)));
  }
  return counts;
}

function formRows(database: Database, scope: EmployerScope) {
  return forEmployer(database, scope)
    .selectFrom('employer_form')
    .leftJoin('employer_form_version as newest', (join) =>
      join
        .onRef('newest.form_id', '=', 'employer_form.id')
        .onRef('newest.version', '=', 'employer_form.version'),
    )
    .leftJoin('account as author', 'author.id', 'employer_form.updated_by')
    .select([
      'employer_form.id',
      'employer_form.title',
      'employer_form.description',
      'employer_form.version',
      'employer_form.updated_at',
      'employer_form.retired_at',
      'author.first_name',
      'author.last_name',
      sql<boolean>`(newest.title, newest.description, newest.definition) is distinct from
        (employer_form.title, employer_form.description, employer_form.definition)`.as('has_changes'),
      sql<number>`(select coalesce(sum(jsonb_array_length(section -> 'items')), 0)::int
        from jsonb_array_elements(employer_form.definition -> 'sections') as section)`.as('field_count'),
    ]);
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof formRows>['execute']>>[number];

function listedOf(row: ListedRow, counts: Counts = new Map()): ListedEmployerForm {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    status: statusOf({ version: row.version, isRetired: row.retired_at !== null }),
    version: row.version,
    hasChanges: row.has_changes,
    fieldCount: row.field_count,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: nameOf(row.first_name, row.last_name),
    retiredAt: row.retired_at?.toISOString() ?? null,
    candidates: {
      notStarted: counts.get('open') ?? 0,
      started: counts.get('in_progress') ?? 0,
      submitted: counts.get('completed') ?? 0,
    },
  };
}

function nameOf(firstName: string | null, lastName: string | null): string | null {
  return firstName === null && lastName === null ? null : `${firstName ?? ''} ${lastName ?? ''}`.trim();
}
