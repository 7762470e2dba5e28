// Writes dist/package.json: the package with its exports turned from sources to built files, for `npm publish ./dist`.
// Run in a package's folder, after the build; an argument names another folder than dist.
import { readFileSync, writeFileSync } from 'node:fs';

const [output = 'dist'] = process.argv.slice(2);
const {
  scripts: _scripts,
  private: _private,
  files: _files,
  devDependencies: _devDependencies,
  ...manifest
} = JSON.parse(readFileSync('package.json', 'utf8'));

const built = (file) =>
  file.endsWith('.ts')
    ? { types: file.replace(/\.ts$/, '.d.ts'), default: file.replace(/\.ts$/, '.js') }
    : file;

manifest.exports = Object.fromEntries(
  Object.entries(manifest.exports).map(([entry, file]) => [entry, built(file)]),
);
manifest.sideEffects = ['**/*.css', '**/*.css.js'];
writeFileSync(`${output}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
