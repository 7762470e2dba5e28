import { sql } from 'kysely';
import type { Posting } from '../../contract/posting.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { contentHashOf } from './rules.ts';

/** A posting that is not in the database as it came. */
export type PostingChange = {
  posting: Posting;
  contentHash: string;
  /** The job that it changes; undefined for a new one. */
  before: KnownJob | undefined;
};

const batchSize = 500;

/** The postings in portions; of two with one `sourceId` in a portion the later counts. */
export async function* inBatches(
  postings: Iterable<Posting> | AsyncIterable<Posting>,
): AsyncGenerator<{ batch: ReadonlyMap<string, Posting>; read: number }> {
  let batch = new Map<string, Posting>();
  let read = 0;
  for await (const posting of postings) {
    read += 1;
    batch.set(posting.sourceId, posting);
    if (batch.size < batchSize) continue;
    yield { batch, read };
    batch = new Map();
  }
  if (batch.size > 0) yield { batch, read };
}

/** What is compared of a job. */
export type KnownJob = { id: number; source_id: string; content_hash: string; closed_at: Date | null };

/** What is in the database of these postings. */
export async function findKnown(
  database: Database,
  scope: EmployerScope,
  batch: ReadonlyMap<string, Posting>,
): Promise<KnownJob[]> {
  return forEmployer(database, scope)
    .selectFrom('job')
    .select(['id', 'source_id', 'content_hash', 'closed_at'])
    .where('source_id', '=', sql<string>`any(${[...batch.keys()]}::text[])`)
    .execute();
}

/** Which postings are new, and which have changed. @param known of two with one `source_id` the later counts */
export function changesIn(batch: ReadonlyMap<string, Posting>, known: Iterable<KnownJob>): PostingChange[] {
  const bySource = new Map<string, KnownJob>();
  for (const job of known) bySource.set(job.source_id, job);
  return [...batch.values()].flatMap((posting) => {
    const before = bySource.get(posting.sourceId);
    const contentHash = contentHashOf(posting);
    const change = { posting, contentHash, before };
    return before && isSame(before, change) ? [] : [change];
  });
}

/** A job that was closed for being absent keeps its hash: one that comes back is open again. */
export const isSame = (job: KnownJob, { posting, contentHash }: Omit<PostingChange, 'before'>): boolean =>
  job.content_hash === contentHash && (job.closed_at === null) === (posting.closedAt === null);

/** The open jobs whose source ids are not among `present`. */
export async function openJobsBut(
  transaction: Database,
  scope: EmployerScope,
  present: ReadonlySet<string>,
): Promise<number[]> {
  const open = await forEmployer(transaction, scope)
    .selectFrom('job')
    .select(['id', 'source_id'])
    .where('closed_at', 'is', null)
    .execute();
  return open.flatMap((job) => (present.has(job.source_id) ? [] : [job.id]));
}
