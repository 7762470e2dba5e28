import type { Notification } from '../../contract/notifications.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';

/** One candidate, and when something is done. */
type Reader = { accountId: number; at: Date };

export type NewNotification = Omit<Notification, 'id' | 'createdAt' | 'isClicked'> & {
  createdAt: Date;
  /** Absent = not yet. */
  viewedAt?: Date;
  clickedAt?: Date;
};

/**
 * The candidate's newest first, at most `limit`.
 *
 * @param options.before those older than this one; undefined = from the newest on
 * @returns undefined when the candidate has no notification `before`
 */
export async function listNotifications(
  database: Database,
  scope: EmployerScope,
  options: {
    accountId: number;
    type: 'all' | Notification['notificationType'];
    before: number | undefined;
    limit: number;
  },
): Promise<Notification[] | undefined> {
  const { accountId, type, before, limit } = options;
  let rows = forEmployer(database, scope)
    .selectFrom('notification')
    .selectAll()
    .where('account_id', '=', accountId);
  if (type !== 'all') rows = rows.where('notification_type', '=', type);
  if (before !== undefined) {
    const last = await forEmployer(database, scope)
      .selectFrom('notification')
      .select(['id', 'created_at'])
      .where('account_id', '=', accountId)
      .where('id', '=', before)
      .executeTakeFirst();
    if (!last) return undefined;
    rows = rows.where(({ and, eb, or }) =>
      or([
        eb('created_at', '<', last.created_at),
        and([eb('created_at', '=', last.created_at), eb('id', '<', last.id)]),
      ]),
    );
  }
  const found = await rows.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return found.map((row) => ({
    id: row.id,
    categoryTitle: row.category_title,
    message: row.message,
    createdAt: row.created_at.toISOString(),
    isClicked: row.clicked_at !== null,
    redirectUrl: row.redirect_url,
    notificationType: row.notification_type,
  }));
}

export async function countNotViewed(
  database: Database,
  scope: EmployerScope,
  { accountId, type }: { accountId: number; type: 'all' | Notification['notificationType'] },
): Promise<number> {
  let rows = forEmployer(database, scope)
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('viewed_at', 'is', null);
  if (type !== 'all') rows = rows.where('notification_type', '=', type);
  const { count } = await rows.executeTakeFirstOrThrow();
  return Number(count);
}

export async function markAllViewed(
  database: Database,
  scope: EmployerScope,
  { accountId, at, type }: Reader & { type: 'all' | Notification['notificationType'] },
): Promise<void> {
  let rows = forEmployer(database, scope)
    .updateTable('notification')
    .set({ viewed_at: at })
    .where('account_id', '=', accountId)
    .where('viewed_at', 'is', null);
  if (type !== 'all') rows = rows.where('notification_type', '=', type);
  await rows.execute();
}

/**
 * Notes the first click on one of the candidate's notifications, or on all of a type.
 *
 * @returns whether there is such a notification
 */
export async function markClicked(
  database: Database,
  scope: EmployerScope,
  {
    which,
    accountId,
    at,
  }: Reader & { which: { id: number } | { type: 'all' | Notification['notificationType'] } },
): Promise<boolean> {
  let rows = forEmployer(database, scope)
    .updateTable('notification')
    .set(({ fn, val }) => ({
      viewed_at: fn.coalesce('viewed_at', val(at)),
      clicked_at: fn.coalesce('clicked_at', val(at)),
    }))
    .where('account_id', '=', accountId);
  if ('id' in which) rows = rows.where('id', '=', which.id);
  else {
    rows = rows.where('clicked_at', 'is', null);
    if (which.type !== 'all') rows = rows.where('notification_type', '=', which.type);
  }
  const { numUpdatedRows } = await rows.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Tells a candidate something; in the transaction of what happened. @returns the notification's number */
export async function notify(
  transaction: Database,
  scope: EmployerScope,
  { accountId, notification }: { accountId: number; notification: NewNotification },
): Promise<number> {
  const { id } = await forEmployer(transaction, scope)
    .insertInto('notification')
    .values({
      account_id: accountId,
      category_title: notification.categoryTitle,
      message: notification.message,
      notification_type: notification.notificationType,
      redirect_url: notification.redirectUrl,
      created_at: notification.createdAt,
      viewed_at: notification.viewedAt ?? null,
      clicked_at: notification.clickedAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
