import type { FastifyInstance } from 'fastify';
import { accountsPerPage, administrationCalls } from '../../contract/administration.ts';
import { listSignIns } from '../audit/sign-ins.ts';
import { listEntries, logAction } from '../audit/store.ts';
import { inTransaction } from '../database/database.ts';
import { answerOf } from '../http/envelope.ts';
import { notPermitted, Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { findAccountId, listAccounts } from './administration-store.ts';
import { endPublishingOf } from '../themes/end-publishing.ts';
import { changeRoles } from './role-store.ts';
import { completeRoles } from './rules.ts';
import { deleteSessionsOf } from './session-store.ts';
import { signInRowOf } from './sign-in-row.ts';
import { findAccount } from './store.ts';

/** What an employer's admins do about accounts. */
export async function administrationRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app;

  serve(app, administrationCalls.accounts, async (request) => {
    const { query, role, start } = request.query;
    const { accounts, count } = await listAccounts(database, employerOf(request).scope, {
      query,
      role,
      start,
      limit: accountsPerPage,
    });
    return answerOf({
      count,
      accounts: accounts.map((account) => ({
        encId: account.encId,
        email: account.email,
        fullName: `${account.firstName} ${account.lastName}`.trim(),
        roles: [...account.roles],
        createdAt: account.createdAt.toISOString(),
        lastUsedAt: account.seenAt?.toISOString() ?? null,
      })),
    });
  });

  serve(app, administrationCalls.changeRoles, async (request) => {
    const { scope } = employerOf(request);
    const by = sessionOf(request).account;
    const encId = request.params.id;
    if (encId === by.encId) throw new Refusal(403, 'You cannot change your own roles. Ask another admin.');
    const roles = completeRoles(request.body.roles);
    await inTransaction(database, async (transaction) => {
      const accountId = await findAccountId(transaction, scope, encId);
      const change =
        accountId === undefined ? undefined : await changeRoles(transaction, scope, { accountId, roles });
      if (change === undefined) throw new Refusal(404, 'There is no such account.');
      // whoever has lost the role while waiting for their turn gives no more
      const current = await findAccount(transaction, scope, by.id);
      if (!current?.account.roles.includes('admin')) throw notPermitted();
      if (change === 'last admin')
        throw new Refusal(409, 'This is the last admin. Make somebody else one before.');
      if (change === 'same' || accountId === undefined) return;
      await deleteSessionsOf(transaction, scope, { accountId });
      const author = { accountId: by.id, at: new Date(now()) };
      if (!roles.includes('theme_builder')) await endPublishingOf(transaction, scope, { accountId, author });
      await logAction(transaction, scope, {
        ...author,
        action: 'account.roles',
        detail: { account: accountId, roles },
      });
    });
    return answerOf({ encId, roles });
  });

  serve(app, administrationCalls.actions, async (request) => {
    const stored = await listEntries(database, employerOf(request).scope, {
      ...request.query,
      before: request.query.before,
      limit: accountsPerPage + 1,
    });
    const shown = stored.slice(0, accountsPerPage);
    return answerOf({
      actions: shown.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
      next: stored.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    });
  });

  serve(app, administrationCalls.signIns, async (request) => {
    const stored = await listSignIns(database, employerOf(request).scope, {
      before: request.query.before,
      limit: accountsPerPage + 1,
    });
    const shown = stored.slice(0, accountsPerPage);
    return answerOf({
      signIns: shown.map((one) => ({ ...signInRowOf(one), account: one.account })),
      next: stored.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    });
  });
}
