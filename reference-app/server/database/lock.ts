import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from './start-failure.ts';

/** Who holds the folder. `startedAt` tells a living holder from a later process that got the same id. */
type Holder = { pid: number; startedAt: string };

/**
 * Takes the data folder for this process, taking it over from a holder that has died.
 *
 * PGlite itself lets two processes open one folder, which loses writes silently.
 *
 * @returns a function that lets the folder go
 * @throws StartFailure when a living process holds the folder
 */
export function lockFolder(folder: string): () => void {
  const lockFile = path.join(folder, 'lock.json');
  const self: Holder = { pid: process.pid, startedAt: startOf(process.pid) ?? '' };
  const content = JSON.stringify(self);
  const ours = path.join(folder, `lock.${process.pid}.json`);
  writeFileSync(ours, content);
  try {
    // Linking creates the lock with its content in one step; it fails when there is one.
    if (!linked(ours, lockFile)) {
      takeOver(lockFile, folder);
      if (!linked(ours, lockFile)) throw held(folder, read(lockFile));
    }
  } finally {
    rmSync(ours, { force: true });
  }
  return () => {
    if (read(lockFile) === content) rmSync(lockFile, { force: true });
  };
}

function takeOver(lockFile: string, folder: string): void {
  const found = read(lockFile);
  if (found === undefined) return;
  const holder = parse(found);
  if (holder && isAlive(holder)) throw held(folder, found);

  // Two processes may find the same dead holder: only what was judged dead may be moved away.
  const aside = `${lockFile}.${process.pid}`;
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
}

function held(folder: string, content: string | undefined): StartFailure {
  const holder = content === undefined ? undefined : parse(content);
  return new StartFailure(
    `The data folder ${folder} is in use by process ${holder?.pid ?? 'unknown'}: stop that server first (kill ${holder?.pid ?? '<pid>'}), or choose another folder with PORTICO_DATA=<folder>.`,
  );
}

function isAlive({ pid, startedAt }: Holder): boolean {
  // A lock of this very process is a second opening in it, which loses writes just the same.
  const started = startOf(pid);
  return started !== undefined && (startedAt === '' || started === startedAt);
}

/** When the process started, in the system's own notation; undefined when there is none with this id. */
function startOf(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The second field is the program's name, which may hold spaces and parentheses; what follows it is field 3.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  if (process.platform === 'win32') {
    try {
      process.kill(pid, 0);
      return '';
    } catch {
      return undefined;
    }
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

function parse(content: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('startedAt' in value))
      return undefined;
    return typeof value.pid === 'number' && typeof value.startedAt === 'string'
      ? { pid: value.pid, startedAt: value.startedAt }
      : undefined;
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
