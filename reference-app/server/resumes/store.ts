import { hash, randomBytes } from 'node:crypto';
import type { Reading, Settled } from '../../contract/resumes.ts';
import { lockAccount } from '../database/lock-account.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { UploadedFile } from '../files/rules.ts';

export type StoredResume = {
  id: number;
  encId: string;
  name: string;
  isCurrent: boolean;
  uploadedAt: Date;
  reading: Reading;
  settled: Settled;
};

type Own = { accountId: number; encId: string };

/** A candidate's resumes, the newest first. */
export async function listResumes(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<StoredResume[]> {
  const rows = await resumes(database, scope, accountId)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(resumeOf);
}

export async function findResume(
  database: Database,
  scope: EmployerScope,
  { accountId, encId }: Own,
): Promise<StoredResume | undefined> {
  const row = await resumes(database, scope, accountId).where('enc_id', '=', encId).executeTakeFirst();
  return row && resumeOf(row);
}

/** The resume that applications take. */
export async function currentResume(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<StoredResume | undefined> {
  const row = await resumes(database, scope, accountId).where('is_current', '=', true).executeTakeFirst();
  return row && resumeOf(row);
}

export async function resumeFileOf(
  database: Database,
  scope: EmployerScope,
  { accountId, encId }: Own,
): Promise<UploadedFile | undefined> {
  return forEmployer(database, scope)
    .selectFrom('candidate_resume')
    .select(['name', 'bytes'])
    .where('account_id', '=', accountId)
    .where('enc_id', '=', encId)
    .executeTakeFirst();
}

/**
 * Keeps a resume and makes it the current one. The same file again is the same resume, with what was settled.
 *
 * @returns undefined when there are too many
 */
export async function saveResume(
  database: Database,
  scope: EmployerScope,
  options: { accountId: number; file: UploadedFile; reading: Reading; at: Date; maximum: number },
): Promise<StoredResume | undefined> {
  const { accountId, file, reading, at, maximum } = options;
  const sha256 = hash('sha256', file.bytes);
  return inTransaction(database, async (transaction) => {
    const others = await lockResumes(transaction, scope, accountId);
    const same = others.find((row) => row.sha256 === sha256);
    if (!same && others.length >= maximum) return undefined;
    const tables = forEmployer(transaction, scope);
    await noneCurrent(transaction, scope, accountId);
    const { id } = same
      ? await tables
          .updateTable('candidate_resume')
          .set({
            name: file.name,
            uploaded_at: at,
            is_current: true,
            ...(reading.state === 'read' && { reading: JSON.stringify(reading) }),
          })
          .where('id', '=', same.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await tables
          .insertInto('candidate_resume')
          .values({
            enc_id: randomBytes(12).toString('base64url'),
            account_id: accountId,
            name: file.name,
            sha256,
            bytes: file.bytes,
            is_current: true,
            uploaded_at: at,
            reading: JSON.stringify(reading),
            settled: '{}',
          })
          .returning('id')
          .executeTakeFirstOrThrow();
    await logAction(transaction, scope, { accountId, at, action: 'resume.upload', detail: { resume: id } });
    return resumeOf(
      await resumes(transaction, scope, accountId).where('id', '=', id).executeTakeFirstOrThrow(),
    );
  });
}

/** @returns whether the candidate has the resume */
export async function makeCurrent(
  database: Database,
  scope: EmployerScope,
  { accountId, encId }: Own,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const mine = await lockResumes(transaction, scope, accountId);
    const chosen = mine.find((row) => row.enc_id === encId);
    if (!chosen) return false;
    await noneCurrent(transaction, scope, accountId);
    await forEmployer(transaction, scope)
      .updateTable('candidate_resume')
      .set({ is_current: true })
      .where('id', '=', chosen.id)
      .execute();
    return true;
  });
}

/** Removes a resume; of those that are left the newest becomes the current one. @returns whether there was one */
export async function removeResume(
  database: Database,
  scope: EmployerScope,
  { accountId, encId, at }: Own & { at: Date },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const mine = await lockResumes(transaction, scope, accountId);
    const gone = mine.find((row) => row.enc_id === encId);
    if (!gone) return false;
    const tables = forEmployer(transaction, scope);
    await tables.deleteFrom('candidate_resume').where('id', '=', gone.id).execute();
    const [newest] = mine.filter((row) => row !== gone);
    if (gone.is_current && newest)
      await tables
        .updateTable('candidate_resume')
        .set({ is_current: true })
        .where('id', '=', newest.id)
        .execute();
    const detail = { resume: gone.id };
    await logAction(transaction, scope, { accountId, at, action: 'resume.remove', detail });
    return true;
  });
}

/** Writes what was read in a resume. @returns whether it is still there */
export async function writeReading(
  database: Database,
  scope: EmployerScope,
  { accountId, encId, reading }: Own & { reading: Reading },
): Promise<boolean> {
  const { numUpdatedRows } = await forEmployer(database, scope)
    .updateTable('candidate_resume')
    .set({ reading: JSON.stringify(reading) })
    .where('account_id', '=', accountId)
    .where('enc_id', '=', encId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Reads a resume and keeps others from settling its proposals until the transaction ends. */
export async function lockResume(
  transaction: Database,
  scope: EmployerScope,
  { accountId, encId }: Own,
): Promise<StoredResume | undefined> {
  await lockResumes(transaction, scope, accountId);
  return findResume(transaction, scope, { accountId, encId });
}

export async function writeSettled(
  transaction: Database,
  scope: EmployerScope,
  { id, settled }: { id: number; settled: Settled },
): Promise<void> {
  await forEmployer(transaction, scope)
    .updateTable('candidate_resume')
    .set({ settled: JSON.stringify(settled) })
    .where('id', '=', id)
    .execute();
}

/** The newest first; other writers of the candidate's resumes and profile wait until the transaction ends. */
async function lockResumes(transaction: Database, scope: EmployerScope, accountId: number) {
  await lockAccount(transaction, scope, accountId);
  return forEmployer(transaction, scope)
    .selectFrom('candidate_resume')
    .select(['id', 'enc_id', 'sha256', 'is_current'])
    .where('account_id', '=', accountId)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

async function noneCurrent(transaction: Database, scope: EmployerScope, accountId: number): Promise<void> {
  await forEmployer(transaction, scope)
    .updateTable('candidate_resume')
    .set({ is_current: false })
    .where('account_id', '=', accountId)
    .where('is_current', '=', true)
    .execute();
}

function resumes(database: Database, scope: EmployerScope, accountId: number) {
  return forEmployer(database, scope)
    .selectFrom('candidate_resume')
    .select(['id', 'enc_id', 'name', 'is_current', 'uploaded_at', 'reading', 'settled'])
    .where('account_id', '=', accountId);
}

type Row = Awaited<ReturnType<ReturnType<typeof resumes>['execute']>>[number];

function resumeOf(row: Row): StoredResume {
  return {
    id: row.id,
    encId: row.enc_id,
    name: row.name,
    isCurrent: row.is_current,
    uploadedAt: row.uploaded_at,
    reading: row.reading,
    settled: row.settled,
  };
}
