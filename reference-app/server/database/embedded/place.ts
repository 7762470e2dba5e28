import { createHash, randomBytes } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readlinkSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '../start-failure.ts';
import { give, mayEnter, readableByAll, type Account } from './account.ts';

/** In a data folder: all that the embedded database keeps, or a link to it. */
const name = 'postgresql';
/** Where what root's own folders would hide from PostgreSQL's account is instead. */
export const commonFolder = '/var/lib/portico';
/** Bytes of the longest address of a socket: Linux takes 107, macOS 103. */
const longestAddress = 100;
const nameOfSocket = '.s.PGSQL.5432';

/** Where the parts of an embedded database are. */
export type Place = {
  /** Holds the others. */
  home: string;
  cluster: string;
  /** The file of its password. */
  password: string;
  /** The folder of its socket. */
  socket: string;
};

/** Where an embedded database is in a data folder, whether there is one or not. */
export const homeIn = (dataFolder: string): string => path.join(path.resolve(dataFolder), name);

export const hasDatabase = (dataFolder: string): boolean => existsSync(homeIn(dataFolder));

/**
 * @returns undefined where there is none yet
 * @throws StartFailure where a link leads to one that has gone
 */
export function placeIn(dataFolder: string): Place | undefined {
  if (!hasDatabase(dataFolder)) {
    const link = homeIn(dataFolder);
    if (lstatSync(link, { throwIfNoEntry: false }) === undefined) return undefined;
    throw new StartFailure(
      `The database of ${dataFolder} was in ${readlinkSync(link)}, which has gone: bring that back, or remove ${link} to begin with an empty one.`,
    );
  }
  return placeAt(realpathSync(homeIn(dataFolder)));
}

export function placeAt(home: string): Place {
  return {
    home,
    cluster: path.join(home, 'cluster'),
    password: path.join(home, 'password'),
    socket: socketFolderOf(home),
  };
}

/** In the database's own folder, so that containers that share it meet there, unless its path is too long for a socket. */
function socketFolderOf(home: string): string {
  const own = path.join(home, 'socket');
  if (Buffer.byteLength(path.join(own, nameOfSocket)) <= longestAddress) return own;
  const hash = createHash('sha256').update(home).digest('hex').slice(0, 16);
  return path.join('/tmp', `portico-${hash}`);
}

/** Makes the folder of the socket, which lets in nobody else. */
export function makeSocketFolder({ socket }: Place, account: Account): void {
  try {
    mkdirSync(socket, { mode: 0o700 });
    give(socket, account);
  } catch (error) {
    if (!existsSync(socket)) throw error;
  }
  const { uid, mode } = lstatSync(socket);
  const isOurs = process.platform === 'win32' || uid === (account?.uid ?? process.getuid?.());
  if (!isOurs || (mode & 0o077) !== 0)
    throw new StartFailure(`The folder ${socket} belongs to somebody else: remove it, then start again.`);
}

/** An empty folder to make a database in: in the data folder, or in a common one where its account may not enter that. */
export function makeUnfinished(dataFolder: string, account: Account): string {
  const inside = mayEnter(dataFolder, account);
  const parent = inside ? path.resolve(dataFolder) : commonFolder;
  if (!inside) readableByAll(() => mkdirSync(parent, { recursive: true }));
  if (!inside && !mayEnter(parent, account))
    throw new StartFailure(
      `The account of the embedded database may enter neither ${dataFolder} nor ${parent}: let it enter one of them (chmod o+x), or name another account in PORTICO_DATABASE_ACCOUNT.`,
    );
  // in the common folder it keeps its name, and others are beside it
  const own = `${name}-${randomBytes(6).toString('hex')}`;
  const unfinished = path.join(parent, inside ? `${own}.unfinished` : own);
  mkdirSync(unfinished, { mode: 0o700 });
  give(unfinished, account);
  return unfinished;
}

/** Where it is not in the data folder, a link leads to it. */
export function linkHome(dataFolder: string, home: string): void {
  symlinkSync(home, homeIn(dataFolder));
}

export const isIn = (dataFolder: string, { home }: Place): boolean =>
  path.dirname(home) === realpathSync(dataFolder);
