import type { FastifyRequest } from 'fastify';
import type { Role } from '../../contract/accounts.ts';
import { themeRights, type ThemeRight } from '../../contract/themes.ts';
import { logAction } from '../audit/store.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { endPublishingOf } from './end-publishing.ts';
import type { Author } from './store.ts';

export type Builder = { encId: string; fullName: string; email: string; rights: ThemeRight[] };

/** What a theme builder may do; who was given nothing in particular may do everything. */
export async function rightsOf(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<readonly ThemeRight[]> {
  const row = await forEmployer(database, scope)
    .selectFrom('theme_right')
    .select('rights')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.rights ?? themeRights;
}

/** What an account may do to the theme at this moment: nothing, once it is no theme builder's. */
export async function standingRights(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<ReadonlySet<ThemeRight>> {
  const row = await builders(database, scope).where('account.id', '=', accountId).executeTakeFirst();
  return new Set(row && (row.rights ?? themeRights));
}

export async function listBuilders(database: Database, scope: EmployerScope): Promise<Builder[]> {
  const rows = await builders(database, scope).orderBy('account.last_name').orderBy('account.id').execute();
  return rows.map(builderOf);
}

/** @returns undefined when the employer has no such theme builder */
export async function giveRights(
  database: Database,
  scope: EmployerScope,
  options: { encId: string; rights: readonly ThemeRight[]; author: Author },
): Promise<Builder | undefined> {
  const { encId, author } = options;
  // each once, in the order in which they are listed
  const rights = themeRights.filter((right) => options.rights.includes(right));
  return inTransaction(database, async (transaction) => {
    const row = await builders(transaction, scope)
      .where('account.enc_id', '=', encId)
      .forUpdate('account')
      .executeTakeFirst();
    if (!row) return undefined;
    const before = builderOf(row);
    if (row.rights && before.rights.join() === rights.join()) return before;
    await forEmployer(transaction, scope)
      .insertInto('theme_right')
      .values({ account_id: row.id, rights: [...rights], given_at: author.at, given_by: author.accountId })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id'])
          .doUpdateSet({ rights: [...rights], given_at: author.at, given_by: author.accountId }),
      )
      .execute();
    await logAction(transaction, scope, {
      ...author,
      action: 'theme.rights',
      detail: { account: row.id, before: before.rights, after: rights },
    });
    if (!rights.includes('publish')) await endPublishingOf(transaction, scope, { accountId: row.id, author });
    return { ...before, rights };
  });
}

const purposes: Record<ThemeRight, string> = {
  view: 'see drafts of the theme',
  edit: 'change the theme',
  publish: 'publish the theme',
  custom_html: 'write HTML of the navbar and the footer',
  lock: 'lock parts of the theme',
};

/** @returns all that they may do. @throws Refusal 403 that names the right they lack */
export async function requireRight(
  database: Database,
  request: FastifyRequest,
  right: ThemeRight,
): Promise<ReadonlySet<ThemeRight>> {
  const { account } = sessionOf(request);
  const rights = new Set(await rightsOf(database, employerOf(request).scope, account.id));
  if (!rights.has(right))
    throw new Refusal(403, `You may not ${purposes[right]}. Ask an admin for the right “${right}”.`);
  return rights;
}

/** Names who makes a request, and when. */
export const authorOf = (request: FastifyRequest): Author => ({
  accountId: sessionOf(request).account.id,
  at: new Date(request.server.now()),
});

function builders(database: Database, scope: EmployerScope) {
  return forEmployer(database, scope)
    .selectFrom('account')
    .leftJoin('theme_right', 'theme_right.account_id', 'account.id')
    .select([
      'account.id',
      'account.enc_id',
      'account.first_name',
      'account.last_name',
      'account.email',
      'theme_right.rights',
    ])
    .where(({ eb, fn, val }) => eb(val<Role>('theme_builder'), '=', fn.any('account.roles')));
}

type Row = Awaited<ReturnType<ReturnType<typeof builders>['execute']>>[number];

function builderOf(row: Row): Builder {
  return {
    encId: row.enc_id,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    rights: row.rights ?? [...themeRights],
  };
}
