import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ThemeRight } from '../../contract/themes.ts';
import { logAction } from '../audit/store.ts';
import type { Background, Work } from '../background/queue.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { Base } from '../http/if-match.ts';
import { logDrop } from './dropped-schedule.ts';
import { standingRights } from './rights.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { storedDocument } from './stored-document.ts';
import {
  insertVersion,
  lockDraft,
  lockedBetween,
  publishedTheme,
  writeDraft,
  type Author,
  type Stale,
} from './store.ts';

const scheduled = z.object({ id: z.string() });

/** Publishing a theme when its time has come. */
export const publishThemeWork: Work<z.infer<typeof scheduled>> = { name: 'theme.publish', data: scheduled };

/** Whose account has gone may do nothing. */
const nothing: ReadonlySet<ThemeRight> = new Set();

export type Schedule = { publishAt: Date; draftRevision: number; note: string; by: string | null };

export async function findSchedule(database: Database, scope: EmployerScope): Promise<Schedule | undefined> {
  const row = await forEmployer(database, scope)
    .selectFrom('theme_schedule')
    .leftJoin('account', 'account.id', 'theme_schedule.scheduled_by')
    .select([
      'theme_schedule.publish_at',
      'theme_schedule.draft_revision',
      'theme_schedule.note',
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
  options: { base: Base; publishAt: Date; note: string; author: Author },
): Promise<'scheduled' | Stale | undefined> {
  const { base, publishAt, note, author } = options;
  return inTransaction(database, async (transaction) => {
    const current = await lockDraft(transaction, scope, author);
    if (base !== '*' && current.revision !== base) return { stale: true, theirs: current };
    if (current.document === null) return undefined;
    refuseUnreadable(current.document);
    const row = {
      id: randomUUID(),
      publish_at: publishAt,
      document: JSON.stringify(current.document),
      draft_revision: current.revision,
      note,
      scheduled_at: author.at,
      scheduled_by: author.accountId,
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
 * Publishes what was scheduled under this id; cancelled, replaced or done already, it does nothing. Whoever scheduled it must
 * still be free to publish it; otherwise it is dropped.
 */
export async function publishScheduled(
  database: Database,
  scope: EmployerScope,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const nobody = { accountId: null, at };
    const current = await lockDraft(transaction, scope, nobody);
    const row = await forEmployer(transaction, scope)
      .deleteFrom('theme_schedule')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) return;
    const author = { accountId: row.scheduled_by, at };
    const document = storedDocument(row.document);
    const rights =
      row.scheduled_by === null ? nothing : await standingRights(transaction, scope, row.scheduled_by);
    const isLocked = await lockedBetween(transaction, scope, {
      before: (await publishedTheme(transaction, scope))?.document ?? null,
      after: document,
      opensLocks: rights.has('lock'),
    });
    if (!rights.has('publish') || isLocked) {
      const reason = isLocked ? 'locked' : 'no right to publish';
      await logDrop(transaction, scope, { dropped: row, author: nobody, reason });
      return;
    }
    const published = await insertVersion(transaction, scope, {
      document,
      note: row.note,
      author,
    });
    if (current.revision === row.draft_revision)
      await writeDraft(transaction, scope, { current, document: null, author });
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
