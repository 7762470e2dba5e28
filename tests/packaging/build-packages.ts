import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder whose `node_modules` holds the built packages, as an app would have them installed. */
    installed: string;
  }
}

const root = path.join(import.meta.dirname, '../..');

/** Builds the libraries as they are published, beside `dist`, so that a test never meets somebody's half-finished build. */
export default function setup(project: TestProject) {
  const installed = path.join(root, '.cache/packaging');
  rmSync(installed, { recursive: true, force: true });
  for (const name of ['tokens', 'components']) {
    const output = path.join(installed, 'node_modules/@portico', name);
    const run = (...args: string[]) =>
      execFileSync(process.execPath, args, {
        cwd: path.join(root, name),
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    run(
      path.join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--config',
      path.join(root, 'vite.lib.ts'),
      '--outDir',
      output,
    );
    run(path.join(root, 'scripts/publish-manifest.mjs'), output);
  }
  project.provide('installed', installed);
}
