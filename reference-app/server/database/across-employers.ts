import type { Kysely } from 'kysely';
import { tables, type Database } from './database.ts';
import type { Tables } from './schema.ts';

/**
 * All tables without a scope: for finding and creating employers, for migrations, for the server's own secrets and
 * for what is counted of an address.
 * Everything else goes through `forEmployer`; `for-employer.test.ts` lists the files that may import this one.
 */
export function acrossEmployers(database: Database): Kysely<Tables> {
  return database[tables];
}

/** Queries of them that nearly every request makes. */
export { writtenOnceAcross as preparedAcrossEmployers } from './prepared.ts';
