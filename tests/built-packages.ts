import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/**
 * Builds the libraries as they are published into a folder that has them installed, and nothing else of ours. Beside
 * `dist`, so that nobody meets somebody else's half-finished build.
 */
export const installBuilt = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['tokens', 'components']) {
    const output = path.join(folder, 'node_modules/@portico', name);
    const run = (...args: string[]) =>
      execFileSync(process.execPath, args, {
        cwd: path.join(root, name),
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    run(vite, 'build', '--config', path.join(root, 'vite.lib.ts'), '--outDir', output);
    run(path.join(root, 'scripts/publish-manifest.mjs'), output);
  }
};
