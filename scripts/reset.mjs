// `npm run reset`: removes the embedded database, so that the next start makes the demo data anew.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { GiveUp, root, runMain, say } from './say.mjs';

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

await runMain(async () => {
  if (process.env.DATABASE_URL)
    throw new GiveUp(
      'DATABASE_URL is set: drop that database yourself, or unset it to reset the embedded one.',
    );
  const folder = resolve(root, process.env.PORTICO_DATA || '.portico');
  const lock = resolve(folder, 'lock.json');
  if (existsSync(lock) && isAlive(JSON.parse(readFileSync(lock, 'utf8')).pid))
    throw new GiveUp(`A server still uses ${folder}: stop it first.`);
  rmSync(folder, { recursive: true, force: true });
  say('The demo data is gone; the next "npm start" makes it anew.');
});
