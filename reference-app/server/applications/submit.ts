import { hash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FormDefinition } from '@portico/core/forms';
import type { ApplicationStatus } from '../../contract/application-status.ts';
import type { UnavailablePosition } from '../../contract/apply.ts';
import type { FormValues } from '../../contract/form-definition.ts';
import { fileIdsIn } from '../answer-files/fields.ts';
import { copyAnswerFiles } from '../answer-files/store.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { UploadedFile } from '../files/rules.ts';
import { deleteDrafts } from '../drafts/store.ts';
import { removeFromCart } from '../job-cart/store.ts';
import { applicantKey, decideSubmit, type Applicant } from './rules.ts';
import { utc } from '../dates/utc.ts';

/** What is sent for one job. */
export type JobAnswers = {
  positionId: number;
  name: string;
  location: string;
  /** The questions as they were put, without the voluntary ones. */
  form: FormDefinition;
  answers: FormValues;
  /** Kept apart from the application. */
  voluntary: FormValues;
};

export type SentApplication = {
  encId: string;
  positionId: number;
  name: string;
  status: ApplicationStatus;
  submittedAt: Date;
};

/**
 * Writes one application a job, all of them or none. Submits of the same applicant take turns, and jobs do not close
 * meanwhile. What the applicant had in drafts and in the cart for these jobs is done with.
 *
 * @returns the applications in the order of `jobs`, or which of the jobs cannot be applied to
 */
export async function submitApplications(
  database: Database,
  scope: EmployerScope,
  submission: {
    applicant: Applicant;
    contact: FormValues;
    jobs: readonly JobAnswers[];
    resume: UploadedFile | undefined;
    /** The ids of files that the answers name, all of which wait: `claimAnswerFiles`. */
    files: readonly string[];
    at: Date;
  },
): Promise<SentApplication[] | { unavailable: UnavailablePosition[] }> {
  const { applicant, contact, jobs, resume, files, at } = submission;
  const resumeHash = resume ? hash('sha256', resume.bytes) : null;
  const ids = jobs.map(({ positionId }) => positionId);
  return inTransaction(database, async (transaction) => {
    const applicantId = await lockApplicant(transaction, scope, { applicant, at });
    const existing = await findSent(transaction, scope, { applicant, applicantId, ids });
    const decision = decideSubmit({
      ids,
      jobs: await lockJobs(transaction, scope, ids),
      existing: new Map(
        jobs.flatMap((job) => {
          const sent = existing.get(job.positionId);
          if (!sent) return [];
          const isSame =
            sent.resumeHash === resumeHash &&
            isDeepStrictEqual(sent.contact, contact) &&
            isDeepStrictEqual(sent.answers, job.answers);
          return [[job.positionId, { submittedAt: sent.submittedAt, isSame }]];
        }),
      ),
      at,
    });
    if (decision === 'repeated') return ids.flatMap((id) => existing.get(id) ?? []);
    if (decision !== 'write') return decision;

    const kept =
      resume && resumeHash !== null
        ? { id: await insertResume(transaction, scope, { applicantId, resume }), hash: resumeHash }
        : undefined;
    const copies = await copyAnswerFiles(transaction, scope, { applicantId, ids: files });
    const sent: SentApplication[] = [];
    for (const job of jobs)
      sent.push(
        await insertApplication(transaction, scope, {
          applicantId,
          contact,
          job,
          resume: kept,
          files: fileIdsIn(job.form, job.answers).flatMap((id) => copies.get(id) ?? []),
          at,
        }),
      );
    const accountId = 'accountId' in applicant ? applicant.accountId : null;
    if (accountId !== null) await deleteDrafts(transaction, scope, { accountId, positionIds: ids });
    await removeFromCart(transaction, scope, { owner: applicant, positionIds: ids, at });
    await logAction(transaction, scope, {
      accountId,
      at,
      action: 'application.submit',
      detail: { positions: ids, applicant: applicantId },
    });
    return sent;
  });
}

/** Keeps other submits of the applicant out until the transaction ends. */
async function lockApplicant(
  transaction: Database,
  scope: EmployerScope,
  { applicant, at }: { applicant: Applicant; at: Date },
): Promise<number> {
  const { id } = await forEmployer(transaction, scope)
    .insertInto('applicant')
    .values({
      key: applicantKey(applicant),
      account_id: 'accountId' in applicant ? applicant.accountId : null,
      applied_at: at,
    })
    .onConflict((conflict) => conflict.columns(['key']).doUpdateSet({ applied_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function lockJobs(transaction: Database, scope: EmployerScope, ids: readonly number[]) {
  const rows = await forEmployer(transaction, scope)
    .selectFrom('job')
    .select(['id', 'title', 'closed_at', 'apply_status', 'apply_url'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        title: row.title,
        closedAt: row.closed_at,
        applyStatus: row.apply_status,
        applyUrl: row.apply_url,
      },
    ]),
  );
}

/** What has been sent for some jobs; by an account also what it sent as a visitor, which may stand under others. */
async function findSent(
  transaction: Database,
  scope: EmployerScope,
  { applicant, applicantId, ids }: { applicant: Applicant; applicantId: number; ids: readonly number[] },
): Promise<
  Map<number, SentApplication & { contact: FormValues; answers: FormValues; resumeHash: string | null }>
> {
  const rows = await forEmployer(transaction, scope)
    .selectFrom('application')
    .innerJoin('applicant', 'applicant.id', 'application.applicant_id')
    .select([
      'application.enc_id as encId',
      'application.position_id as positionId',
      'application.position_name as name',
      'application.status',
      'application.submitted_at as submittedAt',
      'application.contact',
      'application.answers',
      'application.resume_hash as resumeHash',
    ])
    .where((row) =>
      'accountId' in applicant
        ? row('applicant.account_id', '=', applicant.accountId)
        : row('applicant.id', '=', applicantId),
    )
    .where('application.position_id', 'in', ids)
    .where('application.status', '!=', 'withdrawn')
    .orderBy('application.id')
    .execute();
  return new Map(rows.map((row) => [row.positionId, row]));
}

/** Writes an application as it was sent, whatever has become of its job since. */
export async function recordApplication(
  transaction: Database,
  scope: EmployerScope,
  application: { applicant: Applicant; contact: FormValues; job: JobAnswers; at: Date },
): Promise<SentApplication & { id: number }> {
  const applicantId = await lockApplicant(transaction, scope, application);
  return insertApplication(transaction, scope, { ...application, applicantId, resume: undefined, files: [] });
}

async function insertApplication(
  transaction: Database,
  scope: EmployerScope,
  options: {
    applicantId: number;
    contact: FormValues;
    job: JobAnswers;
    resume: { id: number; hash: string } | undefined;
    /** Numbers of `application_file`. */
    files: readonly number[];
    at: Date;
  },
): Promise<SentApplication & { id: number }> {
  const { applicantId, contact, job, resume, files, at } = options;
  const tables = forEmployer(transaction, scope);
  const status = 'submitted';
  const row = await tables
    .insertInto('application')
    .values({
      enc_id: randomBytes(12).toString('base64url'),
      applicant_id: applicantId,
      position_id: job.positionId,
      position_name: job.name,
      position_location: job.location,
      status,
      contact: JSON.stringify(contact),
      form: JSON.stringify(job.form),
      answers: JSON.stringify(job.answers),
      resume_id: resume?.id ?? null,
      resume_hash: resume?.hash ?? null,
      file_ids: [...files],
      submitted_at: at,
      updated_at: at,
    })
    .returning(['id', 'enc_id'])
    .executeTakeFirstOrThrow();
  await tables
    .insertInto('application_event')
    .values({ application_id: row.id, sequence: 1, status, note: '', happened_at: at })
    .execute();
  if (Object.keys(job.voluntary).length > 0)
    await tables
      .insertInto('voluntary_answer')
      .values({
        id: randomBytes(12).toString('base64url'),
        position_id: job.positionId,
        month: utc(at).startOf('month').format('YYYY-MM-DD'),
        answers: JSON.stringify(job.voluntary),
      })
      .execute();
  return {
    id: row.id,
    encId: row.enc_id,
    positionId: job.positionId,
    name: job.name,
    status,
    submittedAt: at,
  };
}

async function insertResume(
  transaction: Database,
  scope: EmployerScope,
  { applicantId, resume }: { applicantId: number; resume: UploadedFile },
): Promise<number> {
  const { id } = await forEmployer(transaction, scope)
    .insertInto('application_resume')
    .values({ applicant_id: applicantId, name: resume.name, bytes: resume.bytes })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
