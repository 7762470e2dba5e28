// The libraries as they are published: built scripts, styles and types, one folder a package.
// `npm run pack` also packs each into a .tgz, all in the folder `dist`.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { during, GiveUp, root, run, runMain, say } from './say.mjs';

const packages = ['tokens', 'core', 'components', 'theme-builder'];

async function orGiveUp(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new GiveUp(`${command} ${args.join(' ')} failed:\n${output}`);
}

const built = (file) =>
  file.endsWith('.ts')
    ? { types: file.replace(/\.ts$/, '.d.ts'), default: file.replace(/\.ts$/, '.js') }
    : file;

/** The manifest with its exports turned from sources to built files. */
function publishedManifest(name) {
  const {
    scripts: _scripts,
    private: _private,
    devDependencies: _devDependencies,
    ...manifest
  } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
  return {
    ...manifest,
    exports: Object.fromEntries(
      Object.entries(manifest.exports).map(([entry, file]) => [entry, built(file)]),
    ),
    sideEffects: ['**/*.css', '**/*.css.js'],
  };
}

/** Builds each package into a folder of its name in `folder`; what was there is gone. */
export async function buildPackages(folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const name of packages) {
    const output = join(folder, name);
    await orGiveUp('vite', ['build', '--config', join(root, 'vite.lib.ts'), '--outDir', output], {
      cwd: join(root, name),
    });
    writeFileSync(join(output, 'package.json'), `${JSON.stringify(publishedManifest(name), null, 2)}\n`);
    cpSync(join(root, 'LICENSE'), join(output, 'LICENSE'));
    // catalogs, for tools that translate
    if (name === 'core')
      for (const file of globSync('locales/*/*.json', { cwd: join(root, name) }))
        cpSync(join(root, name, file), join(output, file));
  }
  // in one run, since each package's types name those of the one below
  await orGiveUp('tsc', ['-p', 'tsconfig.packages.json', '--outDir', folder]);
  // a type may name the keys of a catalogue
  for (const file of globSync('**/*.d.ts', { cwd: folder }))
    for (const [, json] of readFileSync(join(folder, file), 'utf8').matchAll(/ from '(\.[^']+\.json)'/g))
      cpSync(join(root, dirname(file), json), join(folder, dirname(file), json));
}

/** Packs what was built, and answers the files. */
async function packPackages(folder) {
  for (const name of packages)
    await orGiveUp('npm', ['pack', '--pack-destination', folder], { cwd: join(folder, name) });
}

if (process.argv[1] === import.meta.filename)
  await runMain(async () => {
    const folder = resolve(process.argv[2] ?? join(root, 'dist'));
    await during('Building the packages', () => buildPackages(folder));
    await packPackages(folder);
    say(`Packed into ${folder}`);
    return 0;
  });
