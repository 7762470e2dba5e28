import { isSame } from '@portico/tokens';
import { sql } from 'kysely';
import type { ThemeDocument } from '../../contract/themes.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { Refusal } from '../http/refusal.ts';
import { findDraft, publishedTheme } from './store.ts';

type Waiver = NonNullable<ThemeDocument['waivers']>[number];

/**
 * A document whose waivers are in the name of who gave them. One that the employer's themes had before stays as it was
 * stored, also when somebody else sends it; any other is the sender's own, whatever name it came with.
 *
 * @param options.accountId of the sender
 * @param options.mayWaive whether they answer for what goes live
 * @throws Refusal 403
 */
export async function signedWaivers(
  transaction: Database,
  scope: EmployerScope,
  options: { document: ThemeDocument; accountId: number | null; mayWaive: boolean },
): Promise<ThemeDocument> {
  const { document, accountId, mayWaive } = options;
  const { waivers = [] } = document;
  const unknown = await notIn(waivers, [
    () => shownWaivers(transaction, scope),
    // such as a colleague's that undo brings back
    () => earlierWaivers(transaction, scope),
  ]);
  if (unknown.length === 0) return document;
  if (!mayWaive)
    throw new Refusal(403, 'You may not let weak contrast stand. Ask an admin for the right “publish”.', {
      validationErrors: Object.fromEntries(
        unknown.map((waiver) => [
          `waivers.${waivers.indexOf(waiver)}`,
          `It lets ${waiver.pair} stand, which takes the right “publish”.`,
        ]),
      ),
    });
  const by = await nameOf(transaction, scope, accountId);
  const added = new Set(unknown);
  return { ...document, waivers: waivers.map((waiver) => (added.has(waiver) ? { ...waiver, by } : waiver)) };
}

/** Those that none of the sources has; a source is asked only while there are some. */
async function notIn(
  waivers: readonly Waiver[],
  sources: readonly (() => Promise<readonly Waiver[]>)[],
): Promise<readonly Waiver[]> {
  let left = waivers;
  for (const source of sources) {
    if (left.length === 0) break;
    const known = await source();
    left = left.filter((waiver) => !known.some((one) => isSame(one, waiver)));
  }
  return left;
}

async function shownWaivers(transaction: Database, scope: EmployerScope): Promise<readonly Waiver[]> {
  const draft = await findDraft(transaction, scope);
  const published = await publishedTheme(transaction, scope);
  return [draft.document, published?.document].flatMap((document) => document?.waivers ?? []);
}

async function earlierWaivers(transaction: Database, scope: EmployerScope): Promise<readonly Waiver[]> {
  const tables = forEmployer(transaction, scope);
  const said = sql<Waiver[]>`document->'waivers'`;
  const [versions, revisions] = [
    await tables.selectFrom('theme_version').select(said.as('waivers')).where(said, 'is not', null).execute(),
    await tables
      .selectFrom('theme_draft_revision')
      .select(said.as('waivers'))
      .where(said, 'is not', null)
      .execute(),
  ];
  return [...versions, ...revisions].flatMap(({ waivers }) => waivers);
}

async function nameOf(
  transaction: Database,
  scope: EmployerScope,
  accountId: number | null,
): Promise<string> {
  if (accountId === null) return '';
  const row = await forEmployer(transaction, scope)
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return `${row.first_name} ${row.last_name}`.trim();
}
