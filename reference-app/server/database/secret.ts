import { randomBytes } from 'node:crypto';
import { acrossEmployers } from './across-employers.ts';
import type { Database } from './database.ts';

/**
 * A secret of the installation, made at first use and the same on every node.
 *
 * @param make 32 random bytes when absent; of several made at once one stays
 */
export async function serverSecret(
  database: Database,
  name: 'csrf' | 'esign' | 'job alerts' | 'document seal' | 'readers of searches',
  make: () => Promise<string> = async () => randomBytes(32).toString('base64url'),
): Promise<string> {
  const known = await findSecret(database, name);
  if (known !== undefined) return known;
  await acrossEmployers(database)
    .insertInto('server_secret')
    .values({ name, secret: await make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const secret = await findSecret(database, name);
  if (secret === undefined) throw new Error(`The secret ${name} could not be kept.`);
  return secret;
}

async function findSecret(database: Database, name: string): Promise<string | undefined> {
  const row = await acrossEmployers(database)
    .selectFrom('server_secret')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.secret;
}
