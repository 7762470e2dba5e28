import path from 'node:path';

import { DatabaseError } from 'pg';

import { logAction } from '../server/audit/store.ts';
import { inTransaction } from '../server/database/database.ts';
import { hasDatabase } from '../server/database/embedded/place.ts';
import { migrate, missingMigrations } from '../server/database/migrate.ts';
import { openForCommand } from '../server/database/open-for-command.ts';
import { StartFailure } from '../server/database/start-failure.ts';
import { findEmployer, listEmployers } from '../server/employers/store.ts';
import { createLog } from '../server/http/log.ts';
import { outliveClosedOutput } from '../server/operations/closed-output.ts';
import { endInOrder } from '../server/operations/end-in-order.ts';
import { previewPostings, takePostings } from '../server/positions/store.ts';
import { readSettings } from '../server/settings/settings.ts';
import { type OpenEmployer, runImport } from './command.ts';
import { UnusableInput } from './unusable-input.ts';

const root = path.resolve(import.meta.dirname, '../..');

const openEmployer: OpenEmployer = async (domain, { writes }) => {
  const settings = readSettings(process.env, { root });
  const { databaseUrl, dataFolder } = settings;
  if (databaseUrl === undefined && !hasDatabase(dataFolder))
    throw new UnusableInput(
      `There is no data in ${dataFolder}: run "npm start" first, which makes it, or name the right folder with PORTICO_DATA=<folder>.`,
    );
  const log = createLog({ level: 'warn', write: (line) => process.stderr.write(`${line}\n`) });
  const database = await openForCommand(settings, log);
  try {
    if (writes) await migrate(database);
    else if ((await missingMigrations(database)) > 0)
      throw new UnusableInput(
        'The database is not as this release needs it: start the server once, or leave out --dry-run.',
      );
    const employer = await findEmployer(database, domain.toLowerCase());
    if (!employer) {
      const domains = (await listEmployers(database)).map((known) => known.domain).join(', ');
      throw new UnusableInput(
        `There is no employer "${domain}"; the employers are: ${domains || 'none yet'}.`,
      );
    }
    const { scope } = employer;
    return {
      take: (postings, options) =>
        inTransaction(database, async (transaction) => {
          const taken = await takePostings(transaction, scope, postings, options);
          if (taken.taken + taken.changed + taken.closed > 0)
            await logAction(transaction, scope, {
              accountId: null,
              at: new Date(),
              action: 'jobs.import',
              detail: taken,
            });
          return taken;
        }).catch((error: unknown) => {
          throw explained(error);
        }),
      preview: (postings, options) => previewPostings(database, scope, postings, options),
      close: () => database.close(),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** What the database, or the way to it, has done to an import. */
function explained(error: unknown): unknown {
  if (error instanceof DatabaseError)
    return new UnusableInput(`The database refused the import, and nothing was changed: ${error.message}.`, {
      cause: error,
    });
  // as the driver says it, in words only
  if (error instanceof Error && /\bconnection (?:error|terminated)\b/i.test(error.message))
    return new UnusableInput(
      'The connection to the database broke: import again, which changes nothing that is there already.',
      { cause: error },
    );
  return error;
}

outliveClosedOutput();

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(name, () => {
    stopping.abort();
    // the second one ends the process; the database undoes what was not committed
    endInOrder();
  });

process.exitCode = await runImport(process.argv.slice(2), {
  openEmployer,
  output: process.stdout,
  errors: process.stderr,
  isExpected: (error) => error instanceof StartFailure,
  signal: stopping.signal,
});
