import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const components = path.join(import.meta.dirname, '..');
const locales = globSync('*.ts', { cwd: import.meta.dirname })
  .map((file) => path.basename(file, '.ts'))
  .filter((name) => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(name));
const read = (file: string) =>
  JSON.parse(readFileSync(path.join(components, file), 'utf8')) as Record<string, string>;
// what stands behind `one` or `=0` is a text, not a placeholder
const placeholders = (message: string) =>
  [
    ...new Set(
      [...message.matchAll(/(?<!(?:=\d+|zero|one|two|few|many|other) )\{(\w+)[,}]/g)].map(([, name]) => name),
    ),
  ].toSorted();

const english = globSync('*/*/messages/en-US.json', { cwd: components });

const camelCase = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

describe('the texts of the components', () => {
  it('SHELL-11 there is a language beside English', () => expect(locales).toContain('ar'));

  it.each(locales)('SHELL-11 %s can be had component by component', async (locale) => {
    const parts = (await import(path.join(import.meta.dirname, `${locale}-parts.ts`))) as object;
    const folders = english.map((file) => camelCase(file.split(path.sep)[1] ?? ''));
    // what answers that are not valid are told stands in core
    expect(Object.keys(parts).toSorted()).toEqual([...folders, 'validation'].toSorted());
  });

  it.each(locales.flatMap((locale) => english.map((file) => [locale, path.dirname(file)] as const)))(
    'SHELL-11 %s: %s has every text, with the same placeholders',
    (locale, folder) => {
      const source = read(`${folder}/en-US.json`);
      const own = read(`${folder}/${locale}.json`);
      expect(Object.keys(own)).toEqual(Object.keys(source));
      for (const [key, message] of Object.entries(source))
        expect(placeholders(own[key] ?? ''), key).toEqual(placeholders(message));
    },
  );
});
