// `npm start`: everything from a fresh clone to a running site.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ensureNode } from './prepare.mjs';
import { root, run, runMain } from './say.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureNode();
  await ensureBuilt();
  const { code } = await run('node', [join(root, 'reference-app/server/main.ts')], { isShown: true });
  return code;
});
