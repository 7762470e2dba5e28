import type { Locale } from '@portico/core/messages';
import type { NotificationChoice } from '../../contract/settings.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { loginNeeded } from '../http/refusal.ts';

export type Choices = {
  language: Locale | null;
  notifications: NotificationChoice;
  hasPassword: boolean;
  /** null = not given, or withdrawn. */
  consent: { textVersion: string; text: string; givenAt: Date } | null;
};

export async function findChoices(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<Choices> {
  const row = await forEmployer(database, scope)
    .selectFrom('account')
    .leftJoin('privacy_consent', 'privacy_consent.account_id', 'account.id')
    .select([
      'account.locale',
      'account.notifications',
      'privacy_consent.text_version',
      'privacy_consent.text',
      'privacy_consent.given_at',
    ])
    .select(({ eb }) => eb('account.password_hash', 'is not', null).as('has_password'))
    .where('account.id', '=', accountId)
    // deleted after its session was found
    .executeTakeFirstOrThrow(loginNeeded);
  const { text_version: textVersion, text, given_at: givenAt } = row;
  return {
    language: row.locale,
    notifications: row.notifications,
    hasPassword: Boolean(row.has_password),
    consent:
      textVersion === null || text === null || givenAt === null ? null : { textVersion, text, givenAt },
  };
}

/** @param options.change what is undefined stays as it is */
export async function changeChoices(
  database: Database,
  scope: EmployerScope,
  {
    accountId,
    change,
  }: {
    accountId: number;
    change: { locale: Locale | undefined; notifications: NotificationChoice | undefined };
  },
): Promise<void> {
  const { locale, notifications } = change;
  const set = { ...(locale && { locale }), ...(notifications && { notifications }) };
  if (Object.keys(set).length === 0) return;
  await forEmployer(database, scope).updateTable('account').set(set).where('id', '=', accountId).execute();
}

/** Notes what somebody agrees to. @returns false when they do already */
export async function keepConsent(
  transaction: Database,
  scope: EmployerScope,
  { accountId, textVersion, text, at }: { accountId: number; textVersion: string; text: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await forEmployer(transaction, scope)
    .insertInto('privacy_consent')
    .values({ account_id: accountId, text_version: textVersion, text, given_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id'])
        .doUpdateSet({ text_version: textVersion, text, given_at: at })
        .where('privacy_consent.text_version', '!=', textVersion),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** @returns false when there was none */
export async function deleteConsent(
  transaction: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<boolean> {
  const { numDeletedRows } = await forEmployer(transaction, scope)
    .deleteFrom('privacy_consent')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
