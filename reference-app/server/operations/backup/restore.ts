// `npm run restore -- --from <file> [--replace]`
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../database/database.ts';
import { findEmployer, listEmployers } from '../../employers/store.ts';
import type { ServerLog } from '../../http/log.ts';
import { checkEvidence, countsOf } from '../../offers/evidence/check.ts';
import { readSettings } from '../../settings/settings.ts';
import { runCommand } from '../command.ts';
import { assertBackup, readBackupFile } from './file.ts';
import { fillDatabase } from './fill-database.ts';
import { BackupReader } from './read-backup.ts';
import { withDatabase } from './with-database.ts';

await runCommand('npm run restore -- --from <file> [--replace]', async ({ root, args, say, log }) => {
  const { values } = parseArgs({
    args,
    options: { from: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  if (!values.from) return 'usage';
  const from = path.resolve(values.from);
  assertBackup(from);
  await withDatabase(readSettings(process.env, { root }), { isRead: false, log }, async (address) => {
    const backup = new BackupReader(readBackupFile(from), from);
    for (const name of await fillDatabase(address, backup, { replace: values.replace }))
      say(`Left out, since this release has none: ${name}`);
    await checkAllEvidence(address.url, { log, say });
  });
  say('The backup is restored.');
  return 'done';
});

async function checkAllEvidence(
  url: string,
  { log, say }: { log: ServerLog; say: (line: string) => void },
): Promise<void> {
  const database = await openDatabase({ url, dataFolder: '', log });
  try {
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
}
