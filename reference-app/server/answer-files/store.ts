import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { unsentAnswerFiles } from '../../contract/answer-files.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { UploadedFile } from '../files/rules.ts';
import type { FileOwner } from './owner.ts';

/** How long a file waits that no draft has and nobody names. */
export const unnamedFilesKept = 24 * 60 * 60 * 1000;

export type WaitingFile = { encId: string; name: string; size: number; uploadedAt: Date };

/**
 * Keeps a file until an application or a form takes it.
 *
 * @returns undefined when its owner has too many that were not sent
 */
export async function saveAnswerFile(
  database: Database,
  scope: EmployerScope,
  { owner, file, at }: { owner: FileOwner; file: UploadedFile; at: Date },
): Promise<WaitingFile | undefined> {
  const tables = forEmployer(database, scope);
  const { accountId, visitorHash } = owner;
  const own =
    accountId === undefined
      ? { account_id: null, visitor_hash: visitorHash ?? null }
      : { account_id: accountId, visitor_hash: null };
  const waiting = await tables
    .selectFrom('answer_file')
    .select(({ fn }) => [fn.countAll<string>().as('files'), fn.sum<string | null>('size').as('bytes')])
    .where('account_id', 'is not distinct from', own.account_id)
    .where('visitor_hash', 'is not distinct from', own.visitor_hash)
    .where('handed_in_at', 'is', null)
    .executeTakeFirstOrThrow();
  const isFull =
    Number(waiting.files) >= unsentAnswerFiles.files ||
    Number(waiting.bytes) + file.bytes.length > unsentAnswerFiles.bytes;
  if (isFull) return undefined;
  const { name, bytes } = file;
  const encId = randomBytes(12).toString('base64url');
  const size = bytes.length;
  await tables
    .insertInto('answer_file')
    .values({ ...own, enc_id: encId, name, size, bytes, uploaded_at: at, named_at: at })
    .execute();
  return { encId, name, size, uploadedAt: at };
}

/**
 * Of some files those that are the owner's own, by their ids. They wait for another day from now on; what was a visitor's is
 * the account's from now on.
 */
export async function claimAnswerFiles(
  database: Database,
  scope: EmployerScope,
  { owner, ids, at }: { owner: FileOwner; ids: readonly string[]; at: Date },
): Promise<ReadonlyMap<string, WaitingFile>> {
  if (ids.length === 0) return new Map();
  const { accountId, visitorHash } = owner;
  const rows = await forEmployer(database, scope)
    .updateTable('answer_file')
    .set({ named_at: at, ...(accountId !== undefined && { account_id: accountId, visitor_hash: null }) })
    .where('enc_id', 'in', ids)
    .where(({ eb, or, and }) =>
      or([
        ...(accountId === undefined ? [] : [eb('account_id', '=', accountId)]),
        ...(visitorHash === undefined
          ? []
          : [and([eb('account_id', 'is', null), eb('visitor_hash', '=', visitorHash)])]),
      ]),
    )
    .returning(['enc_id as encId', 'name', 'size', 'uploaded_at as uploadedAt'])
    .execute();
  return new Map(rows.map((row) => [row.encId, row]));
}

/**
 * Puts copies of files beside an application that is being sent, whatever becomes of those that wait.
 *
 * @returns their numbers by their ids
 */
export async function copyAnswerFiles(
  transaction: Database,
  scope: EmployerScope,
  { applicantId, ids }: { applicantId: number; ids: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const tables = forEmployer(transaction, scope);
  const copies = new Map<string, number>();
  for (const encId of ids) {
    const { id } = await tables
      .insertInto('application_file')
      .values(({ selectFrom }) => ({
        applicant_id: applicantId,
        enc_id: encId,
        name: selectFrom('answer_file').select('name').where('enc_id', '=', encId),
        // from table to table: the server need not hold them
        bytes: selectFrom('answer_file').select('bytes').where('enc_id', '=', encId),
      }))
      .returning('id')
      .executeTakeFirstOrThrow();
    copies.set(encId, id);
  }
  return copies;
}

/** Says of files that they were handed in with a form: they stay as long as its answers do. */
export async function keepWithForm(
  transaction: Database,
  scope: EmployerScope,
  { accountId, ids, at }: { accountId: number; ids: readonly string[]; at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await forEmployer(transaction, scope)
    .updateTable('answer_file')
    .set({ handed_in_at: at })
    .where('account_id', '=', accountId)
    .where('enc_id', 'in', ids)
    .execute();
}

/** A file of a candidate's; undefined when there is none of theirs with this id. */
export async function findCandidateFile(
  database: Database,
  scope: EmployerScope,
  { accountId, encId }: { accountId: number; encId: string },
): Promise<UploadedFile | undefined> {
  return forEmployer(database, scope)
    .selectFrom('answer_file')
    .select(['name', 'bytes'])
    .where('account_id', '=', accountId)
    .where('enc_id', '=', encId)
    .executeTakeFirst();
}

/** Drops what was not handed in, nobody has named since then and no draft has. */
export async function dropUnnamedFiles(
  database: Database,
  scope: EmployerScope,
  before: Date,
): Promise<void> {
  await forEmployer(database, scope)
    .deleteFrom('answer_file')
    .where('named_at', '<=', before)
    .where('handed_in_at', 'is', null)
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(
            selectFrom('draft_application')
              .select('draft_application.id')
              .whereRef('draft_application.account_id', '=', 'answer_file.account_id')
              .where(sql<boolean>`position(answer_file.enc_id in draft_application.content::text) > 0`),
          ),
          exists(
            selectFrom('candidate_form')
              .select('candidate_form.id')
              .whereRef('candidate_form.account_id', '=', 'answer_file.account_id')
              .where(sql<boolean>`position(answer_file.enc_id in candidate_form.answers::text) > 0`),
          ),
          exists(
            selectFrom('bootstrapping_answer')
              .select('bootstrapping_answer.account_id')
              .whereRef('bootstrapping_answer.account_id', '=', 'answer_file.account_id')
              .where(sql<boolean>`position(answer_file.enc_id in bootstrapping_answer.answers::text) > 0`),
          ),
        ]),
      ),
    )
    .execute();
}
