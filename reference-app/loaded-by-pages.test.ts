import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { loadedByPages } from './loaded-by-pages.ts';

const pages = ['search', 'job', 'offers', 'settings'].map((name) => `virtual:page-${name}`);
const program: Record<string, string> = {
  'virtual:entry': `import "./first.ts"; globalThis.pages = [${pages.map((id) => `() => import("${id}")`).join()}, () => import("virtual:panel"), () => import("virtual:guide")]; await globalThis.pages[0]();`,
  './first.ts': 'globalThis.first = 1;',
  // all of them and the later part import the same barrel
  'virtual:page-search':
    'import { card, list } from "@portico/parts"; import { sort } from "./sort.ts"; import { order } from "./order.ts"; import { words } from "./words.ts"; globalThis.search = [card, list, sort, order, words, () => import("virtual:filters")];',
  'virtual:page-job':
    'import { card as shown } from "@portico/parts"; globalThis.job = [shown, () => import("virtual:map")];',
  'virtual:page-offers': 'import { seal } from "@portico/parts"; globalThis.offers = seal;',
  'virtual:page-settings':
    'import { order } from "./order.ts"; import { own } from "./own.ts"; globalThis.settings = [order, own, () => import("virtual:dialog")];',
  // one comes after the search page only, one after that of a job, and the last after any
  'virtual:filters': 'import { sort } from "./sort.ts"; globalThis.filters = sort;',
  'virtual:map': 'import { words } from "./words.ts"; globalThis.map = words;',
  'virtual:dialog': 'import { sort } from "./sort.ts"; globalThis.dialog = sort;',
  'virtual:guide': 'import { sort } from "./sort.ts"; globalThis.guide = sort;',
  'virtual:panel': 'import { list, seal } from "@portico/parts"; globalThis.panel = [list, seal];',
  '@portico/parts': ['card', 'list', 'seal']
    .map((name) => `export { ${name} } from "./${name}.ts";`)
    .join('\n'),
  './card.ts': 'import { line } from "./line.ts"; export const card = [line, globalThis.first];',
  './line.ts': 'export const line = globalThis.first;',
  './list.ts': 'export const list = globalThis.first;',
  './seal.ts': 'export const seal = globalThis.first;',
  './sort.ts': 'export const sort = globalThis.first;',
  './order.ts': 'export const order = globalThis.first;',
  './own.ts': 'export const own = globalThis.first;',
  './words.ts': 'export const words = globalThis.first;',
};

const built = async () => {
  const { isOfMany, fileOf } = loadedByPages({
    entry: 'virtual:entry',
    pageName: (id) => /^virtual:page-(.*)$/.exec(id)?.[1],
    isRare: (id) => id === 'virtual:guide',
    many: 2,
    isBudgeted: (name) => name === 'search',
    isFollower: (name) => name === 'settings',
  });
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'program',
        enforce: 'pre',
        resolveId: (id) => (id in program ? { id, moduleSideEffects: id !== '@portico/parts' } : undefined),
        load: (id) => program[id],
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: { entry: 'virtual:entry' },
        output: {
          codeSplitting: {
            groups: [
              { name: (id, graph) => (isOfMany(id, graph) ? 'site' : null) },
              { name: fileOf, includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
};

test('what many pages load is in one file with what all load, and nothing else is', async () => {
  const chunks = await built();
  const site = chunks.find(({ moduleIds }) => moduleIds.includes('./first.ts'));
  expect(site?.moduleIds.filter((id) => id in program).toSorted()).toEqual([
    './card.ts',
    './first.ts',
    './line.ts',
  ]);
});

test('the entry, which may wait for a page, is not in the file that pages wait for', async () => {
  const chunks = await built();
  expect(chunks.find(({ isEntry }) => isEntry)?.moduleIds).toEqual(['virtual:entry']);
});

const together = async (id: string) => {
  const chunk = (await built()).find(({ moduleIds }) => moduleIds.includes(id));
  return chunk?.moduleIds.filter((other) => other in program).toSorted();
};

test('what only some pages load is in one file, also where later parts of theirs load some of it', async () => {
  expect(await together('./sort.ts')).toEqual(['./order.ts', './sort.ts']);
});

test('a page that few go to makes no more files of what a page with a budget loads', async () => {
  expect(await together('./order.ts')).toEqual(['./order.ts', './sort.ts']);
  expect(await together('./own.ts')).toEqual(['./own.ts']);
});

test('what a part loads that comes after other pages, too, is apart from it', async () => {
  expect(await together('./words.ts')).toEqual(['./words.ts']);
});

test('what every page may load a moment later is in no file of some pages', async () => {
  expect(await together('./list.ts')).toEqual(['./list.ts']);
  expect(await together('./seal.ts')).toEqual(['./seal.ts']);
});
