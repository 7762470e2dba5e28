import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checkout.ts';

/** Where the pages are; the libraries are in its own `node_modules`, since no other work needs them. */
export const folder = import.meta.dirname;

/** Where an app of one line finds them. */
export const appFolder = path.join(folder, 'node_modules/.cache/app');

const readJson = <Shape>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Shape;
type Lock = { packages: Record<string, { version?: string; optional?: boolean }> };

const isInstalled = (): boolean => {
  const file = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(file)) return false;
  const installed = readJson<Lock>(file).packages;
  const wanted = readJson<Lock>(path.join(folder, 'package-lock.json')).packages;
  return Object.entries(wanted).every(
    ([at, { version, optional }]) => at === '' || optional || installed[at]?.version === version,
  );
};

/** @throws Error when it is not installed. */
export const versionOf = (name: string, from = folder): string =>
  readJson<{ version: string }>(path.join(from, 'node_modules', name, 'package.json')).version;

/** Installs the libraries of the lockfile, where one is missing; with this repository's React, so that all share one. */
export const installLibraries = (): void => {
  if (!isInstalled()) {
    process.stdout.write('Installing the other libraries (about 340 MB, half a minute) …\n');
    // none of them has anything to run
    const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const [theirs, ours] = [versionOf('react'), versionOf('react', root)];
  if (theirs !== ours)
    throw new Error(
      `The other libraries would be measured with React ${theirs}, and ours is ${ours}: write that into ${path.join(folder, 'package.json')} and run npm install there.`,
    );
};
