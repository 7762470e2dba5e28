// PostgreSQL servers, replicas and poolers for one test run: each with a folder and a port of its own, gone afterwards.
import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { childrenOf, isThere, sendTo } from './process-tree.mjs';
import { GiveUp, run } from './say.mjs';

const freePort = () =>
  new Promise((done, fail) => {
    const probe = createServer().on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

/** PostgreSQL refuses to run as root: then it runs as a user that may do nothing else. */
async function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'nobody'])).output)),
  );
  return { uid, gid };
}

/** A program that is started and ended at will; `ready` = what it says when it can be asked. */
function program(name, command, args, { ready, ...options }) {
  let child;
  let ended;
  return {
    start: async () => {
      child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
      let log = '';
      await new Promise((done, fail) => {
        child.once('error', fail);
        child.once('exit', () => fail(new GiveUp(`${name} ended at once: ${log}`)));
        child.stderr.setEncoding('utf8').on('data', (text) => {
          log = (log + text).slice(-4000);
          if (ready.test(log)) done();
        });
      });
      child.removeAllListeners('exit');
      ended = new Promise((done) => child.once('exit', done));
    },
    end: async (signal) => {
      // the terminal's Ctrl-C may have reached it already
      const hasEnded = child?.exitCode !== null || child.signalCode !== null;
      const started = hasEnded ? [] : childrenOf(child.pid);
      if (!hasEnded) child.kill(signal);
      await ended;
      // they notice a moment later, and until then its data is in use
      while (started.some(isThere)) await wait(20);
    },
    /** Stops it as if it hung, or lets it go on, with the processes that it has started. */
    pause: (isPaused) => {
      const signal = isPaused ? 'SIGSTOP' : 'SIGCONT';
      // first, so that it starts no other meanwhile
      child.kill(signal);
      for (const pid of childrenOf(child.pid)) sendTo(pid, signal);
    },
  };
}

/** A folder of one's own that goes with what runs in it. */
function ownFolder(user) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-postgres-'));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  return folder;
}

async function serverOf({ name, bin, user, folder }) {
  const port = await freePort();
  // nothing here has to survive a crash of the machine
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=200'];
  const server = program(
    name,
    join(bin, 'postgres'),
    [
      `-D${join(folder, 'data')}`,
      `-p${port}`,
      `-k${folder}`,
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...user, cwd: folder, ready: /ready to accept (read-only )?connections/ },
  );
  await server.start();
  return {
    ...server,
    url: `postgresql://portico@127.0.0.1:${port}/postgres`,
    port,
    stop: async () => {
      await server.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a server of one's own. */
export async function startPostgres(bin) {
  const user = await serverUser();
  const folder = ownFolder(user);
  const made = await run(
    join(bin, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'portico', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    { ...user, cwd: folder, env: { LC_ALL: 'C.UTF-8' } },
  );
  if (made.code !== 0) throw new GiveUp(`PostgreSQL's initdb failed: ${made.output}`);
  return serverOf({ name: 'PostgreSQL', bin, user, folder });
}

/** Starts a streaming replica of a server. */
export async function startReplica(bin, { port }) {
  const user = await serverUser();
  const folder = ownFolder(user);
  const copied = await run(
    join(bin, 'pg_basebackup'),
    [
      '--host=127.0.0.1',
      `--port=${port}`,
      '--username=portico',
      `--pgdata=${join(folder, 'data')}`,
      '--write-recovery-conf',
      '--wal-method=stream',
      '--checkpoint=fast',
      '--no-sync',
    ],
    { ...user, cwd: folder },
  );
  if (copied.code !== 0) throw new GiveUp(`PostgreSQL's pg_basebackup failed: ${copied.output}`);
  return serverOf({ name: 'The replica', bin, user, folder });
}

/** Starts a pooler in transaction mode, with fewer connections to the server than its clients have to it. */
export async function startPgbouncer(command, { port: serverPort }) {
  const user = await serverUser();
  const folder = ownFolder(user);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    // "any" logs everybody in as one user, who has to be named
    `[databases]
* = host=127.0.0.1 port=${serverPort} user=portico
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
server_login_retry = 1
query_wait_timeout = 5
`,
  );
  const pooler = program('PgBouncer', command, [settings], {
    ...user,
    cwd: folder,
    ready: /process up/,
  });
  await pooler.start();
  return {
    ...pooler,
    url: `postgresql://portico@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await pooler.end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
