// A PostgreSQL server for one test run: a folder, port and user of its own, gone afterwards.
import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GiveUp, run } from './say.mjs';

const freePort = () =>
  new Promise((done, fail) => {
    const probe = createServer().on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's package made. */
const serverUser = async () => {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).output)),
  );
  if (!uid || !gid)
    throw new GiveUp(
      'PostgreSQL does not run as root, and there is no user "postgres": run "npm test" as another user.',
    );
  return { uid, gid };
};

/** Starts a server and answers its address and how to stop it. */
export const startPostgres = async (bin) => {
  const user = await serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'portico-postgres-'));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { LC_ALL: 'C.UTF-8' } };
  const made = await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'portico', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    options,
  );
  if (made.code !== 0) throw new GiveUp(`PostgreSQL's initdb failed: ${made.output}`);
  const port = await freePort();
  // nothing here has to survive a crash of the machine
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'fsync=off',
      '-c',
      'max_connections=200',
    ],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  await new Promise((done, fail) => {
    server.on('error', fail);
    server.on('exit', () => fail(new GiveUp(`PostgreSQL ended at once: ${log}`)));
    server.stderr.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-4000);
      if (/ready to accept connections/.test(text)) done();
    });
  });
  server.removeAllListeners('exit');
  const ended = new Promise((done) => server.on('exit', done));
  const stop = async () => {
    // the terminal's Ctrl-C may have reached it already
    if (server.exitCode === null) server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgresql://portico@127.0.0.1:${port}/postgres`, stop };
};
