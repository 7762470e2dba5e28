// `npm start`: everything from a fresh clone to a running site.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ensureNode } from './prepare.mjs';
import { dataFolder, holderOf } from './data-folder.mjs';
import { GiveUp, root, run, runMain } from './say.mjs';

await runMain(async () => {
  // before anything is built: a running server serves the files that a build replaces
  const holder = process.env.DATABASE_URL ? undefined : holderOf(dataFolder());
  if (holder !== undefined) {
    throw new GiveUp(
      `Portico is already running on ${dataFolder()} (process ${holder}): stop it first, or choose another folder with PORTICO_DATA.`,
    );
  }
  await ensureInstalled();
  await ensureNode();
  await ensureBuilt();
  const { code } = await run('node', [join(root, 'reference-app/server/main.ts')], { isShown: true });
  return code;
});
