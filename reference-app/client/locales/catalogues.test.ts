import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '../../contract/employer-config.ts';
import { jobsTexts } from './jobs-messages.ts';
import type { LibraryMessages } from '@portico/components';

const read = (locale: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${locale}.json`), 'utf8')) as Record<string, string>;
const english = read('en-US');
const placeholders = (message: string) =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].toSorted();

const kebab = (name: string) => name.replaceAll(/(?<=.)[A-Z]/g, '-$&').toLowerCase();

describe('the catalogues', () => {
  test('SHELL-11 there is one for each language that the site offers', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));
    expect(files.toSorted()).toEqual(locales.map((locale) => `${locale}.json`).toSorted());
  });

  test.each(locales)('SHELL-11 %s has every message, with the same placeholders', (locale) => {
    const own = read(locale);
    expect(Object.keys(own)).toEqual(Object.keys(english));
    for (const [key, message] of Object.entries(english))
      expect(placeholders(own[key] ?? ''), key).toEqual(placeholders(message));
  });

  const areas = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  test.each(areas.flatMap((area) => locales.map((locale) => ({ area, locale }))))(
    'SHELL-11 $locale has every message of $area, with the same placeholders',
    ({ area, locale }) => {
      const own = read(`${area}/${locale}`);
      const messages = read(`${area}/en-US`);
      expect(Object.keys(own)).toEqual(Object.keys(messages));
      for (const [key, message] of Object.entries(messages))
        expect(placeholders(own[key] ?? ''), key).toEqual(placeholders(message));
    },
  );

  test('SHELL-11 plurals and numbers follow the language', async () => {
    const [{ t: en }, { t: ar }] = await Promise.all([jobsTexts.load('en-US'), jobsTexts.load('ar')]);
    expect([1, 1178].map((count) => en('search.results', { count }))).toEqual(['1 job', '1,178 jobs']);
    expect(ar('search.results', { count: 2 })).toBe('وظيفتان');
  });

  test('SHELL-11 the components of the pages speak the language of the page', async () => {
    const translated = new Set<string>();
    for (const file of globSync('**/ar.ts', { cwd: import.meta.dirname })) {
      const { library } = (await import(join(import.meta.dirname, file))) as { library: LibraryMessages };
      for (const component of Object.keys(library)) translated.add(component);
    }
    const client = join(import.meta.dirname, '..');
    const library = join(client, '../../components');
    const index = readFileSync(join(library, 'index.ts'), 'utf8');
    const folders = [...index.matchAll(/'\.\/(\w+\/[\w-]+)\/index\.ts'/g)].map(([, folder = '']) => folder);
    const folderOf = (name: string) => folders.find((folder) => folder.endsWith(`/${name}`));
    const speaking = new Set<string>();
    const seen = new Set<string>();
    /** Follows what a module imports, as far as it is the library's. */
    const follow = (file: string) => {
      if (seen.has(file) || !existsSync(file)) return;
      seen.add(file);
      const code = readFileSync(file, 'utf8');
      for (const [, name = ''] of code.matchAll(/useMessages(?:<[^(]*>)?\('([\w-]+)'/g)) speaking.add(name);
      for (const [, names = ''] of code.matchAll(/import \{([^}]*)\} from '@portico\/components'/g))
        for (const name of names.split(',').map((each) => each.trim()))
          if (/^[A-Z]/.test(name)) follow(join(library, folderOf(kebab(name)) ?? '', `${kebab(name)}.tsx`));
      for (const [, name = ''] of code.matchAll(/from '@portico\/components\/([\w-]+)'/g))
        for (const found of globSync(`*/${name}/${name}.tsx`, { cwd: library })) follow(join(library, found));
      if (file.startsWith(library))
        for (const [, relative = ''] of code.matchAll(/from '(\.[^']+\.tsx?)'/g))
          follow(resolve(dirname(file), relative));
    };
    for (const file of globSync('**/*.tsx', { cwd: client })) follow(join(client, file));
    expect(speaking.size).toBeGreaterThan(0);
    expect([...speaking].filter((name) => !translated.has(name))).toEqual([]);
  });
});
