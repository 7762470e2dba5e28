import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './checkout.ts';

const readJson = <Shape>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Shape;
type Lock = { packages: Record<string, { version?: string; optional?: boolean }> };

/** Packages that only a benchmark needs: in the `node_modules` of its own folder, by its own lockfile. */
export class InstalledPackages {
  /** Where the pages are that use them. */
  readonly folder: string;
  readonly #what: string;

  /** @param what they are, with their size, for whoever waits for them */
  constructor(folder: string, what: string) {
    this.folder = folder;
    this.#what = what;
  }

  /** Where an app of one line finds them. */
  get appFolder(): string {
    return path.join(this.folder, 'node_modules/.cache/app');
  }

  /** @throws Error when it is not installed. */
  versionOf(name: string, from = this.folder): string {
    return readJson<{ version: string }>(path.join(from, 'node_modules', name, 'package.json')).version;
  }

  #isInstalled(): boolean {
    const file = path.join(this.folder, 'node_modules/.package-lock.json');
    if (!existsSync(file)) return false;
    const installed = readJson<Lock>(file).packages;
    const wanted = readJson<Lock>(path.join(this.folder, 'package-lock.json')).packages;
    return Object.entries(wanted).every(
      ([at, { version, optional }]) => at === '' || optional || installed[at]?.version === version,
    );
  }

  /**
   * Installs what the lockfile has, where anything is missing.
   * @param shared packages that all have to be measured with in the version of this repository
   */
  install(shared: readonly string[]): void {
    if (!this.#isInstalled()) {
      process.stdout.write(`Installing ${this.#what} …\n`);
      // none of them has anything to run
      const options = [
        '--prefix',
        this.folder,
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ];
      execFileSync('npm', ['ci', ...options], { cwd: this.folder, stdio: ['ignore', 'ignore', 'inherit'] });
    }
    for (const name of shared) {
      const [theirs, ours] = [this.versionOf(name), this.versionOf(name, root)];
      if (theirs !== ours)
        throw new Error(
          `The others would be measured with ${name} ${theirs}, and ours is ${ours}: write that into ${path.join(this.folder, 'package.json')} and run npm install there.`,
        );
    }
  }
}
