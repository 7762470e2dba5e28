import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openForCommand } from '../database/open-for-command.ts';
import { StartFailure } from '../database/start-failure.ts';
import { createLog } from '../http/log.ts';
import { endInOrder } from '../operations/end-in-order.ts';
import { readSettings } from '../settings/settings.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Runs a command of the operator on the database that the server uses, which it makes where there is none. What cannot
 * be done is told in one sentence.
 *
 * @param options.usage as in `--domain <domain> --name <name>`: all of these are needed
 */
export async function runCommand<Name extends string>(
  { names, usage }: { names: readonly Name[]; usage: string },
  work: (given: {
    database: Database;
    value: Record<Name, string>;
    say: (line: string) => void;
  }) => Promise<void>,
): Promise<void> {
  endInOrder();
  try {
    const value = readArguments(names, usage);
    const log = createLog({ level: 'warn', write: (line) => process.stderr.write(`${line}\n`) });
    const database = await openForCommand(readSettings(process.env, { root }), log);
    try {
      await migrate(database);
      await work({ database, value, say: (line) => process.stdout.write(`${line}\n`) });
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** @throws StartFailure */
function readArguments<Name extends string>(names: readonly Name[], usage: string): Record<Name, string> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const help = () => new StartFailure(`Say ${usage}.`);
  let values: Record<string, string | undefined>;
  try {
    ({ values } = parseArgs({ options, strict: true }));
  } catch (error) {
    throw new StartFailure(`${error instanceof Error ? error.message : ''} ${help().message}`, {
      cause: error,
    });
  }
  const entries = names.map((name) => {
    const value = values[name]?.trim();
    if (!value) throw help();
    return [name, value] as const;
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}
