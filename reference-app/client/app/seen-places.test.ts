import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  seenAt,
  sectionOf,
  splitPath,
  tokenPaths,
  type Place,
  type TokenPath,
} from '@portico/tokens/contract';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const textOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .filter((file) => !/\.(?:test|stories)\./.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
const part = (folder: string) => textOf(`components/${folder}/**/*.{ts,tsx}`);
const pages = (...folders: string[]) =>
  textOf(...folders.map((folder) => `reference-app/client/pages/${folder}/*.{ts,tsx}`));

/** What a job's article is made of. */
const ofJobs = part('display/{definition-list,rich-text,tag}');

/** What makes a place. A place that is missing is not built yet, or is made of all others. */
const sources: Readonly<Partial<Record<Place, string>>> = {
  navbar: part('navigation/navbar') + textOf('reference-app/client/shell/shell.tsx'),
  banner: textOf(
    'reference-app/client/pages/search/search-form.tsx',
    'reference-app/client/pages/search/search.css.ts',
  ),
  hero: part('careers/hero-image'),
  cards: part('display/card') + textOf('tokens/component/cards.tokens.json'),
  forms: part('inputs'),
  messages: part('feedback/info-bar'),
  dialogs: part('overlays/{modal,dialog,alert-dialog}'),
  search: pages('search', 'position') + ofJobs,
  job: pages('job', 'position') + ofJobs,
  login: pages('login'),
};

const variants = new Map(
  [...part('actions/button').matchAll(/^ {2}(\w+): role\('(\w+_buttons?)'\),$/gm)].map(
    ([, variant = '', section = '']) => [section, variant],
  ),
);

/** System tokens are used by name, buttons by their variant, cards by their component, and parts name their section. */
function isSeenIn(source: string, token: TokenPath): boolean {
  const [section, name] = splitPath(token);
  if (sectionOf(section).tier === 'system') return new RegExp(`\\.${name}\\b`).test(source);
  const variant = variants.get(section);
  // without a variant a button is a default one
  if (variant === 'default' && /<Button(?![^>]*variant)/.test(source)) return true;
  if (variant !== undefined) return new RegExp(`variant=(?:"${variant}"|\\{[^}]*'${variant}')`).test(source);
  return section === 'cards' ? /<Card\b/.test(source) : source.includes(`'${section}'`);
}

/** Whoever builds one takes it off this list. */
const notYet: readonly string[] = [];

test('THEME-01 every token is seen where the contract says, on pages and in parts that are built', () => {
  expect(variants.size).toBe(9);
  const untrue = tokenPaths.flatMap((token) =>
    seenAt(token)
      .filter((place) => sources[place] !== undefined && !isSeenIn(sources[place], token))
      .map((place) => {
        const [section] = splitPath(token);
        return `${sectionOf(section).tier === 'system' ? token : section} in ${place}`;
      }),
  );
  expect([...new Set(untrue)].toSorted()).toEqual(notYet);
});
