import { randomBytes } from 'node:crypto';
import { acrossEmployers } from './database/across-employers.ts';
import type { Database } from './database/database.ts';

/** A secret of the installation, made at first use and the same on every node. */
export async function serverSecret(database: Database, name: 'csrf'): Promise<string> {
  const tables = acrossEmployers(database);
  await tables
    .insertInto('server_secret')
    .values({ name, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await tables
    .selectFrom('server_secret')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.secret;
}
