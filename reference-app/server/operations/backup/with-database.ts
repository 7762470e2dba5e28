import { startEmbedded } from '../../database/embedded/embedded.ts';
import { hasDatabase } from '../../database/embedded/place.ts';
import { StartFailure } from '../../database/start-failure.ts';
import type { ServerLog } from '../../http/log.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Address } from './connection.ts';

type Given = Pick<Settings, 'databaseUrl' | 'databaseDirectUrl' | 'databaseAccount' | 'dataFolder'>;

/**
 * Runs `work` with the address of the server's database: an embedded one runs meanwhile.
 *
 * @param options.isRead whether there has to be one, beside whose server this may be; otherwise it is made where there is none,
 *   and no server may use it
 */
export async function withDatabase<Result>(
  settings: Given,
  { isRead, log }: { isRead: boolean; log: ServerLog },
  work: (address: Address) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, databaseDirectUrl, databaseAccount: account, dataFolder } = settings;
  const url = databaseDirectUrl ?? databaseUrl;
  if (url !== undefined) return work({ url, from: 'DATABASE_DIRECT_URL or DATABASE_URL' });
  if (isRead && !hasDatabase(dataFolder))
    throw new StartFailure(
      `There is no data in ${dataFolder}: name the right folder with PORTICO_DATA=<folder>.`,
    );
  const embedded = await startEmbedded({ dataFolder, account, log, joins: isRead });
  try {
    return await work({ url: embedded.url, from: 'PORTICO_DATA' });
  } finally {
    await embedded.close();
  }
}
