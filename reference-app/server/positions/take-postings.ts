import type { Posting } from '../../contract/posting.ts';
import { upsertRows } from '../database/bulk-write.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { reserveJobIds, saveCounters, type Counters } from '../employers/counters.ts';
import { refreshStatistics } from '../database/planner.ts';
import { textArray } from '../database/binary-arrays.ts';
import { UnderWay } from '../database/under-way.ts';
import { cleanHtml } from './clean-beginning.ts';
import { FacetCodes } from './facet-codes.ts';
import { eachYielding } from './each-yielding.ts';
import { JobWords, type SplitTexts, type WordColumns } from './words/job-words.ts';
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

export type TakeOptions = {
  /** Told after each batch how many postings were read so far. */
  onProgress?: (read: number) => void;
  /**
   * Asked when all postings were read, of which a feed may be known to hold all only then. Open jobs for which none came are
   * closed, but for these source ids; undefined closes none.
   */
  closeAbsentBut?: () => Iterable<string> | undefined;
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

/**
 * Portions that are under way at a time, each looked up, drafted and written after the one before it: neither the database
 * nor this process waits for the other, even while the database sorts what it has put aside for its text index.
 */
const portionsAhead = 6;

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
  { onProgress, closeAbsentBut, now = new Date() }: TakeOptions = {},
): Promise<TakeResult> {
  return inTransaction(database, async (transaction) => {
    const counters = await reserveJobIds(transaction, scope);
    const facets = await FacetCodes.load(transaction, scope, counters);
    const titleWords = await TitleWords.load(transaction, scope);
    const outcomes = new Outcomes();
    const jobWords = new JobWords();
    const underWay = new UnderWay();
    /** What was drafted of the last portions: they may have been looked up before these were there. */
    let recent: readonly (readonly JobDraft[])[] = [];
    let drafting: Promise<unknown> = Promise.resolve();
    let writing: Promise<unknown> = Promise.resolve();
    /** What is new or changed of a portion. */
    const draft = async ({ batch, read, known }: LookedUp): Promise<Drafted> => {
      const newer = recent.flat().map(({ values }) => values);
      const changes = changesIn(batch, [...(await known), ...newer]);
      outcomes.add(batch, changes);
      const drafts: JobDraft[] = [];
      await eachYielding(changes, (change) => {
        drafts.push(draftOf(change, { counters, facets, titleWords, jobWords }));
      });
      recent = [...recent.slice(1 - portionsAhead), drafts];
      onProgress?.(read);
      return { drafts, learnt: underWay.add(jobWords.learn(transaction)) };
    };
    const prepare = async ({ drafts, learnt }: Drafted): Promise<Prepared> => {
      await learnt;
      const words = await jobWords.columnsOf(drafts.map(({ texts }) => texts));
      const arrays = {
        description: { type: 'text', values: textArray(drafts.map(({ description }) => description)) },
        title_words: { type: 'tsvector', values: words.title_words },
        words: { type: 'tsvector', values: words.words },
      };
      return { rows: drafts.map(({ values }) => values), arrays };
    };
    const write = async (prepared: Prepared): Promise<void> => {
      await facets.save(transaction, scope);
      await titleWords.save(transaction, scope);
      await upsertRows(transaction, scope, { table: 'job', columns, key: ['source_id'], ...prepared });
    };
    try {
      const portions: Promise<unknown>[] = [];
      for await (const { batch, read } of inBatches(postings)) {
        if (portions.length === portionsAhead) await portions.shift();
        const known = underWay.add(findKnown(transaction, scope, batch));
        const drafted = underWay.add(drafting.then(() => draft({ batch, read, known })));
        drafting = drafted;
        const prepared = underWay.add(drafted.then(prepare));
        writing = underWay.add(Promise.all([prepared, writing]).then(([portion]) => write(portion)));
        portions.push(writing);
      }
      await writing;
    } finally {
      await underWay.end();
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

/** A portion of postings, and what is being found of them in the database. */
type LookedUp = { batch: ReadonlyMap<string, Posting>; read: number; known: Promise<readonly KnownJob[]> };

/** What has to be written of a portion, whose words are being asked for. */
type Drafted = { drafts: readonly JobDraft[]; learnt: Promise<void> };

type Prepared = {
  rows: readonly JobValues[];
  arrays: Record<keyof WordColumns | 'description', { type: string; values: Buffer }>;
};

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

/** What is written of a job beside its description and words, with its type in the database. */
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
  description: string;
  texts: SplitTexts | undefined;
};

type Vocabulary = { counters: Counters; facets: FacetCodes; titleWords: TitleWords; jobWords: JobWords };

function draftOf(
  { posting, contentHash, before }: PostingChange,
  { counters, facets, titleWords, jobWords }: Vocabulary,
): JobDraft {
  titleWords.add(posting.title);
  const description = cleanHtml(posting.description);
  const { language, texts } = jobWords.split({ ...posting, description });
  const values = {
    id: before?.id ?? (counters.lastJobId += 1),
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
    pay: posting.pay,
    posted_at: posting.postedAt,
    closed_at: posting.closedAt,
    is_private: posting.isPrivate,
    apply_status: posting.applyStatus,
    apply_url: posting.applyUrl,
    facets: facets.codesOf(posting),
  };
  return { values, description, texts };
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
