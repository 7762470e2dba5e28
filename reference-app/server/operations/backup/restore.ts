// `npm run restore -- --from <file> [--replace]`
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { StartFailure } from '../../database/start-failure.ts';
import { findEmployer, listEmployers } from '../../employers/store.ts';
import { checkEvidence, countsOf } from '../../offers/evidence/check.ts';
import { readSettings } from '../../settings.ts';
import { runCommand } from '../command.ts';
import { restoreEmbedded } from './embedded.ts';
import { kindOfBackup } from './file.ts';
import { restorePostgresql } from './postgresql.ts';

await runCommand('npm run restore -- --from <file> [--replace]', async ({ root, args, say, log }) => {
  const { values } = parseArgs({
    args,
    options: { from: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  if (!values.from) return 'usage';
  const from = path.resolve(values.from);
  const { databaseUrl, databaseDirectUrl, dataFolder } = readSettings(process.env, { root });
  const url = databaseDirectUrl ?? databaseUrl;
  const kind = kindOfBackup(from);
  if (kind === 'embedded' && url)
    throw new StartFailure(`${from} is of an embedded database: unset DATABASE_URL to restore it.`);
  if (kind === 'postgresql' && !url)
    throw new StartFailure(`${from} is of a PostgreSQL database: set DATABASE_URL to restore it.`);
  const { replace } = values;
  await (url ? restorePostgresql({ url, from, replace }) : restoreEmbedded({ dataFolder, from, replace }));

  const database = await openDatabase({ url, dataFolder, log });
  try {
    await migrate(database);
    for (const { domain } of await listEmployers(database)) {
      const employer = await findEmployer(database, domain);
      if (!employer) continue;
      const check = await checkEvidence(database, employer.scope);
      say(`${domain}: evidence of ${countsOf(check)}`);
      for (const fault of check.faults) say(`  ${fault}`);
      if (check.faults.length > 0) process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
  say('The backup is restored.');
  return 'done';
});
