import { sql, type SelectQueryBuilder } from 'kysely';
import { inTransaction, type Database } from '../../database/database.ts';
import { forEmployer, type EmployerScope, type EmployerTables } from '../../database/for-employer.ts';
import { eraseCandidate } from '../../privacy/erase.ts';
import type { Retained } from './rules.ts';

/** Rows of one statement or transaction: what waits for them waits for no more. */
const atATime = 500;
const closed = ['hired', 'not_selected', 'withdrawn'] as const;

/** How much is too old to be kept. */
export async function countExpired(
  database: Database,
  scope: EmployerScope,
  { what, before }: { what: Retained; before: Date },
): Promise<number> {
  return expired[what](forEmployer(database, scope), before).count();
}

/** Removes some of what is too old to be kept. @returns how many; 0 = nothing is left */
export async function removeExpired(
  database: Database,
  scope: EmployerScope,
  { what, before, at }: { what: Retained; before: Date; at: Date },
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const tables = forEmployer(transaction, scope);
    const keys = await expired[what](tables, before).some();
    if (keys.length > 0) await remove[what]({ transaction, tables, scope }, keys, at);
    return keys.length;
  });
}

type Keys = readonly (string | number)[];
type Open = { transaction: Database; tables: EmployerTables; scope: EmployerScope };

type Expired = { count: () => Promise<number>; some: () => Promise<Keys> };

function rowsOf<Tables, Name extends keyof Tables, Row extends { key: string | number }>(
  query: SelectQueryBuilder<Tables, Name, Row>,
  limit = atATime,
): Expired {
  return {
    count: async () => {
      const counted = query.clearSelect().select(({ fn }) => fn.countAll<string>().as('count'));
      // of tables that are not known here the compiler cannot tell
      const [row] = (await counted.execute()) as unknown as { count: string }[];
      return Number(row?.count ?? 0);
    },
    // kept from whoever uses them again at this moment
    some: async () => (await query.limit(limit).forUpdate().execute()).map((row) => row.key),
  };
}

const expired: Record<Retained, (tables: EmployerTables, before: Date) => Expired> = {
  'page events': (tables, before) =>
    rowsOf(tables.selectFrom('page_event').select('id as key').where('happened_at', '<', before)),
  drafts: (tables, before) =>
    rowsOf(tables.selectFrom('draft_application').select('id as key').where('updated_at', '<', before)),
  'carts of visitors': (tables, before) =>
    rowsOf(
      tables
        .selectFrom('job_cart')
        .select('owner as key')
        .where('account_id', 'is', null)
        .where('changed_at', '<', before),
    ),
  'calls of the e-signature provider': (tables, before) =>
    rowsOf(tables.selectFrom('esign_event').select('id as key').where('taken_at', '<', before)),
  'closed applications': (tables, before) =>
    rowsOf(
      tables
        .selectFrom('application')
        .innerJoin('applicant', 'applicant.id', 'application.applicant_id')
        .select('application.id as key')
        .where('applicant.account_id', 'is not', null)
        .where('application.status', 'in', closed)
        .where('application.updated_at', '<', before),
    ),
  'applications of visitors': (tables, before) =>
    rowsOf(
      tables
        .selectFrom('applicant')
        .select('id as key')
        .where('account_id', 'is', null)
        .where('applied_at', '<', before),
    ),
  'inactive accounts': (tables, before) =>
    rowsOf(
      tables
        .selectFrom('account')
        .select('id as key')
        // who looks after the site is the employer's business
        .where(sql<boolean>`roles = array['candidate']`)
        .where('last_seen_at', '<', before)
        // what both have signed is the employer's as well, and goes by nobody's absence
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('offer')
                .leftJoin('offer_document', 'offer_document.offer_id', 'offer.id')
                .select('offer.id')
                .whereRef('offer.account_id', '=', 'account.id')
                .where((row) =>
                  row.or([
                    row('offer.status', 'in', ['Accepted', 'Contract Accepted']),
                    row('offer_document.status', '=', 'Signed'),
                  ]),
                ),
            ),
          ),
        ),
      // an erasure ends at the chain of evidence, where all who sign wait for it
      1,
    ),
  'audit log': (tables, before) =>
    rowsOf(tables.selectFrom('audit_log').select('id as key').where('happened_at', '<', before)),
};

const numbers = (keys: Keys) => keys.map(Number);
const texts = (keys: Keys) => keys.map(String);

const remove: Record<Retained, (open: Open, keys: Keys, at: Date) => Promise<unknown>> = {
  'page events': ({ tables }, keys) =>
    tables.deleteFrom('page_event').where('id', 'in', texts(keys)).execute(),
  drafts: ({ tables }, keys) =>
    tables.deleteFrom('draft_application').where('id', 'in', numbers(keys)).execute(),
  'carts of visitors': ({ tables }, keys) =>
    tables.deleteFrom('job_cart').where('owner', 'in', texts(keys)).execute(),
  'calls of the e-signature provider': ({ tables }, keys) =>
    tables.deleteFrom('esign_event').where('id', 'in', texts(keys)).execute(),
  'closed applications': async ({ tables }, keys) => {
    const gone = await tables
      .deleteFrom('application')
      .where('id', 'in', numbers(keys))
      .returning(['resume_id', 'file_ids'])
      .execute();
    const files = gone.flatMap(({ file_ids }) => file_ids);
    if (files.length > 0)
      // one copy of a file came with all that were sent together
      await tables
        .deleteFrom('application_file')
        .where('id', 'in', files)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              // also what the candidate sent as a visitor, which may stand under another applicant
              selectFrom('applicant as holder')
                .innerJoin('applicant as sender', 'sender.account_id', 'holder.account_id')
                .innerJoin('application', 'application.applicant_id', 'sender.id')
                .select('application.id')
                .whereRef('holder.id', '=', 'application_file.applicant_id')
                .where(sql<boolean>`application_file.id = any(application.file_ids)`),
            ),
          ),
        )
        .execute();
    const resumes = gone.map(({ resume_id }) => resume_id).filter((id) => id !== null);
    if (resumes.length === 0) return;
    // one resume came with all that were sent together
    await tables
      .deleteFrom('application_resume')
      .where('id', 'in', resumes)
      .where('id', 'not in', (query) =>
        query
          .selectFrom('application')
          .select('resume_id')
          .where('resume_id', 'in', resumes)
          .$castTo<{ resume_id: number }>(),
      )
      .execute();
  },
  'applications of visitors': ({ transaction, scope }, keys, at) =>
    each(keys, (applicantId) => eraseCandidate(transaction, scope, { candidate: { applicantId }, at })),
  'inactive accounts': ({ transaction, scope }, keys, at) =>
    each(keys, (accountId) => eraseCandidate(transaction, scope, { candidate: { accountId }, at })),
  'audit log': ({ tables }, keys) =>
    tables.deleteFrom('audit_log').where('id', 'in', numbers(keys)).execute(),
};

async function each(keys: Keys, work: (key: number) => Promise<unknown>): Promise<void> {
  for (const key of keys) await work(Number(key));
}
