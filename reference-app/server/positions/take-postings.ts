import { sanitizeHtml } from '@portico/components/sanitize-html';
import type { Posting } from '../../contract/posting.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { reserveJobIds, saveCounters, type Counters } from '../employers/counters.ts';
import { refreshStatistics } from '../database/planner.ts';
import { FacetCodes } from './facet-codes.ts';
import { languageOf } from './language.ts';
import { contentHashOf } from './rules.ts';
import { TitleWords } from './title-words.ts';

export type TakeOptions = {
  /** Told after each batch how many postings were read so far. */
  onProgress?: (read: number) => void;
  /** Close open jobs that the postings do not mention: only for a feed that is complete. */
  closeMissing?: boolean;
  /** Source ids that `closeMissing` leaves open although no posting came for them (refused rows). */
  alsoPresent?: Iterable<string>;
  now?: Date;
};

export type TakeResult = {
  /** Jobs that were not there before. */
  taken: number;
  changed: number;
  unchanged: number;
  /** By `closeMissing`. */
  closed: number;
};

const batchSize = 250;
/** From here on the planner's picture of the table may be wrong; the embedded database has no autovacuum. */
const manyWrites = 200;

/**
 * Writes an employer's jobs, all or nothing. A posting is known by its `sourceId`; one that has not changed is not
 * written, so taking the same feed twice changes nothing. Of two postings with one `sourceId` the later counts.
 */
export async function takePostings(
  database: Database,
  scope: EmployerScope,
  postings: Iterable<Posting> | AsyncIterable<Posting>,
  { onProgress, closeMissing = false, alsoPresent = [], now = new Date() }: TakeOptions = {},
): Promise<TakeResult> {
  return inTransaction(database, async (transaction) => {
    const counters = await reserveJobIds(transaction, scope);
    const facets = await FacetCodes.load(transaction, scope, counters);
    const words = await TitleWords.load(transaction, scope);
    const result: TakeResult = { taken: 0, changed: 0, unchanged: 0, closed: 0 };
    const present = new Set(alsoPresent);
    let read = 0;

    const take = async (batch: ReadonlyMap<string, Posting>) => {
      await takeBatch({ transaction, scope, batch, counters, facets, words, result });
      onProgress?.(read);
    };
    let batch = new Map<string, Posting>();
    for await (const posting of postings) {
      read += 1;
      if (closeMissing) present.add(posting.sourceId);
      batch.set(posting.sourceId, posting);
      if (batch.size < batchSize) continue;
      await take(batch);
      batch = new Map();
    }
    if (batch.size > 0) await take(batch);
    if (closeMissing) result.closed = await closeAllBut(transaction, scope, { present, now });

    const written = result.taken + result.changed + result.closed;
    await saveCounters(transaction, scope, { ...counters, isChanged: written > 0 });
    if (written >= manyWrites) await refreshStatistics(transaction);
    return result;
  });
}

async function takeBatch(options: {
  transaction: Database;
  scope: EmployerScope;
  batch: ReadonlyMap<string, Posting>;
  counters: Counters;
  facets: FacetCodes;
  words: TitleWords;
  result: TakeResult;
}): Promise<void> {
  const { transaction, scope, batch, counters, facets, words, result } = options;
  const tables = forEmployer(transaction, scope);
  const known = new Map(
    (
      await tables
        .selectFrom('job')
        .select(['id', 'source_id', 'content_hash', 'closed_at'])
        .where('source_id', 'in', [...batch.keys()])
        .execute()
    ).map((row) => [row.source_id, row]),
  );

  const rows = [];
  for (const posting of batch.values()) {
    const before = known.get(posting.sourceId);
    const content_hash = contentHashOf(posting);
    // `closeMissing` closes without touching the hash: a job that comes back is open again.
    if (
      before?.content_hash === content_hash &&
      (before.closed_at === null) === (posting.closedAt === null)
    ) {
      result.unchanged += 1;
      continue;
    }
    words.add(posting.title);
    if (before) result.changed += 1;
    else result.taken += 1;
    rows.push({
      id: before?.id ?? (counters.lastJobId += 1),
      source_id: posting.sourceId,
      content_hash,
      display_job_id: posting.displayJobId,
      language: languageOf(posting),
      title: posting.title,
      department: posting.department,
      business_unit: posting.businessUnit,
      seniority: posting.seniority,
      employment_type: posting.employmentType,
      work_location_option: posting.workLocationOption,
      places: JSON.stringify(posting.places),
      skills: posting.skills,
      description: sanitizeHtml(posting.description),
      pay: JSON.stringify(posting.pay),
      posted_at: posting.postedAt,
      closed_at: posting.closedAt,
      is_private: posting.isPrivate,
      apply_status: posting.applyStatus,
      apply_url: posting.applyUrl,
      facets: facets.codesOf(posting),
    });
  }
  await facets.save(transaction, scope);
  await words.save(transaction, scope);
  if (rows.length === 0) return;
  await tables
    .insertInto('job')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['source_id']).doUpdateSet(({ ref }) => ({
        content_hash: ref('excluded.content_hash'),
        display_job_id: ref('excluded.display_job_id'),
        language: ref('excluded.language'),
        title: ref('excluded.title'),
        department: ref('excluded.department'),
        business_unit: ref('excluded.business_unit'),
        seniority: ref('excluded.seniority'),
        employment_type: ref('excluded.employment_type'),
        work_location_option: ref('excluded.work_location_option'),
        places: ref('excluded.places'),
        skills: ref('excluded.skills'),
        description: ref('excluded.description'),
        pay: ref('excluded.pay'),
        posted_at: ref('excluded.posted_at'),
        closed_at: ref('excluded.closed_at'),
        is_private: ref('excluded.is_private'),
        apply_status: ref('excluded.apply_status'),
        apply_url: ref('excluded.apply_url'),
        facets: ref('excluded.facets'),
      })),
    )
    .execute();
}

async function closeAllBut(
  transaction: Database,
  scope: EmployerScope,
  { present, now }: { present: ReadonlySet<string>; now: Date },
): Promise<number> {
  const tables = forEmployer(transaction, scope);
  const open = await tables
    .selectFrom('job')
    .select(['id', 'source_id'])
    .where('closed_at', 'is', null)
    .execute();
  const gone = open.filter((job) => !present.has(job.source_id)).map((job) => job.id);
  for (let start = 0; start < gone.length; start += 1000)
    await tables
      .updateTable('job')
      .set({ closed_at: now })
      .where('id', 'in', gone.slice(start, start + 1000))
      .execute();
  return gone.length;
}
