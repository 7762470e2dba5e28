// `npm run reset`: removes the embedded database, so that the next start makes the demo data anew.
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { dataFolder, endOrphan } from './data-folder.mjs';
import { GiveUp, runMain, say } from './say.mjs';

await runMain(async () => {
  if (process.env.DATABASE_URL)
    throw new GiveUp(
      'DATABASE_URL is set: drop that database yourself, or unset it to reset the embedded one.',
    );
  const folder = dataFolder();
  const holder = await endOrphan(folder);
  if (holder !== undefined) throw new GiveUp(`${folder} is still used by ${holder}: stop it first.`);
  // by name, so that a mistyped PORTICO_DATA cannot cost more than a database
  for (const name of ['postgresql', 'outbox']) {
    const path = resolve(folder, name);
    // which may lead elsewhere
    if (existsSync(path)) rmSync(realpathSync(path), { recursive: true });
    rmSync(path, { recursive: true, force: true });
  }
  say('The demo data is gone; the next "npm start" makes it anew.');
});
