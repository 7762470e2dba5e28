import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readArchive, writeArchive } from '../../database/embedded-archive.ts';
import { openEngine } from '../../database/embedded-engine.ts';
import { databaseFolderIn, hasDatabase } from '../../database/empty-database.ts';
import { lockFolder } from '../../database/lock.ts';
import { backupSocketName } from '../../database/socket-name.ts';
import { StartFailure } from '../../database/start-failure.ts';
import { writeBackupFile } from './file.ts';

/** Saves an embedded database; a server that uses it goes on, and hands out what it has. */
export async function saveEmbedded({ dataFolder, to }: { dataFolder: string; to: string }): Promise<void> {
  if (!hasDatabase(dataFolder))
    throw new StartFailure(
      `There is no data in ${dataFolder}: name the right folder with PORTICO_DATA=<folder>.`,
    );
  await writeBackupFile(to, async (unfinished) => {
    const file = () => createWriteStream(unfinished);
    const server = await connected(path.join(dataFolder, 'socket', backupSocketName));
    if (server) await pipeline(server, file());
    else await saveStopped(dataFolder, file());
    // a connection that breaks ends like one that is done; the archive tells
    await readArchive(createReadStream(unfinished)).catch((error: unknown) => {
      throw new StartFailure('The server ended before the backup was whole: try again.', { cause: error });
    });
  });
}

/** The server's offer of a backup; undefined when no server is there. */
async function connected(socket: string): Promise<Socket | undefined> {
  if (!existsSync(socket)) return undefined;
  const connection = connect(socket);
  try {
    await once(connection, 'connect');
    return connection;
  } catch {
    // left by a server that was killed
    return undefined;
  }
}

async function saveStopped(dataFolder: string, to: NodeJS.WritableStream): Promise<void> {
  const unlock = lockFolder(dataFolder);
  try {
    const engine = await openEngine(databaseFolderIn(dataFolder));
    await writeArchive(engine, to as ReturnType<typeof createWriteStream>);
    await engine.close();
  } finally {
    unlock();
  }
}

/** @param options.replace also where there is a database already, which is gone then */
export async function restoreEmbedded(options: {
  dataFolder: string;
  from: string;
  replace: boolean;
}): Promise<void> {
  const { dataFolder, from, replace } = options;
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataFolder);
  try {
    if (hasDatabase(dataFolder) && !replace)
      throw new StartFailure(
        `There is a database in ${dataFolder}: restore into another folder with PORTICO_DATA=<folder>, or add --replace, which deletes what is there.`,
      );
    const archive = await readArchive(createReadStream(from)).catch((error: unknown) => {
      throw new StartFailure(`${from} is not whole, and nothing was changed: use another backup.`, {
        cause: error,
      });
    });
    const folder = databaseFolderIn(dataFolder);
    const unfinished = `${folder}.unfinished`;
    const replaced = `${folder}.replaced`;
    for (const leftOver of [unfinished, replaced]) rmSync(leftOver, { recursive: true, force: true });
    const engine = await openEngine(unfinished, archive);
    await engine.close();
    if (existsSync(folder)) renameSync(folder, replaced);
    renameSync(unfinished, folder);
    rmSync(replaced, { recursive: true, force: true });
  } finally {
    unlock();
  }
}
