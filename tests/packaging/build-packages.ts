import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { installBuilt } from '../built-packages.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder whose `node_modules` holds the built packages, as an app would have them installed. */
    installed: string;
  }
}

/** Builds the libraries once for all tests of the packages. */
export default function setup(project: TestProject) {
  const installed = path.join(import.meta.dirname, '../../.cache/packaging');
  installBuilt(installed);
  project.provide('installed', installed);
}
