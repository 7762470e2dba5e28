import type { SsoFailure } from '../../../contract/sso.ts';
import { joinApplications } from '../../applications/join-account.ts';
import { logAction } from '../../audit/store.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import type { Employer } from '../../employers/directory.ts';
import { emailAddress } from '../../../contract/email-address.ts';
import { endPublishingOf } from '../../themes/end-publishing.ts';
import { changeRoles, lockRoles } from '../role-store.ts';
import { mayLogIn } from '../../http/may-log-in.ts';
import { deleteSessionsOf } from '../session-store.ts';
import { findAccount, findAccountByEmail, openAccount, type Account } from '../store.ts';
import { personFrom, rolesFrom, type Claims, type SsoConfig } from './rules.ts';
import { findByIdentity, linkIdentity, type Identity } from './store.ts';

/**
 * The account of somebody whom the employer's provider has logged in: the one that they had last time, else the one with
 * the e-mail that the provider vouches for, else a new one where the employer wants that.
 */
export async function accountBySso(
  database: Database,
  employer: Employer,
  options: { identity: Identity; claims: Claims; config: SsoConfig; at: Date },
): Promise<Account | { failed: SsoFailure }> {
  const { identity, claims, config, at } = options;
  const { scope } = employer;
  const roles = rolesFrom(claims, config);
  return inTransaction(database, async (transaction) => {
    const known = await findByIdentity(transaction, scope, identity);
    const account = known ?? (await byEmail(transaction, employer, { ...options, roles }));
    if ('failed' in account) return account;
    if (!known) await linkIdentity(transaction, scope, { ...identity, accountId: account.id, at });
    if (!roles) return account;

    const held = await lockRoles(transaction, scope, account.id);
    // whom an admin has taken all roles from gets none back
    if (held?.roles.size === 0) return { ...account, roles: [] };
    // the last admin stays one, whatever the provider says: nobody could let another in
    let change = await changeRoles(transaction, scope, { accountId: account.id, roles });
    if (change === 'last admin')
      change = await changeRoles(transaction, scope, { accountId: account.id, roles: [...roles, 'admin'] });
    if (change !== 'changed') return account;
    await deleteSessionsOf(transaction, scope, { accountId: account.id });
    const author = { accountId: null, at };
    if (!roles.includes('theme_builder'))
      await endPublishingOf(transaction, scope, { accountId: account.id, author });
    await logAction(transaction, scope, {
      ...author,
      action: 'account.roles',
      detail: { account: account.id, roles, by: 'sso' },
    });
    return (await findAccount(transaction, scope, account.id))?.account ?? account;
  });
}

async function byEmail(
  transaction: Database,
  employer: Employer,
  {
    claims,
    config,
    roles = ['candidate'],
    at,
  }: { claims: Claims; config: SsoConfig; roles: Account['roles'] | undefined; at: Date },
): Promise<Account | { failed: SsoFailure }> {
  const { scope } = employer;
  const { email, firstName, lastName } = personFrom(claims);
  const address = emailAddress.safeParse(email);
  if (!address.success) return { failed: 'unverified' };
  const found = await findAccountByEmail(transaction, scope, address.data);
  if (found) return found.account;
  if (!config.createsAccounts) return { failed: 'no_account' };
  if (!mayLogIn({ roles }, employer.config)) return { failed: 'not_allowed' };
  const opened = await openAccount(transaction, scope, {
    email: address.data,
    passwordHash: null,
    firstName,
    lastName,
    roles,
    isOnboarded: false,
    isBootstrapped: false,
  });
  if (!opened) {
    // by the same person, at the same moment
    const other = await findAccountByEmail(transaction, scope, address.data);
    return other?.account ?? { failed: 'no_account' };
  }
  const joined = await joinApplications(transaction, scope, {
    accountId: opened.id,
    email: opened.email,
    at,
  });
  await logAction(transaction, scope, {
    accountId: opened.id,
    at,
    action: 'account.open',
    detail: { applicationsJoined: joined, by: 'sso' },
  });
  return opened;
}
