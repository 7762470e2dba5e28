import { sanitizeHtml } from '@portico/core/html';
import type { Posting } from '../../contract/posting.ts';
import { upsertRows } from '../database/bulk-write.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { reserveJobIds, saveCounters, type Counters } from '../employers/counters.ts';
import { refreshStatistics } from '../database/planner.ts';
import { FacetCodes } from './facet-codes.ts';
import { loadLanguages, type LanguageOf } from './language.ts';
import {
  changesIn,
  findKnown,
  inBatches,
  isSame,
  openJobsBut,
  type KnownJob,
  type PostingChange,
} from './posting-changes.ts';
import { TitleWords } from './title-words.ts';
import { setImmediate } from 'node:timers/promises';

const atOnce = 20;

/**
 * Does something for each of many, and lets the event loop do what waits for it every few: requests of a server, and answers
 * of the database, which stands still until it is given its next statement.
 */
async function eachYielding<One>(many: Iterable<One>, work: (one: One) => void): Promise<void> {
  let done = 0;
  for (const one of many) {
    work(one);
    done += 1;
    if (done % atOnce === 0) await setImmediate();
  }
}

export type TakeOptions = {
  /** Told after each batch how many postings were read so far. */
  onProgress?: (read: number) => void;
  /**
   * Asked when all postings were read, of which a feed may be known to hold all only then. Open jobs for which none came are
   * closed, but for these source ids; undefined closes none.
   */
  closeAbsentBut?: () => Iterable<string> | undefined;
  /** Of all postings, as a text search configuration of PostgreSQL; detected from each one's text when absent. */
  language?: string;
  now?: Date;
};

export type TakeResult = {
  /** Jobs that were not there before. */
  taken: number;
  changed: number;
  unchanged: number;
  /** By `closeAbsentBut`. */
  closed: number;
};

/** From here on the planner's picture of the table may be wrong until PostgreSQL looks again, minutes later. */
const manyWrites = 200;

/**
 * Writes an employer's jobs, all or nothing; whoever else writes them meanwhile waits. A posting is known by its
 * `sourceId`; one that has not changed is not written, so taking the same feed twice changes nothing. Of two postings
 * with one `sourceId` the later counts.
 */
export async function takePostings(
  database: Database,
  scope: EmployerScope,
  postings: Iterable<Posting> | AsyncIterable<Posting>,
  { onProgress, closeAbsentBut, language, now = new Date() }: TakeOptions = {},
): Promise<TakeResult> {
  // before anybody waits for the transaction
  const languageOf = language === undefined ? await loadLanguages() : () => language;
  return inTransaction(database, async (transaction) => {
    const counters = await reserveJobIds(transaction, scope);
    const facets = await FacetCodes.load(transaction, scope, counters);
    const titleWords = await TitleWords.load(transaction, scope);
    const outcomes = new Outcomes();
    for await (const { batch, read } of inBatches(postings)) {
      const changes = changesIn(batch, await findKnown(transaction, scope, batch));
      outcomes.add(batch, changes);
      const rows: JobValues[] = [];
      await eachYielding(changes, (change) => {
        rows.push(valuesOf(change, { counters, facets, titleWords, languageOf }));
      });
      await facets.save(transaction, scope);
      await titleWords.save(transaction, scope);
      await upsertRows(transaction, scope, { table: 'job', columns, key: ['source_id'], rows });
      onProgress?.(read);
    }
    const keptOpen = closeAbsentBut?.();
    const closed = keptOpen
      ? await closeAllBut(transaction, scope, { present: outcomes.present(keptOpen), now })
      : 0;
    const result = { ...outcomes.count(), closed };

    const written = result.taken + result.changed + closed;
    await saveCounters(transaction, scope, { ...counters, isChanged: written > 0 });
    if (written >= manyWrites) await refreshStatistics(transaction);
    return result;
  });
}

/** What `takePostings` would count; nothing is written, and nobody waits. */
export async function previewPostings(
  database: Database,
  scope: EmployerScope,
  postings: Iterable<Posting> | AsyncIterable<Posting>,
  { closeAbsentBut }: Pick<TakeOptions, 'closeAbsentBut'> = {},
): Promise<TakeResult> {
  const outcomes = new Outcomes();
  /** What would have been written so far. */
  const written = new Map<string, KnownJob>();
  for await (const { batch } of inBatches(postings)) {
    const newer = [...batch.keys()].flatMap((sourceId) => written.get(sourceId) ?? []);
    const changes = changesIn(batch, [...(await findKnown(database, scope, batch)), ...newer]);
    outcomes.add(batch, changes);
    for (const { posting, contentHash, before } of changes)
      written.set(posting.sourceId, {
        id: before?.id ?? 0,
        source_id: posting.sourceId,
        content_hash: contentHash,
        closed_at: posting.closedAt,
      });
  }
  const keptOpen = closeAbsentBut?.();
  const closed = keptOpen ? (await openJobsBut(database, scope, outcomes.present(keptOpen))).length : 0;
  return { ...outcomes.count(), closed };
}

/** What became of each job that came. */
class Outcomes {
  readonly #outcomes = new Map<string, 'taken' | 'changed' | 'unchanged'>();
  /** Jobs that have changed, as they were before the first time. */
  readonly #before = new Map<string, KnownJob>();

  add(batch: ReadonlyMap<string, Posting>, changes: readonly PostingChange[]): void {
    for (const sourceId of batch.keys())
      if (!this.#outcomes.has(sourceId)) this.#outcomes.set(sourceId, 'unchanged');
    for (const change of changes) {
      const { sourceId } = change.posting;
      // one that came before is changed by itself: it stays a new one
      if (this.#outcomes.get(sourceId) === 'taken') continue;
      const before = this.#before.get(sourceId) ?? change.before;
      if (before) this.#before.set(sourceId, before);
      const outcome = !before ? 'taken' : isSame(before, change) ? 'unchanged' : 'changed';
      this.#outcomes.set(sourceId, outcome);
    }
  }

  count(): Record<'taken' | 'changed' | 'unchanged', number> {
    const counts = { taken: 0, changed: 0, unchanged: 0 };
    for (const outcome of this.#outcomes.values()) counts[outcome] += 1;
    return counts;
  }

  /** The source ids that came, and others. */
  present(others: Iterable<string>): ReadonlySet<string> {
    return new Set([...this.#outcomes.keys(), ...others]);
  }
}

/** What is written of a job, with its type in the database. */
const columns = {
  id: 'integer',
  source_id: 'text',
  content_hash: 'text',
  display_job_id: 'text',
  language: 'text',
  title: 'text',
  description: 'text',
  department: 'text',
  business_unit: 'text',
  seniority: 'text',
  employment_type: 'text',
  work_location_option: 'text',
  places: 'jsonb',
  skills: 'text[]',
  pay: 'jsonb',
  posted_at: 'timestamptz',
  closed_at: 'timestamptz',
  is_private: 'boolean',
  apply_status: 'text',
  apply_url: 'text',
  facets: 'integer[]',
} as const;

type JobValues = Record<keyof typeof columns, unknown> & KnownJob;

type Vocabulary = {
  counters: Counters;
  facets: FacetCodes;
  titleWords: TitleWords;
  languageOf: LanguageOf;
};

function valuesOf(
  { posting, contentHash, before }: PostingChange,
  { counters, facets, titleWords, languageOf }: Vocabulary,
): JobValues {
  titleWords.add(posting.title);
  return {
    id: before?.id ?? (counters.lastJobId += 1),
    source_id: posting.sourceId,
    content_hash: contentHash,
    display_job_id: posting.displayJobId,
    language: languageOf(posting),
    title: posting.title,
    description: sanitizeHtml(posting.description),
    department: posting.department,
    business_unit: posting.businessUnit,
    seniority: posting.seniority,
    employment_type: posting.employmentType,
    work_location_option: posting.workLocationOption,
    places: facets.located(posting.places),
    skills: posting.skills,
    pay: posting.pay,
    posted_at: posting.postedAt,
    closed_at: posting.closedAt,
    is_private: posting.isPrivate,
    apply_status: posting.applyStatus,
    apply_url: posting.applyUrl,
    facets: facets.codesOf(posting),
  };
}

async function closeAllBut(
  transaction: Database,
  scope: EmployerScope,
  { present, now }: { present: ReadonlySet<string>; now: Date },
): Promise<number> {
  const gone = await openJobsBut(transaction, scope, present);
  for (let start = 0; start < gone.length; start += 1000)
    await forEmployer(transaction, scope)
      .updateTable('job')
      .set({ closed_at: now })
      .where('id', 'in', gone.slice(start, start + 1000))
      .execute();
  return gone.length;
}
