import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { UploadedFile } from '../files/rules.ts';

/** How long a visitor's resume can be used; what is older is swept away every hour. */
export const visitorResumeKept = 24 * 60 * 60 * 1000;

/** Keeps a visitor's resume in place of the one before. */
export async function saveVisitorResume(
  database: Database,
  scope: EmployerScope,
  { visitorHash, file, at }: { visitorHash: string; file: UploadedFile; at: Date },
): Promise<void> {
  const kept = { name: file.name, bytes: file.bytes, uploaded_at: at };
  await forEmployer(database, scope)
    .insertInto('visitor_resume')
    .values({ visitor_hash: visitorHash, ...kept })
    .onConflict((conflict) => conflict.columns(['visitor_hash']).doUpdateSet(kept))
    .execute();
}

/** @param asked.at now */
export async function findVisitorResume(
  database: Database,
  scope: EmployerScope,
  asked: { visitorHash: string; at: Date },
): Promise<UploadedFile | undefined> {
  return forEmployer(database, scope)
    .selectFrom('visitor_resume')
    .select(['name', 'bytes'])
    .where('visitor_hash', '=', asked.visitorHash)
    .where('uploaded_at', '>', new Date(asked.at.getTime() - visitorResumeKept))
    .executeTakeFirst();
}

export async function dropVisitorResumesBefore(
  database: Database,
  scope: EmployerScope,
  before: Date,
): Promise<void> {
  await forEmployer(database, scope)
    .deleteFrom('visitor_resume')
    .where('uploaded_at', '<=', before)
    .execute();
}
