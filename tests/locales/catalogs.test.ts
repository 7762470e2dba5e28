// What people read, package by package: every language of the registry has all of it.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locales, type Locale } from '@portico/core/messages';
import { presetIds } from '@portico/tokens/presets';
import { describe, expect, test } from 'vitest';
import { messages as libraryInArabic } from '../../components/locales/ar/index.ts';
import { jobsTexts } from '../../reference-app/client/locales/texts.ts';

type Catalog = Readonly<Record<string, string>>;

const root = path.join(import.meta.dirname, '../..');
const packages = ['core', 'components', 'theme-builder', 'reference-app'];
const foldersOf = (name: string) => readdirSync(path.join(root, name, 'locales'), { withFileTypes: true });
const filesOf = (name: string, locale: Locale) =>
  globSync('*.json', { cwd: path.join(root, name, 'locales', locale) })
    // words by what they are in English, which is in the code
    .filter((file) => file !== 'contract.json')
    .toSorted();
const read = (name: string, locale: Locale, file: string) =>
  JSON.parse(readFileSync(path.join(root, name, 'locales', locale, file), 'utf8')) as Catalog;
// what stands behind `one` or `=0` is a text, not a placeholder
const placeholdersOf = (message: string) =>
  [
    ...new Set(
      [...message.matchAll(/(?<!(?:=\d+|zero|one|two|few|many|other) )\{(\w+)[,}]/g)].map(([, name]) => name),
    ),
  ].toSorted();
const placeholdersIn = (catalog: Catalog) =>
  Object.entries(catalog).map(([key, message]) => [key, placeholdersOf(message)]);

describe.each(packages)('the catalogs of %s', (name) => {
  test('SHELL-11 there is a folder for each language of the registry, and no other', () => {
    const folders = foldersOf(name).filter((entry) => entry.isDirectory());
    expect(folders.map((entry) => entry.name).toSorted()).toEqual(locales.toSorted());
  });

  test.each(locales.flatMap((locale) => filesOf(name, 'en-US').map((file) => [locale, file] as const)))(
    'SHELL-11 %s/%s has every message in the same order, with the same placeholders',
    (locale, file) => {
      expect(filesOf(name, locale)).toEqual(filesOf(name, 'en-US'));
      if (file === 'synonyms.json') return;
      expect(placeholdersIn(read(name, locale, file))).toEqual(placeholdersIn(read(name, 'en-US', file)));
    },
  );
});

test('SHELL-11 plurals and numbers follow the language', async () => {
  const [en, ar] = await Promise.all([jobsTexts.load('en-US'), jobsTexts.load('ar')]);
  expect([1, 1178].map((count) => en('search.results', { count }))).toEqual(['1 job', '1,178 jobs']);
  expect(ar('search.results', { count: 2 })).toBe('وظيفتان');
});

test('SHELL-11 every component of the library that says something finds its catalog by its name', () => {
  const said = globSync('components/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (file) => /node_modules|dist/.test(file),
  })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .flatMap((code) =>
      [...code.matchAll(/useMessages(?:<[^(]*>)?\('([\w-]+)'/g)].map(([, name = '']) => name),
    );
  expect(said.length).toBeGreaterThan(50);
  // the editor's texts are loaded apart
  expect([...new Set(said)].filter((name) => name !== 'editor' && !(name in libraryInArabic))).toEqual([]);
});

test('THEME-01 each preset has a name and one sentence of its own', () => {
  const texts = read('theme-builder', 'en-US', 'exchange.json');
  const names = presetIds.map((id) => texts[`preset.${id}.name`]);
  expect(new Set(names).size).toBe(presetIds.length);
  for (const id of presetIds) expect(texts[`preset.${id}.description`]).toMatch(/^[A-Z][^.!?]{30,110}\.$/);
});
