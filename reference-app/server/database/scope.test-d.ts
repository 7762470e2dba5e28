import { expectTypeOf, test } from 'vitest';
import type * as accounts from '../accounts/store.ts';
import type * as loginCodes from '../accounts/login-code-store.ts';
import type * as administration from '../accounts/administration-store.ts';
import type * as sweep from '../accounts/sweep-store.ts';
import type * as roleStore from '../accounts/role-store.ts';
import type * as sso from '../accounts/sso/store.ts';
import type * as sessions from '../accounts/session-store.ts';
import type * as signUps from '../accounts/sign-up-store.ts';
import type * as tokens from '../accounts/token-store.ts';
import type * as joining from '../applications/join-account.ts';
import type * as signIns from '../audit/sign-ins.ts';
import type * as analytics from '../analytics/store.ts';
import type * as applications from '../applications/store.ts';
import type * as submit from '../applications/submit.ts';
import type * as audit from '../audit/store.ts';
import type * as configurations from '../employers/config-store.ts';
import type * as dashboard from '../dashboard/store.ts';
import type * as dashboardWrites from '../dashboard/write.ts';
import type * as forms from '../forms/store.ts';
import type * as intake from '../intake/store.ts';
import type * as mail from '../mail/store.ts';
import type * as notifications from '../notifications/store.ts';
import type * as onboarding from '../onboarding/store.ts';
import type * as offers from '../offers/store.ts';
import type * as offerRevisions from '../offers/revise.ts';
import type * as offerFiles from '../offers/files.ts';
import type * as drafts from '../drafts/store.ts';
import type * as jobCart from '../job-cart/store.ts';
import type * as privacy from '../privacy/store.ts';
import type * as erase from '../privacy/erase.ts';
import type * as underAddress from '../privacy/under-address.ts';
import type * as profile from '../profile/store.ts';
import type * as visitors from '../resumes/visitors.ts';
import type * as resumes from '../resumes/store.ts';
import type * as settle from '../resumes/settle.ts';
import type * as vocabulary from '../resumes/vocabulary.ts';
import type * as match from '../match/store.ts';
import type * as positions from '../positions/store.ts';
import type * as retention from '../operations/retention/store.ts';
import type * as savedPositions from '../saved-positions/store.ts';
import type * as alerts from '../saved-searches/alert-store.ts';
import type * as savedSearches from '../saved-searches/store.ts';
import type * as spelling from '../search/spelling-store.ts';
import type * as search from '../search/store.ts';
import type * as themeLocks from '../themes/locks.ts';
import type * as themePresence from '../themes/presence.ts';
import type * as themePreviews from '../themes/previews.ts';
import type * as themes from '../themes/store.ts';
import type { Database } from './database.ts';
import type { EmployerScope, EmployerTables } from './for-employer.ts';

/** Names of a store's functions that can be called without saying for which employer. */
type Unscoped<Store> = {
  [Name in keyof Store]: Store[Name] extends (...given: infer Given) => unknown
    ? Given extends [Database, EmployerScope, ...unknown[]]
      ? never
      : Name
    : never;
}[keyof Store];

test('API-10 a store call without an employer does not compile', () => {
  expectTypeOf<Unscoped<Omit<typeof accounts, 'accountOf'>>>().toBeNever();
  expectTypeOf<Unscoped<typeof loginCodes>>().toBeNever();
  expectTypeOf<Unscoped<typeof administration>>().toBeNever();
  expectTypeOf<Unscoped<typeof sweep>>().toBeNever();
  expectTypeOf<Unscoped<typeof roleStore>>().toBeNever();
  expectTypeOf<Unscoped<typeof sso>>().toBeNever();
  expectTypeOf<Unscoped<typeof sessions>>().toBeNever();
  expectTypeOf<Unscoped<typeof signUps>>().toBeNever();
  expectTypeOf<Unscoped<typeof tokens>>().toBeNever();
  expectTypeOf<Unscoped<Omit<typeof joining, 'isUnder'>>>().toBeNever();
  expectTypeOf<Unscoped<typeof signIns>>().toBeNever();
  expectTypeOf<Unscoped<typeof analytics>>().toBeNever();
  expectTypeOf<Unscoped<typeof applications>>().toBeNever();
  expectTypeOf<Unscoped<typeof submit>>().toBeNever();
  expectTypeOf<Unscoped<typeof audit>>().toBeNever();
  expectTypeOf<Unscoped<typeof configurations>>().toBeNever();
  expectTypeOf<Unscoped<typeof dashboard>>().toBeNever();
  expectTypeOf<Unscoped<typeof dashboardWrites>>().toBeNever();
  expectTypeOf<Unscoped<typeof forms>>().toBeNever();
  expectTypeOf<Unscoped<typeof intake>>().toBeNever();
  expectTypeOf<Unscoped<typeof mail>>().toBeNever();
  expectTypeOf<Unscoped<typeof notifications>>().toBeNever();
  expectTypeOf<Unscoped<typeof onboarding>>().toBeNever();
  expectTypeOf<Unscoped<typeof offers>>().toBeNever();
  expectTypeOf<Unscoped<typeof offerRevisions>>().toBeNever();
  expectTypeOf<Unscoped<Omit<typeof offerFiles, 'hashOf'>>>().toBeNever();
  expectTypeOf<Unscoped<typeof drafts>>().toBeNever();
  expectTypeOf<Unscoped<typeof jobCart>>().toBeNever();
  expectTypeOf<Unscoped<typeof privacy>>().toBeNever();
  expectTypeOf<Unscoped<typeof erase>>().toBeNever();
  expectTypeOf<Unscoped<typeof underAddress>>().toBeNever();
  expectTypeOf<Unscoped<typeof profile>>().toBeNever();
  expectTypeOf<Unscoped<typeof visitors>>().toBeNever();
  expectTypeOf<Unscoped<typeof resumes>>().toBeNever();
  expectTypeOf<Unscoped<typeof settle>>().toBeNever();
  expectTypeOf<Unscoped<typeof vocabulary>>().toBeNever();
  expectTypeOf<Unscoped<typeof match>>().toBeNever();
  expectTypeOf<Unscoped<typeof positions>>().toBeNever();
  expectTypeOf<Unscoped<typeof retention>>().toBeNever();
  expectTypeOf<Unscoped<typeof savedPositions>>().toBeNever();
  expectTypeOf<Unscoped<typeof alerts>>().toBeNever();
  expectTypeOf<Unscoped<typeof savedSearches>>().toBeNever();
  expectTypeOf<Unscoped<typeof spelling>>().toBeNever();
  expectTypeOf<Unscoped<typeof search>>().toBeNever();
  expectTypeOf<Unscoped<typeof themes>>().toBeNever();
  expectTypeOf<Unscoped<Omit<typeof themeLocks, 'lockedChanges'>>>().toBeNever();
  expectTypeOf<Unscoped<typeof themePresence>>().toBeNever();
  expectTypeOf<Unscoped<typeof themePreviews>>().toBeNever();
});

test('API-10 a number is no employer scope', () => {
  expectTypeOf<number>().not.toExtend<EmployerScope>();
  expectTypeOf<string>().not.toExtend<EmployerScope>();
});

test('API-10 tables are out of reach without a scope, and other scopes out of reach with one', () => {
  expectTypeOf<Database>().not.toHaveProperty('selectFrom');
  expectTypeOf<EmployerTables>().not.toHaveProperty('withPlugin');
  expectTypeOf<EmployerTables>().not.toHaveProperty('withoutPlugins');
  expectTypeOf<Parameters<EmployerTables['insertInto']>[0]>().not.toEqualTypeOf<'employer'>();
});
