import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '../../contract/employer-config.ts';
import { loadMessages } from './catalogues.ts';

const read = (locale: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${locale}.json`), 'utf8')) as Record<string, string>;
const english = read('en-US');
const placeholders = (message: string) =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].toSorted();

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

  test('SHELL-11 plurals and numbers follow the language', async () => {
    const [en, ar] = await Promise.all([loadMessages('en-US'), loadMessages('ar')]);
    expect([1, 1178].map((count) => en('search.results', { count }))).toEqual(['1 job', '1,178 jobs']);
    expect(ar('search.results', { count: 2 })).toBe('وظيفتان');
  });
});
