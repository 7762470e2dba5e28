// `npm run applications -- --employer <domain> --into <folder> [--since <iso>]`
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { migrate } from '../../database/migrate.ts';
import { openForCommand } from '../../database/open-for-command.ts';
import { StartFailure } from '../../database/start-failure.ts';
import { findEmployer, listEmployers } from '../../employers/store.ts';
import { readSettings } from '../../settings/settings.ts';
import { runCommand } from '../command.ts';
import { handOutForms } from './forms.ts';
import { handOutApplications } from './hand-out.ts';
import { handOutOffers } from './offers.ts';

const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

await runCommand(
  'npm run applications -- --employer <domain> --into <folder> [--since <2026-11-20T00:00:00Z>]',
  async ({ root, args, say, log }) => {
    const { values } = parseArgs({
      args,
      options: { employer: { type: 'string' }, into: { type: 'string' }, since: { type: 'string' } },
    });
    const { employer: domain, into, since } = values;
    if (!domain || !into) return 'usage';
    if (since !== undefined && !moment.safeParse(since).success)
      throw new StartFailure(`"${since}" is no moment: write 2026-11-20, or 2026-11-20T08:00:00Z.`);
    const database = await openForCommand(readSettings(process.env, { root }), log);
    try {
      await migrate(database);
      const employer = await findEmployer(database, domain.toLowerCase());
      if (!employer) {
        const domains = (await listEmployers(database)).map((known) => known.domain).join(', ');
        throw new StartFailure(
          `There is no employer "${domain}"; the employers are: ${domains || 'none yet (npm run create-employer)'}.`,
        );
      }
      const folder = path.resolve(into);
      const run = { folder, since: since === undefined ? undefined : new Date(since), now: new Date() };
      for (const [handOut, one, many] of [
        [handOutApplications, 'application', 'applications'],
        [handOutOffers, 'answered offer', 'answered offers'],
        [handOutForms, 'submitted form', 'submitted forms'],
      ] as const) {
        const { count, file } = await handOut(database, employer, run).catch((error: unknown) => {
          throw toldOf(error, folder);
        });
        say(
          file === undefined
            ? `No ${one} has come or changed since the last run.`
            : `${count} ${count === 1 ? one : many}: ${file}`,
        );
      }
    } finally {
      await database.close();
    }
    return 'done';
  },
);

/** What can be told of the folder is told; the database has codes of its own. */
function toldOf(error: unknown, folder: string): unknown {
  const { code, syscall, path: place } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC')
    return new StartFailure(`The disk of ${folder} is full: free some space, and run this again.`);
  // of the file system, as the name of its call tells
  if (syscall === undefined || place === undefined) return error;
  return new StartFailure(`${folder} cannot be written (${code}): choose another folder.`);
}
