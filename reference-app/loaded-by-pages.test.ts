import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { loadedByMany } from './loaded-by-many.ts';

const pages = ['search', 'job', 'offers'].map((name) => `virtual:page-${name}`);
const program: Record<string, string> = {
  'virtual:entry': `import "./first.ts"; globalThis.pages = [${pages.map((id) => `() => import("${id}")`).join()}, () => import("virtual:panel")]; await globalThis.pages[0]();`,
  './first.ts': 'globalThis.first = 1;',
  // all of them and the later part import the same barrel
  'virtual:page-search': 'import { card, list } from "@portico/parts"; globalThis.search = [card, list];',
  'virtual:page-job': 'import { card as shown } from "@portico/parts"; globalThis.job = shown;',
  'virtual:page-offers': 'import { seal } from "@portico/parts"; globalThis.offers = seal;',
  'virtual:panel': 'import { list, seal } from "@portico/parts"; globalThis.panel = [list, seal];',
  '@portico/parts': ['card', 'list', 'seal']
    .map((name) => `export { ${name} } from "./${name}.ts";`)
    .join('\n'),
  './card.ts': 'import { line } from "./line.ts"; export const card = [line, globalThis.first];',
  './line.ts': 'export const line = globalThis.first;',
  './list.ts': 'export const list = globalThis.first;',
  './seal.ts': 'export const seal = globalThis.first;',
};

const built = async () => {
  const isOfMany = loadedByMany({ entry: 'virtual:entry', isPage: (id) => pages.includes(id) });
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
            groups: [{ name: (id, graph) => (isOfMany(id, graph) ? 'site' : null) }],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
};

test('what more than a third of the pages load is in one file with what all load, and nothing else is', async () => {
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
