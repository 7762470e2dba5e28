import { execFileSync } from 'node:child_process';
import { chownSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '../start-failure.ts';

/** Whose processes and files PostgreSQL's are; undefined = this process's. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root: then it runs as an account that may do nothing else.
 *
 * @param name the account's name where this process is root's
 * @throws StartFailure when there is none of that name
 */
export function accountOf(name: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const numberOf = (flag: string) =>
    Number(execFileSync('id', [flag, '--', name], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    const account = { uid: numberOf('-u'), gid: numberOf('-g') };
    if (account.uid > 0) return account;
  } catch {
    // said below
  }
  throw new StartFailure(
    `The embedded database does not run as root, and "${name}" is no other account of this machine: name one in PORTICO_DATABASE_ACCOUNT.`,
  );
}

/** Whether an account may enter a folder and all that it is in. */
export function mayEnter(folder: string, account: Account): boolean {
  for (let at = realpathSync(folder); ; at = path.dirname(at)) {
    if (!may('enter', at, account)) return false;
    if (at === path.dirname(at)) return true;
  }
}

export function mayRun(program: string, account: Account): boolean {
  return may('read and enter', program, account) && mayEnter(path.dirname(program), account);
}

/** By the bits of owners. */
const bits = { enter: 0o100, 'read and enter': 0o500 };

function may(what: keyof typeof bits, at: string, account: Account): boolean {
  if (!account) return true;
  const { mode, uid, gid } = statSync(at);
  const shift = uid === account.uid ? 0 : gid === account.gid ? 3 : 6;
  const needed = bits[what] >> shift;
  return (mode & needed) === needed;
}

/** Makes files and folders that every account may read, whatever the umask of this process. */
export function readableByAll(make: () => void): void {
  const before = process.umask(0o022);
  try {
    make();
  } finally {
    process.umask(before);
  }
}

/** @throws StartFailure where a database is of another account than the one that would run it */
export function assertIsAccounts(
  home: string,
  { account, dataFolder }: { account: Account; dataFolder: string },
): void {
  if (process.platform === 'win32') return;
  const { uid } = statSync(home);
  const ours = account?.uid ?? process.getuid?.();
  if (uid === ours) return;
  throw new StartFailure(
    `The database in ${dataFolder} is user ${uid}'s, and would be run by user ${ours}: start as the user that made it, or choose another folder with PORTICO_DATA=<folder>.`,
  );
}

export function give(place: string, account: Account): void {
  if (account) chownSync(place, account.uid, account.gid);
}
