import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Bytes; Linux takes 107, macOS 103. */
const longestAddress = 100;

export type ShortPath = { folder: string; release: () => void };

/**
 * The folder by a path that leaves room for the names of sockets in an address, which is short: a link of this process's
 * own where the real one is too long. The sockets are in the folder all the same, so whoever shares it meets them.
 */
export function shortPathTo(folder: string, longestName: string): ShortPath {
  if (Buffer.byteLength(path.join(folder, longestName)) <= longestAddress)
    return { folder, release: () => undefined };
  const own = mkdtempSync(path.join(tmpdir(), 'portico-'));
  const link = path.join(own, 'data');
  symlinkSync(folder, link);
  return { folder: link, release: () => rmSync(own, { recursive: true, force: true }) };
}

/**
 * A connection to what listens on a socket, wherever it runs on this machine: in another container too, whose processes
 * cannot be seen from here.
 *
 * @returns undefined when nothing does: there is none, or it was left by a process that was killed
 * @throws when that cannot be told
 */
export async function connectTo(folder: string, name: string): Promise<Socket | undefined> {
  const short = shortPathTo(folder, name);
  const connection = connect(path.join(short.folder, name));
  try {
    await once(connection, 'connect');
    return connection;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ENOTSOCK') return undefined;
    throw error;
  } finally {
    short.release();
  }
}

/** Whether something listens on a socket, or may: what cannot be asked is not known to be dead. */
export async function isAnswered(folder: string, name: string): Promise<boolean> {
  try {
    const connection = await connectTo(folder, name);
    connection?.destroy();
    return connection !== undefined;
  } catch {
    return true;
  }
}
