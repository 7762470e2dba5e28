import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { engineFailure } from '../data-folder.ts';
import { StartFailure } from '../start-failure.ts';
import { give, type Account } from './account.ts';
import { hasDatabase, homeIn, linkHome, makeUnfinished, placeAt, placeIn, type Place } from './place.ts';
import { endWithUs, environment, programIn, type Programs } from './programs.ts';

/** The name of the database's own user, who may do everything in it. */
export const userName = 'portico';

/**
 * Makes an empty database in a data folder that has none: under another name until it is whole, since what a killed start
 * has left must not pass for a database.
 */
export async function makeCluster(
  dataFolder: string,
  { programs, account }: { programs: Programs; account: Account },
): Promise<Place> {
  const unfinished = makeUnfinished(dataFolder, account);
  try {
    const { cluster, password } = placeAt(unfinished);
    writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
    give(password, account);
    const initdb = spawn(
      programIn(programs, 'initdb'),
      [
        `--pgdata=${cluster}`,
        `--username=${userName}`,
        `--pwfile=${password}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=und',
        '--no-instructions',
      ],
      { ...account, cwd: unfinished, env: environment(), stdio: ['ignore', 'ignore', 'pipe'] },
    );
    endWithUs(initdb, 'SIGTERM');
    const said = text(initdb.stderr);
    const [code] = (await once(initdb, 'close')) as [number | null];
    if (code !== 0) throw engineFailure(dataFolder, new Error((await said).trim().split('\n').at(-1)));
    // fails where another server that started at the same time was faster
    if (path.dirname(unfinished) === path.resolve(dataFolder)) renameSync(unfinished, homeIn(dataFolder));
    else linkHome(dataFolder, unfinished);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(homeIn(dataFolder))) throw error;
  }
  return placeIn(dataFolder)!;
}

/** What starts that were killed have left; only for who has the database. */
export function removeUnfinished(dataFolder: string): void {
  for (const name of readdirSync(dataFolder))
    if (/^postgresql-[\da-f]{12}\.unfinished$/.test(name))
      rmSync(path.join(dataFolder, name), { recursive: true, force: true });
}

/** @throws StartFailure where another major version of PostgreSQL has written it */
export function assertReadable(dataFolder: string, { cluster }: Place, { version }: Programs): void {
  const written = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const ours = version.split('.', 1)[0];
  if (written !== ours)
    throw new StartFailure(
      `The database in ${dataFolder} was written by PostgreSQL ${written}, and this release has PostgreSQL ${ours}: save it with the release that wrote it ("npm run backup"), and restore that in another folder (PORTICO_DATA=<folder>).`,
    );
}

/** @throws StartFailure where there is a database of the engine before this one, which is left as it is */
export function assertNotOfOldEngine(dataFolder: string): void {
  if (existsSync(path.join(dataFolder, 'database')) && !hasDatabase(dataFolder))
    throw new StartFailure(
      `${path.join(dataFolder, 'database')} is a database of an earlier release, which this one cannot read. Nothing was changed: choose another folder with PORTICO_DATA=<folder>, or move it away.`,
    );
}
