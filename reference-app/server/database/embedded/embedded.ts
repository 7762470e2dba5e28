import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerLog } from '../../http/log.ts';
import { engineFailure, makeDataFolder } from '../data-folder.ts';
import { StartFailure } from '../start-failure.ts';
import { accountOf, assertIsAccounts, type Account } from './account.ts';
import { assertNotOfOldEngine, assertReadable, makeCluster, removeUnfinished, userName } from './cluster.ts';
import { askForOwner, type Owner } from './owner.ts';
import { commonFolder, isIn, makeSocketFolder, placeIn, type Place } from './place.ts';
import { disownStaleLock, startPostmaster, stopOrphan, type Postmaster } from './postmaster.ts';
import { findPrograms } from './programs.ts';

export type Embedded = {
  /** `postgresql://…`, as `pg` reads it. */
  url: string;
  /** Where its files are if not in the data folder, which PostgreSQL's account may not enter then. */
  elsewhere: string | undefined;
  /** Stops it, unless it is another process's. */
  close: () => Promise<void>;
};

type Options = {
  dataFolder: string;
  log: ServerLog;
  /** The account that runs it where this process is root's. */
  account?: string;
  /** The most that whoever starts it has; 10 when absent. */
  connections?: number;
  /** Whether to use the database of a server that runs, beside it; otherwise that is refused. */
  joins?: boolean;
};

/** ms after which nobody waits any more for a database that another process starts or stops. */
const patience = 30_000;

/**
 * Starts the PostgreSQL server of a data folder as a child of this process, and makes its database where there is none.
 *
 * @throws StartFailure when the folder is held by another process, or cannot be used
 */
export async function startEmbedded(options: Options): Promise<Embedded> {
  const { log, account: accountName = 'nobody', joins = false, connections = 10 } = options;
  const dataFolder = path.resolve(options.dataFolder);
  const account = accountOf(accountName);
  makeDataFolder(dataFolder, { mayBeEntered: account !== undefined });
  const { programs, place } = await prepare(dataFolder, account).catch((error: unknown) => {
    throw engineFailure(dataFolder, error);
  });
  const port = await portFor(place);
  const url = urlOf(place, port);
  const launch = async () => {
    const postmaster = await startPostmaster({
      place,
      dataFolder,
      programs,
      account,
      port,
      connections,
      log,
    });
    if (!postmaster) disownStaleLock(place);
    return postmaster;
  };
  const { owner, postmaster } = await take({ url, place, dataFolder, joins, launch });
  const elsewhere = isIn(dataFolder, place) ? undefined : place.home;
  if (!postmaster) return { url, elsewhere, close: owner.end };
  removeUnfinished(dataFolder);
  return { url, elsewhere, close: keep({ owner, postmaster }, { url, launch, log }) };
}

/** The programs, and a database that they can read. */
async function prepare(dataFolder: string, account: Account) {
  assertNotOfOldEngine(dataFolder);
  const programs = findPrograms({ account, copies: account ? commonFolder : dataFolder });
  const place = placeIn(dataFolder) ?? (await makeCluster(dataFolder, { programs, account }));
  assertIsAccounts(place.home, { account, dataFolder });
  assertReadable(dataFolder, place, programs);
  makeSocketFolder(place, account);
  return { programs, place };
}

/** Who uses the database of a data folder, as `process 7 of host`; undefined = nobody, or there is none. */
export async function holderOf(dataFolder: string): Promise<string | undefined> {
  const place = placeIn(dataFolder);
  if (!place) return undefined;
  const owner = await askForOwner(urlOf(place, await portFor(place)));
  if (typeof owner === 'string') return undefined;
  await owner.end();
  return owner.isUs ? undefined : owner.who;
}

/**
 * Ends what a killed server has left running, so that the files of the database can be removed: PostgreSQL notices late that
 * they have gone, and takes the socket of the next one along.
 *
 * @returns who uses the database otherwise, as `process 7 of host`
 */
export async function endOrphan(dataFolder: string): Promise<string | undefined> {
  const place = placeIn(dataFolder);
  if (!place) return undefined;
  const url = urlOf(place, await portFor(place));
  for (const until = performance.now() + patience; performance.now() < until; await wait(50)) {
    const owner = await askForOwner(url);
    if (owner === 'absent') return undefined;
    if (owner === 'busy') continue;
    if (owner.isUs) stopOrphan(place);
    await owner.end();
    if (!owner.isUs) return owner.who;
  }
  return 'a server that does not answer';
}

/** Where PostgreSQL listens on a socket, the port is a part of its name alone. */
const usualPort = 5432;

async function portFor({ cluster }: Place): Promise<number> {
  if (process.platform !== 'win32') return usualPort;
  const running = path.join(cluster, 'postmaster.pid');
  if (existsSync(running)) return Number(readFileSync(running, 'utf8').split('\n')[3]);
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function urlOf({ password, socket }: Place, port: number): string {
  const url = new URL(`postgresql://localhost:${port}/postgres`);
  url.username = userName;
  url.password = readFileSync(password, 'utf8').trim();
  if (process.platform !== 'win32') url.searchParams.set('host', socket);
  // what fails is answered to whoever asked, and may hold what people have written
  url.searchParams.set('options', '-c log_min_messages=log');
  // whatever PGSSLMODE says of another server
  url.searchParams.set('sslmode', 'disable');
  return url.href;
}

type Launch = () => Promise<Postmaster | undefined>;

/** Takes a database that this process has started: others who ask whether it is anybody's hold it for a moment. */
async function own(url: string): Promise<Owner | undefined> {
  for (let tries = 0; tries < 50; tries += 1) {
    const found = await askForOwner(url);
    if (found === 'absent') return undefined;
    if (found !== 'busy') {
      if (found.isUs) return found;
      await found.end();
    }
    await wait(20);
  }
  return undefined;
}

/** @returns without a server where that of another process is joined */
async function take(options: {
  url: string;
  place: Place;
  dataFolder: string;
  joins: boolean;
  launch: Launch;
}): Promise<{ owner: Owner; postmaster?: Postmaster }> {
  const { url, place, dataFolder, joins, launch } = options;
  for (const until = performance.now() + patience; performance.now() < until; await wait(50)) {
    const found = await askForOwner(url).catch((error: unknown) => {
      throw engineFailure(dataFolder, error);
    });
    if (found === 'busy') continue;
    if (found === 'absent') {
      const postmaster = await launch();
      const owner = postmaster && (await own(url));
      if (postmaster && owner) {
        if (owner.isDurable) return { owner, postmaster };
        await owner.end();
        await postmaster.stop();
        throw new StartFailure(
          `The database in ${dataFolder} was told not to wait for the disk, and could lose what it has acknowledged: take back its settings of fsync, synchronous_commit and full_page_writes.`,
        );
      }
      await postmaster?.stop();
    } else if (found.isUs) {
      // while nobody else can have it
      if (!found.isYoung) stopOrphan(place);
      await found.end();
    } else if (joins) return { owner: found };
    else {
      await found.end();
      throw new StartFailure(
        `The data folder ${dataFolder} is in use by ${found.who}: stop that server first, or choose another folder with PORTICO_DATA=<folder>.`,
      );
    }
  }
  throw new StartFailure(
    `A PostgreSQL server has the data folder ${dataFolder}, and neither answers nor ends: end it (${path.join(place.cluster, 'postmaster.pid')} begins with its number), or choose another folder with PORTICO_DATA=<folder>.`,
  );
}

/**
 * Starts the server again whenever it has ended: it does where it cannot write its log, on a full disk.
 *
 * @returns stops it for good
 */
function keep(
  first: { owner: Owner; postmaster: Postmaster },
  { url, launch, log }: { url: string; launch: Launch; log: ServerLog },
): () => Promise<void> {
  let { owner, postmaster } = first;
  const closing = new AbortController();
  let mended = Promise.resolve();

  const tryAgain = async (): Promise<boolean> => {
    let found = await askForOwner(url);
    if (found === 'absent') {
      postmaster = (await launch()) ?? postmaster;
      found = await askForOwner(url);
    }
    if (typeof found === 'string') return false;
    if (found.isUs) owner = found;
    else await found.end();
    return found.isUs;
  };
  const mend = async (): Promise<void> => {
    log.error('The embedded database has ended, and is started again');
    for (let pause = 100; !closing.signal.aborted; pause = Math.min(2 * pause, 5_000)) {
      await wait(pause);
      try {
        if (closing.signal.aborted || !(await tryAgain())) continue;
        log.warn('The embedded database runs again');
        void watch();
        return;
      } catch (error) {
        log.error({ err: error }, 'The embedded database could not be started again');
      }
    }
  };
  const watch = async (): Promise<void> => {
    await Promise.race([owner.ended, postmaster.ended]);
    if (!closing.signal.aborted) mended = mend();
  };
  void watch();
  return async () => {
    closing.abort();
    await mended;
    await owner.end();
    await postmaster.stop();
  };
}
