// `npm start`: everything from a fresh clone to a running site.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ensureNode } from './prepare.mjs';
import { dataFolder, holderOf } from './data-folder.mjs';
import { GiveUp, root, run, runMain } from './say.mjs';

const memory = [
  // Node lets garbage grow with the machine's memory (900 MB after some thousand pages here); 500 MB serve the same pages
  '--max-old-space-size=384',
  '--max-semi-space-size=8',
];

/** Below come a Node that cannot read the server's files, missing packages, and another user's database; the server asks again. */
function unlessUnprepared(error) {
  if (!['ERR_UNKNOWN_FILE_EXTENSION', 'ERR_MODULE_NOT_FOUND', 'EACCES'].includes(error.code)) throw error;
}

await runMain(async () => {
  // before anything is built: a running server serves the files that a build replaces
  const holder = process.env.DATABASE_URL ? undefined : await holderOf(dataFolder()).catch(unlessUnprepared);
  if (holder !== undefined) {
    throw new GiveUp(
      `Portico is already running on ${dataFolder()} (${holder}): stop it first, or choose another folder with PORTICO_DATA.`,
    );
  }
  await ensureInstalled();
  await ensureNode();
  await ensureBuilt();
  const { code } = await run('node', [...memory, join(root, 'reference-app/server/main.ts')], {
    isShown: true,
  });
  return code;
});
