import type { FormDefinition } from '@portico/core/forms';
import { expressionBuilder, type Expression } from 'kysely';
import type { FormValues } from '../../../contract/form-definition.ts';
import type { Database } from '../../database/database.ts';
import { forEmployer, type EmployerScope } from '../../database/for-employer.ts';
import type { TablesOfOneEmployer } from '../../database/schema.ts';
import { isBetween, type Between } from './changes.ts';

/** At once in memory; an application's files are not a part of it. */
const pageOfApplications = 50;

export type ChangedApplication = Awaited<ReturnType<typeof changedApplications>>[number] & {
  form: FormDefinition;
  answers: FormValues;
};

/** Some of the applications that were sent or have changed. */
export function changedApplications(database: Database, scope: EmployerScope, between: Between) {
  return forEmployer(database, scope)
    .selectFrom('application')
    .innerJoin('applicant', 'applicant.id', 'application.applicant_id')
    .leftJoin('account', 'account.id', 'applicant.account_id')
    .leftJoin('job', 'job.id', 'application.position_id')
    .select([
      'application.id',
      'application.enc_id as encId',
      'application.position_id as positionId',
      'application.position_name as positionName',
      'application.position_location as positionLocation',
      'application.status',
      'application.contact',
      'application.form',
      'application.answers',
      'application.resume_id as resumeId',
      'application.file_ids as fileIds',
      'application.submitted_at as submittedAt',
      'application.updated_at as updatedAt',
      'account.email as accountEmail',
      'job.source_id as sourceId',
      'job.display_job_id as displayJobId',
    ])
    .where(({ ref }) =>
      isBetween({ updatedAt: ref('application.updated_at'), id: ref('application.id') }, between),
    )
    .orderBy('application.updated_at')
    .orderBy('application.id')
    .limit(pageOfApplications)
    .execute();
}

/** How an application came to its status, oldest first. */
export function historyOf(database: Database, scope: EmployerScope, applicationId: number) {
  return forEmployer(database, scope)
    .selectFrom('application_event')
    .select(['status', 'note', 'happened_at as at'])
    .where('application_id', '=', applicationId)
    .orderBy('sequence')
    .execute();
}

export type SentFile = { name: string; bytes: Buffer };

export function findResume(
  database: Database,
  scope: EmployerScope,
  id: number,
): Promise<SentFile | undefined> {
  return forEmployer(database, scope)
    .selectFrom('application_resume')
    .select(['name', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A file that answers a question. */
export function findAnswerFile(
  database: Database,
  scope: EmployerScope,
  id: number,
): Promise<(SentFile & { encId: string }) | undefined> {
  return forEmployer(database, scope)
    .selectFrom('application_file')
    .select(['enc_id as encId', 'name', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The employer's own id of what the intake was told; null for what did not come that way. */
export function externalIdOf(kind: 'offer' | 'form', rowId: Expression<number>) {
  return expressionBuilder<TablesOfOneEmployer>()
    .selectFrom('intake_entry')
    .select('intake_entry.external_id')
    .where('intake_entry.kind', '=', kind)
    .where('intake_entry.row_id', '=', rowId)
    .limit(1);
}
