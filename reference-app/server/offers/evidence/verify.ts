// `node reference-app/server/offers/evidence/verify.ts`: checks the signatures' evidence of every employer.
import path from 'node:path';
import { migrate } from '../../database/migrate.ts';
import { openForCommand } from '../../database/open-for-command.ts';
import { StartFailure } from '../../database/start-failure.ts';
import { findEmployer, listEmployers } from '../../employers/store.ts';
import { createLog } from '../../http/log.ts';
import { readSettings } from '../../settings/settings.ts';
import { checkEvidence, countsOf } from './check.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const log = createLog({ level: 'warn', write: (line) => process.stderr.write(`${line}\n`) });
  const database = await openForCommand(readSettings(process.env, { root }), log);
  try {
    await migrate(database);
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
