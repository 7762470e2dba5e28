import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { describe, expect, inject, it } from 'vitest';

const packed = path.join(inject('installed'), 'node_modules/@portico');

describe.each(['tokens', 'core', 'components', 'theme-builder'])('the packed package %s', (name) => {
  it('has a manifest that bundlers and Node agree with', async () => {
    const { messages } = await publint({ pkgDir: path.join(packed, name), strict: true });
    expect(messages).toEqual([]);
  });

  it('has types that every kind of resolution for ES modules finds', async () => {
    const [tarball = ''] = readdirSync(packed).filter((file) => file.startsWith(`portico-${name}-`));
    const checked = await checkPackage(
      createPackageFromTarballData(new Uint8Array(readFileSync(path.join(packed, tarball)))),
      // a stylesheet has no types, and a manifest needs none
      { excludeEntrypoints: ['./package.json'] },
    );
    if (!checked.types) throw new Error(`${name} has no types`);
    // the packages are ES modules only: what cannot import those is told so by its own compiler
    const meant = checked.problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' &&
        !('resolutionKind' in problem && problem.resolutionKind === 'node10') &&
        !('resolutionOption' in problem && problem.resolutionOption === 'node10'),
    );
    expect(meant).toEqual([]);
  });
});
