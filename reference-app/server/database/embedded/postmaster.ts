import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ServerLog } from '../../http/log.ts';
import { engineFailure } from '../data-folder.ts';
import type { Account } from './account.ts';
import type { Place } from './place.ts';
import { endWithUs, environment, programIn, type Programs } from './programs.ts';

/** The running server of an embedded database. */
export type Postmaster = {
  /** Resolves when it has ended, however it did. */
  ended: Promise<void>;
  /** Lets transactions go, and resolves when it has ended. */
  stop: () => Promise<void>;
};

/** Where it listens: on a socket, or where there are none, on a port of the loopback. */
const usesSocket = process.platform !== 'win32';

/** Said on the command line, where no file in the data folder changes them. */
const settings = (socket: string, connections: number): Record<string, string> => ({
  // what was acknowledged is there after the power has gone
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // their default leaves what is acknowledged in the cache of the drive
  ...(['darwin', 'win32'].includes(process.platform) && { wal_sync_method: 'fsync_writethrough' }),
  // a finished segment is removed with what was erased, rather than kept to be written over
  wal_recycle: 'off',
  listen_addresses: usesSocket ? '' : '127.0.0.1',
  // a list, in which a comma would part a path
  unix_socket_directories: usesSocket ? `"${socket.replaceAll('"', '""')}"` : '',
  unix_socket_permissions: '0700',
  // commands come with some of their own
  max_connections: String(connections + 50),
  // for a machine that does other work too
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  // compiling a query takes longer than running one of ours
  jit: 'off',
  huge_pages: 'off',
  timezone: 'UTC',
  // its lines are read here; statements hold what people have written
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  // of what it does itself: our connections ask for less, since failed statements are answered to whoever asked
  log_min_messages: 'warning',
  lc_messages: 'C',
});

/**
 * Starts the server of a database.
 *
 * @returns undefined when another one has it already
 * @throws StartFailure when it cannot start
 */
export async function startPostmaster(options: {
  place: Place;
  dataFolder: string;
  programs: Programs;
  account: Account;
  port: number;
  /** How many the server of the site has at most. */
  connections: number;
  log: ServerLog;
}): Promise<Postmaster | undefined> {
  const { place, dataFolder, programs, account, port, connections, log } = options;
  const child = spawn(
    programIn(programs, 'postgres'),
    [
      '-D',
      place.cluster,
      '-p',
      String(port),
      ...Object.entries(settings(place.socket, connections)).flatMap(([name, value]) => [
        '-c',
        `${name}=${value}`,
      ]),
    ],
    {
      ...account,
      cwd: place.home,
      env: environment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      // a terminal's Ctrl-C is for this process, which has requests to end first
      detached: true,
      windowsHide: true,
    },
  );
  endWithUs(child, 'SIGINT');
  const ended = once(child, 'exit').then(() => undefined);
  ended.catch(() => undefined);
  const complaints: string[] = [];
  const isReady = new Promise<boolean>((resolve, reject) => {
    child.once('error', reject);
    // closed once all that it has said was read
    child.once('close', () => resolve(false));
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (line.includes('database system is ready to accept connections')) resolve(true);
      note(line, { complaints, log });
    });
  });
  try {
    if (!(await isReady)) {
      if (complaints.some((line) => /lock file .* already exists/.test(line))) return undefined;
      throw new Error(complaints.at(-1) ?? 'it ended at once');
    }
  } catch (error) {
    throw engineFailure(dataFolder, error);
  }
  return { ended, stop: () => stop(child, ended) };
}

function note(line: string, { complaints, log }: { complaints: string[]; log: ServerLog }): void {
  const [, level, message = line] = /^([A-Z]+): {2}(.*)$/.exec(line) ?? [];
  // a connection alone that comes too early, or is ended with the server
  const isOfConnection = /^(?:the database system is|terminating connection)/.test(message);
  if (level === 'ERROR' || level === 'WARNING')
    log.warn({ database: message }, 'The embedded database reports a problem');
  else if ((level === 'FATAL' && !isOfConnection) || level === 'PANIC') {
    complaints.push(message);
    log.error({ database: message }, 'The embedded database reports a failure');
  } else log.debug({ database: message }, 'The embedded database reports');
}

/** ms that its processes get to end what they do. */
const stopsWithin = 10_000;

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), stopsWithin);
  await ended;
  clearTimeout(timer);
}

/** Begins with the number of a running server, and is left by one that was killed. */
const lockFileIn = ({ cluster }: Place) => path.join(cluster, 'postmaster.pid');

/** Has the server end of a process that was killed. */
export function stopOrphan(place: Place): void {
  try {
    const [pid] = readFileSync(lockFileIn(place), 'utf8').split('\n', 1);
    process.kill(Number(pid), 'SIGINT');
  } catch (error) {
    // it ends by itself; one of another container cannot be ended from here, which whoever waits for it will say
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' && code !== 'ESRCH') throw error;
  }
}

/**
 * PostgreSQL takes the lock of a killed server for one of a living server as long as any process of its account has that number,
 * also one that has ended and that nobody has asked about. The number of this process is none to it; what the file says of
 * shared memory it still looks at.
 */
export function disownStaleLock(place: Place): void {
  try {
    const content = readFileSync(lockFileIn(place), 'utf8');
    const pid = content.split('\n', 1)[0] ?? '';
    const [, name, state] = /^\d+ \((.*)\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    if (name === 'postgres' && state !== 'Z') return;
    writeFileSync(lockFileIn(place), content.replace(/^\d+/, String(process.pid)));
  } catch {
    // it has gone meanwhile, or this system does not tell
  }
}
