import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, inject, it } from 'vitest';

const packages = path.join(inject('installed'), 'node_modules/@portico');

/** What each entry of a package hands out, by name. */
const apiOf = async (name: string): Promise<Record<string, readonly string[]>> => {
  const folder = path.join(packages, name);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { import?: string; default?: string }>;
  };
  const files = Object.entries(manifest.exports).flatMap(([entry, target]) => {
    const file = typeof target === 'string' ? target : (target.import ?? target.default ?? '');
    return file.endsWith('.js') ? [[entry, path.join(folder, file)] as const] : [];
  });
  const { metafile } = await build({
    entryPoints: files.map(([, file]) => file),
    outdir: path.join(inject('installed'), 'api'),
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    packages: 'external',
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const exported = new Map(
    Object.values(metafile.outputs).map(({ entryPoint = '', exports }) => [
      path.resolve(entryPoint),
      exports,
    ]),
  );
  return Object.fromEntries(
    files.map(([entry, file]) => [entry, (exported.get(file) ?? []).toSorted()] as const),
  );
};

it('the packages hand out what is written down: a change needs a changeset, and --update for the list', async () => {
  const lines = await Promise.all(
    ['tokens', 'components'].map(async (name) =>
      Object.entries(await apiOf(name)).flatMap(([entry, names]) =>
        names.map((exported) => `${path.posix.join('@portico', name, entry)}: ${exported}`),
      ),
    ),
  );
  expect(lines.flat()).toContain('@portico/components/button: Button');
  await expect(`${lines.flat().join('\n')}\n`).toMatchFileSnapshot('public-api.txt');
});
