import type { Posting } from '../../contract/posting.ts';
import { upsertRows } from '../database/bulk-write.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { reserveJobIds, saveCounters, type Counters } from '../employers/counters.ts';
import { refreshStatistics } from '../database/planner.ts';
import { UnderWay } from '../database/under-way.ts';
import { cleanHtml } from './clean-beginning.ts';
import { FacetCodes } from './facet-codes.ts';
import { JobWords, type SplitTexts } from './job-words.ts';
import { languageOf } from './language.ts';
import {
  changesIn,
  findKnown,
  inBatches,
  openJobsBut,
  type KnownJob,
  type PostingChange,
} from './posting-changes.ts';
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

/** From here on the planner's picture of the table may be wrong; the embedded database has no autovacuum. */
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
  { onProgress, closeMissing = false, alsoPresent = [], now = new Date() }: TakeOptions = {},
): Promise<TakeResult> {
  return inTransaction(database, async (transaction) => {
    const counters = await reserveJobIds(transaction, scope);
    const facets = await FacetCodes.load(transaction, scope, counters);
    const titleWords = await TitleWords.load(transaction, scope);
    const result: TakeResult = { taken: 0, changed: 0, unchanged: 0, closed: 0 };
    const present = new Set(alsoPresent);

    const jobWords = new JobWords();
    let lookedUp: LookedUp | undefined;
    let drafted: Drafted = { drafts: [], learnt: Promise.resolve() };
    /** The last two portions that were drafted before. */
    let recent: readonly (readonly JobDraft[])[] = [];
    let writing = Promise.resolve();
    const underWay = new UnderWay();
    /** What is new or changed of the portion that was looked up last. */
    const draft = async (): Promise<Drafted> => {
      if (!lookedUp) return { drafts: [], learnt: Promise.resolve() };
      const { batch, read } = lookedUp;
      // it was looked up before these were there
      const newer = [...recent.flat(), ...drafted.drafts].map(({ values }) => values);
      const changes = changesIn(batch, [...(await lookedUp.known), ...newer]);
      countChanges(result, { batch, changes });
      const drafts = changes.map((change) => draftOf(change, { counters, facets, titleWords, jobWords }));
      onProgress?.(read);
      const texts = drafts.map((job) => job.texts);
      return { drafts, learnt: underWay.add(jobWords.learn(transaction, texts)) };
    };
    const write = async ({ drafts, learnt }: Drafted): Promise<void> => {
      await learnt;
      const words = jobWords.columnsOf(drafts.map(({ texts }) => texts));
      await facets.save(transaction, scope);
      await titleWords.save(transaction, scope);
      const arrays = {
        title_words: { type: 'tsvector', values: words.title_words },
        words: { type: 'tsvector', values: words.words },
      };
      const rows = drafts.map(({ values }) => values);
      await upsertRows(transaction, scope, { table: 'job', columns, key: ['source_id'], rows, arrays });
    };
    // Three portions are under way, so that neither the database nor this process waits for the other: one is looked up
    // while the one before it is drafted, and the words of that are asked for while the one before that is written.
    const advance = async (next: LookedUp | undefined): Promise<void> => {
      const after = await draft();
      await writing;
      writing = underWay.add(write(drafted));
      recent = [...recent.slice(-1), drafted.drafts];
      drafted = after;
      lookedUp = next;
    };
    try {
      for await (const { batch, read } of inBatches(postings)) {
        if (closeMissing) for (const sourceId of batch.keys()) present.add(sourceId);
        await advance({ batch, read, known: underWay.add(findKnown(transaction, scope, batch)) });
      }
      await advance(undefined);
      await advance(undefined);
    } finally {
      await underWay.end();
    }
    if (closeMissing) result.closed = await closeAllBut(transaction, scope, { present, now });

    const written = result.taken + result.changed + result.closed;
    await saveCounters(transaction, scope, { ...counters, isChanged: written > 0 });
    if (written >= manyWrites) await refreshStatistics(transaction);
    return result;
  });
}

/** A portion of postings, and what is being found of them in the database. */
type LookedUp = { batch: ReadonlyMap<string, Posting>; read: number; known: Promise<readonly KnownJob[]> };

/** What has to be written of a portion, whose words are being asked for. */
type Drafted = { drafts: readonly JobDraft[]; learnt: Promise<void> };

/** What `takePostings` would count; nothing is written, and nobody waits. */
export async function previewPostings(
  database: Database,
  scope: EmployerScope,
  postings: Iterable<Posting> | AsyncIterable<Posting>,
  { closeMissing = false, alsoPresent = [] }: TakeOptions = {},
): Promise<TakeResult> {
  const result: TakeResult = { taken: 0, changed: 0, unchanged: 0, closed: 0 };
  const present = new Set(alsoPresent);
  for await (const { batch } of inBatches(postings)) {
    for (const sourceId of batch.keys()) present.add(sourceId);
    countChanges(result, { batch, changes: changesIn(batch, await findKnown(database, scope, batch)) });
  }
  if (closeMissing) result.closed = (await openJobsBut(database, scope, present)).length;
  return result;
}

function countChanges(
  result: TakeResult,
  { batch, changes }: { batch: ReadonlyMap<string, Posting>; changes: readonly PostingChange[] },
): void {
  const taken = changes.filter(({ jobId }) => jobId === undefined).length;
  result.taken += taken;
  result.changed += changes.length - taken;
  result.unchanged += batch.size - changes.length;
}

/** What is written of a job, with its type in the database. */
const columns = {
  id: 'integer',
  source_id: 'text',
  content_hash: 'text',
  display_job_id: 'text',
  language: 'text',
  title: 'text',
  department: 'text',
  business_unit: 'text',
  seniority: 'text',
  employment_type: 'text',
  work_location_option: 'text',
  places: 'jsonb',
  skills: 'text[]',
  description: 'text',
  pay: 'jsonb',
  posted_at: 'timestamptz',
  closed_at: 'timestamptz',
  is_private: 'boolean',
  apply_status: 'text',
  apply_url: 'text',
  facets: 'integer[]',
} as const;

type JobValues = Record<keyof typeof columns, unknown> & KnownJob;

/** A job to be written but for its words. */
type JobDraft = {
  values: JobValues;
  texts: SplitTexts | undefined;
};

type Vocabulary = { counters: Counters; facets: FacetCodes; titleWords: TitleWords; jobWords: JobWords };

function draftOf(
  { posting, contentHash, jobId }: PostingChange,
  { counters, facets, titleWords, jobWords }: Vocabulary,
): JobDraft {
  titleWords.add(posting.title);
  const language = languageOf(posting);
  const description = cleanHtml(posting.description);
  const values = {
    id: jobId ?? (counters.lastJobId += 1),
    source_id: posting.sourceId,
    content_hash: contentHash,
    display_job_id: posting.displayJobId,
    language,
    title: posting.title,
    department: posting.department,
    business_unit: posting.businessUnit,
    seniority: posting.seniority,
    employment_type: posting.employmentType,
    work_location_option: posting.workLocationOption,
    places: facets.located(posting.places),
    skills: posting.skills,
    description,
    pay: posting.pay,
    posted_at: posting.postedAt,
    closed_at: posting.closedAt,
    is_private: posting.isPrivate,
    apply_status: posting.applyStatus,
    apply_url: posting.applyUrl,
    facets: facets.codesOf(posting),
  };
  return { values, texts: jobWords.split(posting, { language, description }) };
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
