// `node reference-app/server/offers/evidence/verify.ts`: checks the signatures' evidence of every employer.
import path from 'node:path';
import { openDatabase } from '../../database/database.ts';
import { migratePastPooler } from '../../database/migrate-past-pooler.ts';
import { StartFailure } from '../../database/start-failure.ts';
import { findEmployer, listEmployers } from '../../employers/store.ts';
import { createLog } from '../../http/log.ts';
import { readSettings } from '../../settings.ts';
import { checkEvidence, countsOf } from './check.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const { databaseUrl: url, databaseDirectUrl, dataFolder } = readSettings(process.env, { root });
  const log = createLog({ level: 'warn', write: (line) => process.stderr.write(`${line}\n`) });
  const database = await openDatabase({ url, dataFolder, log });
  try {
    await migratePastPooler(database, { databaseDirectUrl, log });
    for (const { domain } of await listEmployers(database)) {
      const employer = await findEmployer(database, domain);
      if (!employer) continue;
      const check = await checkEvidence(database, employer.scope);
      say(`${domain}: ${countsOf(check)}`);
      for (const fault of check.faults) say(`  ${fault}`);
      if (check.faults.length > 0) process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
