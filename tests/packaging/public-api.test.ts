import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, inject, it } from 'vitest';
import { tokenAt, tokenPaths } from '../../tokens/index.ts';

const packages = ['tokens', 'core', 'components', 'theme-builder'];
const folderOf = (name: string) => path.join(inject('installed'), 'node_modules/@portico', name);

/** The entries of a package, each with its script and its types. */
function entriesOf(name: string) {
  const manifest = JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')) as {
    exports: Record<string, string | { types: string; default: string }>;
  };
  return Object.entries(manifest.exports).flatMap(([entry, target]) =>
    typeof target === 'string'
      ? []
      : [
          {
            entry: path.posix.join('@portico', name, entry),
            script: path.join(folderOf(name), target.default),
            types: path.join(folderOf(name), target.types),
          },
        ],
  );
}

/** What each entry of a package hands out, by name: a line each. */
async function namesOf(name: string): Promise<string[]> {
  const entries = entriesOf(name);
  const { metafile } = await build({
    entryPoints: entries.map(({ script }) => script),
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
  return entries.flatMap(({ entry, script }) =>
    (exported.get(script) ?? []).toSorted().map((one) => `${entry}: ${one}`),
  );
}

// the contract's type is all tokens with all that is known of each; their list stands for it
const contract = path.join('tokens', 'contract/index.d.ts');

/** The types that a user of a package can meet, without comments: all declarations that an entry leads to, file by file. */
function typesOf(name: string): string[] {
  const known = new Map<string, string>();
  const follow = (file: string) => {
    if (known.has(file) || file.endsWith(contract)) return;
    const text = readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/^\s*\n/gm, '');
    known.set(file, text);
    for (const [, specifier = ''] of text.matchAll(/(?:from '|import\(")(\.[^'"]+)/g))
      follow(path.join(path.dirname(file), specifier.replace(/\.tsx?$/, '.d.ts')));
  };
  for (const { types } of entriesOf(name)) follow(types);
  return [...known]
    .map(([file, text]) => `// ${name}/${path.relative(folderOf(name), file)}\n${text}`)
    .toSorted();
}

it('the packages hand out what is written down: a change needs a changeset, and --update for the list', async () => {
  const lines = (await Promise.all(packages.map(namesOf))).flat();
  expect(lines).toContain('@portico/components/button: Button');
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('public-api.txt');
});

it('so it is with their types', async () => {
  const types = packages.flatMap(typesOf);
  expect(types.join('')).toContain('export declare function Pagination(');
  await expect(types.join('\n')).toMatchFileSnapshot('public-types.txt');
});

it('so it is with the names and kinds of the tokens', async () => {
  const lines = tokenPaths.map((token) => `${token}: ${tokenAt(token).kind}`);
  expect(lines).toContain('core_properties.brand: color');
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('public-tokens.txt');
});
