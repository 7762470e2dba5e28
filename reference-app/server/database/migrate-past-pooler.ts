import type { ServerLog } from '../http/log.ts';
import { openDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';

/** Makes the tables that this release needs, past a pooler where there is a way: what takes minutes holds up nobody's turn there. */
export async function migratePastPooler(
  database: Database,
  { databaseDirectUrl, log }: { databaseDirectUrl: string | undefined; log: ServerLog },
): Promise<void> {
  if (databaseDirectUrl === undefined) return void (await migrate(database));
  const direct = await openDatabase({ url: databaseDirectUrl, dataFolder: '', log, connections: 1 });
  try {
    await migrate(direct);
  } finally {
    await direct.close();
  }
}
