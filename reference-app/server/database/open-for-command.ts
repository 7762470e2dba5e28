import type { ServerLog } from '../http/log.ts';
import type { Settings } from '../settings/settings.ts';
import { openDatabase, type OpenDatabase } from './database.ts';

type Place = Pick<Settings, 'databaseUrl' | 'databaseDirectUrl' | 'databaseAccount' | 'dataFolder'>;

/**
 * Opens the server's database for a command, which may run beside it: past a pooler where there is a way, since a command holds
 * its session for longer than a request.
 */
export const openForCommand = (
  { databaseUrl, databaseDirectUrl, databaseAccount, dataFolder }: Place,
  log: ServerLog,
): Promise<OpenDatabase> =>
  openDatabase({
    url: databaseDirectUrl ?? databaseUrl,
    dataFolder,
    account: databaseAccount,
    joins: true,
    log,
  });
