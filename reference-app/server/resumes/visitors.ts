import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { UploadedFile } from '../files/rules.ts';

const day = 24 * 60 * 60 * 1000;

/** Keeps a visitor's resume in place of the one before, and forgets those of more than a day ago. */
export async function saveVisitorResume(
  database: Database,
  scope: EmployerScope,
  { visitorHash, file, at }: { visitorHash: string; file: UploadedFile; at: Date },
): Promise<void> {
  const kept = { name: file.name, bytes: file.bytes, uploaded_at: at };
  await inTransaction(database, async (transaction) => {
    const tables = forEmployer(transaction, scope);
    await tables
      .deleteFrom('visitor_resume')
      .where('uploaded_at', '<', new Date(at.getTime() - day))
      .execute();
    await tables
      .insertInto('visitor_resume')
      .values({ visitor_hash: visitorHash, ...kept })
      .onConflict((conflict) => conflict.columns(['visitor_hash']).doUpdateSet(kept))
      .execute();
  });
}

export async function findVisitorResume(
  database: Database,
  scope: EmployerScope,
  visitorHash: string,
): Promise<UploadedFile | undefined> {
  return forEmployer(database, scope)
    .selectFrom('visitor_resume')
    .select(['name', 'bytes'])
    .where('visitor_hash', '=', visitorHash)
    .executeTakeFirst();
}
