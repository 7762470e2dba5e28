// `npm run retention [-- --dry-run]`
import { parseArgs } from 'node:util';
import { migrate } from '../../database/migrate.ts';
import { openForCommand } from '../../database/open-for-command.ts';
import { findEmployer, listEmployers } from '../../employers/store.ts';
import { readSettings } from '../../settings/settings.ts';
import { runCommand } from '../command.ts';
import { listExpired, readKept, removeAllExpired } from './retain.ts';
import { utc } from '../../dates/utc.ts';

await runCommand('npm run retention [-- --dry-run]', async ({ root, args, say, log }) => {
  const { values } = parseArgs({ args, options: { 'dry-run': { type: 'boolean', default: false } } });
  const isDry = values['dry-run'];
  const database = await openForCommand(readSettings(process.env, { root }), log);
  try {
    await migrate(database);
    const now = new Date();
    for (const { domain } of await listEmployers(database)) {
      const employer = await findEmployer(database, domain);
      if (!employer) continue;
      const kept = await readKept(database, employer.scope, log);
      const removals = await (isDry ? listExpired : removeAllExpired)(database, kept, now);
      say(`${domain}: ${isDry ? 'would be removed' : 'removed'}`);
      for (const { what, before, count } of removals)
        say(`  ${String(count).padStart(8)}  ${what} from before ${utc(before).format('YYYY-MM-DD')}`);
    }
    if (!isDry) await database.forget?.();
  } finally {
    await database.close();
  }
  return 'done';
});
