import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { engineFailure, fullDisk, isFull, takeDataFolder } from '../../database/data-folder.ts';
import { readArchive, writeArchive } from '../../database/embedded-archive.ts';
import { openEngine } from '../../database/embedded-engine.ts';
import {
  databaseFolderIn,
  finishReplacement,
  hasDatabase,
  replacedBy,
} from '../../database/empty-database.ts';
import { assertNotNewer } from '../../database/migrate.ts';
import { askForBackup, backupSocketName, socketFolderName } from '../../database/socket-name.ts';
import { StartFailure } from '../../database/start-failure.ts';
import { connectTo } from '../../database/unix-socket.ts';
import { writeBackupFile } from './file.ts';

/** Saves an embedded database; a server that uses it goes on, and hands out what it has. */
export async function saveEmbedded({ dataFolder, to }: { dataFolder: string; to: string }): Promise<void> {
  if (!hasDatabase(dataFolder))
    throw new StartFailure(
      `There is no data in ${dataFolder}: name the right folder with PORTICO_DATA=<folder>.`,
    );
  await writeBackupFile(to, async (unfinished) => {
    const file = () => createWriteStream(unfinished);
    const server = await connectTo(dataFolder, path.join(socketFolderName, backupSocketName));
    if (server) {
      server.write(askForBackup);
      await pipeline(server, file());
    } else await saveStopped(dataFolder, file());
    // a connection that breaks ends like one that is done; the archive tells
    await readArchive(createReadStream(unfinished)).catch((error: unknown) => {
      throw new StartFailure('The server ended before the backup was whole: try again.', { cause: error });
    });
  });
}

async function saveStopped(dataFolder: string, to: NodeJS.WritableStream): Promise<void> {
  const unlock = await takeDataFolder(dataFolder);
  try {
    const engine = await openEngine(databaseFolderIn(dataFolder)).catch((error: unknown) => {
      throw engineFailure(dataFolder, error);
    });
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
  const unlock = await takeDataFolder(dataFolder);
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
    const replaced = replacedBy(folder);
    finishReplacement(folder);
    rmSync(unfinished, { recursive: true, force: true });
    try {
      await writeDatabase(unfinished, { archive, from });
      if (existsSync(folder)) renameSync(folder, replaced);
      renameSync(unfinished, folder);
      rmSync(replaced, { recursive: true, force: true });
    } finally {
      finishReplacement(folder);
      rmSync(unfinished, { recursive: true, force: true });
    }
  } finally {
    unlock();
  }
}

/** @throws StartFailure when it is no database, or one that this release cannot use */
async function writeDatabase(
  folder: string,
  { archive, from }: { archive: Blob; from: string },
): Promise<void> {
  let versions: { version: number }[];
  try {
    const engine = await openEngine(folder, { contents: archive });
    try {
      ({ rows: versions } = await engine.query<{ version: number }>('select version from schema_version'));
    } finally {
      await engine.close();
    }
  } catch (error) {
    if (isFull(error)) throw fullDisk(path.dirname(folder), error);
    throw new StartFailure(
      `${from} holds no database of Portico, and nothing was changed: use a backup that "npm run backup" has made.`,
      { cause: error },
    );
  }
  assertNotNewer(versions.map(({ version }) => version));
}
