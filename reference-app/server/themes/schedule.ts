import { randomUUID } from 'node:crypto';
import { failingPairs, parseTheme, unwaivedPairs } from '@portico/tokens';
import { z } from 'zod';
import type { ScheduleFailure } from '../../contract/theme-publishing.ts';
import type { ThemeDocument, ThemeRight } from '../../contract/themes.ts';
import { logAction } from '../audit/store.ts';
import type { Background, Work } from '../background/queue.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { Base } from '../http/if-match.ts';
import { mergeDocuments } from './carried-draft.ts';
import { failSchedule } from './failed-schedule.ts';
import { findVersion } from './history.ts';
import { standingRights } from './rights.ts';
import { lockedSections } from './locked-refusal.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { storedDocument } from './stored-document.ts';
import {
  lockDraft,
  lockedBetween,
  publishedTheme,
  publishVersion,
  type Author,
  type Draft,
  type Locked,
  type Stale,
} from './store.ts';
import { validateTheme } from './validate-theme.ts';

const scheduled = z.object({ id: z.string() });

/** Publishing a theme when its time has come. */
export const publishThemeWork: Work<z.infer<typeof scheduled>> = { name: 'theme.publish', data: scheduled };

/** Whose account has gone may do nothing. */
const nothing: ReadonlySet<ThemeRight> = new Set();

export type Schedule = {
  publishAt: Date;
  draftRevision: number;
  note: string;
  by: string | null;
  /** Why it was not published at its time; null = it still waits. */
  failure: ScheduleFailure | null;
};

export async function findSchedule(database: Database, scope: EmployerScope): Promise<Schedule | undefined> {
  const row = await forEmployer(database, scope)
    .selectFrom('theme_schedule')
    .leftJoin('account', 'account.id', 'theme_schedule.scheduled_by')
    .select([
      'theme_schedule.publish_at',
      'theme_schedule.draft_revision',
      'theme_schedule.note',
      'theme_schedule.failure',
      'account.first_name',
      'account.last_name',
    ])
    .executeTakeFirst();
  return (
    row && {
      publishAt: row.publish_at,
      draftRevision: row.draft_revision,
      note: row.note,
      by: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim(),
      failure: row.failure,
    }
  );
}

/**
 * Keeps the draft as it is for a time to come, in place of what was scheduled before.
 *
 * @returns undefined when there is no draft
 */
export async function scheduleDraft(
  { database, background }: { database: Database; background: Pick<Background, 'send'> },
  scope: EmployerScope,
  options: { base: Base; publishAt: Date; note: string; author: Author; opensLocks: boolean },
): Promise<'scheduled' | Stale | Locked | undefined> {
  const { base, publishAt, note, author, opensLocks } = options;
  return inTransaction(database, async (transaction) => {
    const current = await lockDraft(transaction, scope, author);
    if (base !== '*' && current.revision !== base) return { stale: true, theirs: current };
    if (current.document === null) return undefined;
    const published = await publishedTheme(transaction, scope);
    const locked = await lockedBetween(transaction, scope, {
      before: published?.document ?? null,
      after: current.document,
      opensLocks,
    });
    if (locked) return locked;
    refuseUnreadable(current.document);
    const row = {
      id: randomUUID(),
      publish_at: publishAt,
      document: JSON.stringify(current.document),
      draft_revision: current.revision,
      note,
      scheduled_at: author.at,
      scheduled_by: author.accountId,
      published_version: published?.version ?? 0,
      failed_at: null,
      failure: null,
    };
    await forEmployer(transaction, scope)
      .insertInto('theme_schedule')
      .values(row)
      .onConflict((conflict) => conflict.columns([]).doUpdateSet(row))
      .execute();
    await background.send(transaction, scope, publishThemeWork, { id: row.id }, { after: publishAt });
    await logAction(transaction, scope, {
      ...author,
      action: 'theme.schedule',
      detail: { draftRevision: current.revision, publishAt: publishAt.toISOString() },
    });
    return 'scheduled';
  });
}

export async function cancelSchedule(
  database: Database,
  scope: EmployerScope,
  author: Author,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lockDraft(transaction, scope, author);
    const { numDeletedRows } = await forEmployer(transaction, scope)
      .deleteFrom('theme_schedule')
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n)
      await logAction(transaction, scope, { ...author, action: 'theme.schedule.cancel', detail: {} });
  });
}

/**
 * Publishes what was scheduled under this id, on top of what was published since; cancelled, replaced or done already, it
 * does nothing. Whoever scheduled it must still be free to publish it; otherwise it stays, and says why it was not done.
 */
export async function publishScheduled(
  database: Database,
  scope: EmployerScope,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const nobody = { accountId: null, at };
    const current = await lockDraft(transaction, scope, nobody);
    const tables = forEmployer(transaction, scope);
    const row = await tables
      .selectFrom('theme_schedule')
      .selectAll()
      .where('id', '=', id)
      .where('failed_at', 'is', null)
      .executeTakeFirst();
    if (!row) return;
    const author = { accountId: row.scheduled_by, at };
    const plan = storedDocument(row.document);
    const attempt = await attemptOf(transaction, scope, {
      plan,
      scheduledBy: row.scheduled_by,
      madeOn: row.published_version,
    });
    if ('reason' in attempt) {
      await failSchedule(transaction, scope, { failed: row, failure: attempt, author: nobody });
      return;
    }
    await tables.deleteFrom('theme_schedule').where('id', '=', id).execute();
    const published = await publishVersion(transaction, scope, {
      current,
      document: attempt.document,
      // a draft that was begun later has nothing to do with what was scheduled
      from: isOfDraft(row, current) ? plan : attempt.published,
      note: row.note,
      author,
    });
    await logAction(transaction, scope, {
      ...author,
      action: 'theme.publish',
      detail: {
        version: published.version,
        draftRevision: row.draft_revision,
        note: row.note,
        isScheduled: true,
      },
    });
  });
}

/** Whether the draft has come of the state that was scheduled. */
function isOfDraft({ draft_revision: revision }: { draft_revision: number }, { begun }: Draft): boolean {
  return begun <= revision;
}

/** What would be published now, or why it cannot be. */
async function attemptOf(
  transaction: Database,
  scope: EmployerScope,
  options: { plan: ThemeDocument; scheduledBy: number | null; madeOn: number | null },
): Promise<{ document: ThemeDocument; published: ThemeDocument | null } | ScheduleFailure> {
  const { plan, scheduledBy, madeOn } = options;
  const rights = scheduledBy === null ? nothing : await standingRights(transaction, scope, scheduledBy);
  if (!rights.has('publish')) return { reason: 'rights' };
  const now = await publishedTheme(transaction, scope);
  const published = now?.document ?? null;
  const document =
    madeOn === null || madeOn === (now?.version ?? 0)
      ? plan
      : await onTopOf(transaction, scope, { plan, madeOn, published });
  if (document === undefined) return { reason: 'overtaken' };
  const blocked = await lockedBetween(transaction, scope, {
    before: published,
    after: document,
    opensLocks: rights.has('lock'),
  });
  if (blocked) return { reason: 'locked', sections: lockedSections(blocked) };
  // what was scheduled could be read; together with something else it may not be
  if (document !== plan && !isReadable(document)) return { reason: 'unreadable' };
  return { document, published };
}

function isReadable(document: ThemeDocument): boolean {
  const parsed = parseTheme(document);
  return parsed.ok && unwaivedPairs(parsed.document, failingPairs(parsed.document)).length === 0;
}

/** What was scheduled with what was published since; undefined when both changed the same. */
async function onTopOf(
  transaction: Database,
  scope: EmployerScope,
  options: { plan: ThemeDocument; madeOn: number; published: ThemeDocument | null },
): Promise<ThemeDocument | undefined> {
  const { plan, madeOn, published } = options;
  const before = (await findVersion(transaction, scope, madeOn))?.document ?? null;
  const { document, conflicts } = mergeDocuments(before, plan, published);
  if (conflicts.length > 0) return undefined;
  const checked = validateTheme(document);
  return checked.ok ? checked.document : undefined;
}
