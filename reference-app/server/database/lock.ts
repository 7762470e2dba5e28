import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { backupSocketName, socketFolderName } from './socket-name.ts';
import { StartFailure } from './start-failure.ts';
import { isAnswered, shortPathTo } from './unix-socket.ts';

/**
 * Who holds the folder. Whether they live is told by their socket alone: a process of another container cannot be seen
 * from here, and its id, which is mostly 1, is somebody else's.
 */
type Holder = { pid: number; host: string; socket: string };

/**
 * Takes the data folder for this process, taking it over from a holder that has died.
 *
 * PGlite itself lets two processes open one folder, which loses writes silently.
 *
 * @returns a function that lets the folder go
 * @throws StartFailure when somebody holds the folder
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const lockFile = lockFileIn(folder);
  const name = `lock.${randomBytes(4).toString('hex')}`;
  const self: Holder = { pid: process.pid, host: hostname(), socket: `${name}.socket` };
  const content = JSON.stringify(self);
  const letGo = await listen(folder, self.socket);
  const ours = path.join(folder, `${name}.json`);
  try {
    writeFileSync(ours, content);
    // Linking creates the lock with its content in one step; it fails when there is one.
    if (!linked(ours, lockFile)) {
      await takeOver(folder, name);
      if (!linked(ours, lockFile)) throw held(folder, read(lockFile));
    }
    // whatever became of its lock, an engine that answers is at work on the folder
    if (await isAnswered(path.join(folder, socketFolderName), backupSocketName)) {
      rmSync(lockFile, { force: true });
      throw held(folder, undefined);
    }
  } catch (error) {
    letGo();
    throw error;
  } finally {
    rmSync(ours, { force: true });
  }
  return () => {
    if (read(lockFile) === content) rmSync(lockFile, { force: true });
    letGo();
  };
}

/** The process that holds a folder; undefined when none does. */
export async function holderOf(folder: string): Promise<{ pid: number } | undefined> {
  const content = read(lockFileIn(folder));
  const holder = content === undefined ? undefined : parse(content);
  return holder && (await isAnswered(folder, holder.socket)) ? { pid: holder.pid } : undefined;
}

const lockFileIn = (folder: string) => path.join(folder, 'lock.json');

/** Answers until the process ends, however it ends: the system itself lets go of the socket of a killed one. */
async function listen(folder: string, name: string): Promise<() => void> {
  const short = shortPathTo(folder, name);
  const letGo = () => {
    server.close();
    rmSync(path.join(folder, name), { force: true });
    short.release();
  };
  const server = createServer((socket) => void socket.destroy());
  try {
    server.listen(path.join(short.folder, name));
    await once(server, 'listening');
  } catch (error) {
    letGo();
    throw error;
  }
  server.unref();
  return letGo;
}

async function takeOver(folder: string, name: string): Promise<void> {
  const lockFile = lockFileIn(folder);
  const found = read(lockFile);
  if (found === undefined) return;
  const holder = parse(found);
  if (holder && (await isAnswered(folder, holder.socket))) throw held(folder, found);

  // Two processes may find the same dead holder: only what was judged dead may be moved away.
  const aside = path.join(folder, `${name}.dead`);
  try {
    renameSync(lockFile, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = read(aside);
  if (moved !== found) {
    linked(aside, lockFile);
    rmSync(aside, { force: true });
    throw held(folder, moved);
  }
  rmSync(aside, { force: true });
  if (holder) rmSync(path.join(folder, holder.socket), { force: true });
}

function held(folder: string, content: string | undefined): StartFailure {
  const holder = content === undefined ? undefined : parse(content);
  const who = holder ? `process ${holder.pid} of ${holder.host}` : 'another process';
  return new StartFailure(
    `The data folder ${folder} is in use by ${who}: stop that server first, or choose another folder with PORTICO_DATA=<folder>.`,
  );
}

function parse(content: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('pid' in value) || !('host' in value) || !('socket' in value)) return undefined;
    const { pid, host, socket } = value;
    if (typeof pid !== 'number' || typeof host !== 'string' || typeof socket !== 'string') return undefined;
    // a name in the folder, since what is dead is removed
    return path.basename(socket) === socket ? { pid, host, socket } : undefined;
  } catch {
    // A lock that cannot be read is no lock: they are only ever created whole.
    return undefined;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
