import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { askedForAtOnce } from './asked-for-at-once.ts';

// the deep module is shared by one more page than the shared one, so that each is a file
const program: Record<string, string> = {
  'virtual:program':
    'import "virtual:first"; for (const load of [() => import("virtual:page"), () => import("virtual:page2"), () => import("virtual:page3")]) load();',
  'virtual:first': 'globalThis.first = 1;',
  'virtual:page': 'import { shared } from "virtual:shared"; globalThis.page = shared;',
  'virtual:page2': 'import { shared } from "virtual:shared"; globalThis.page2 = shared;',
  'virtual:page3': 'import { deep } from "virtual:deep"; globalThis.page3 = deep;',
  'virtual:shared': 'import { deep } from "virtual:deep"; export const shared = deep + globalThis.first;',
  'virtual:deep': 'export const deep = globalThis.first;',
};

const built = async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id in program ? id : undefined),
        load: (id) => program[id],
      },
      askedForAtOnce(),
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: { program: 'virtual:program' } },
    },
  })) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
};

test('a page that is loaded later names all files that it comes with, and none that is there', async () => {
  const chunks = await built();
  const holding = (id: string) => chunks.find(({ moduleIds }) => moduleIds.includes(id));
  const page = holding('virtual:page');
  const shared = holding('virtual:shared')?.fileName.split('/').at(-1) ?? 'none';
  const deep = holding('virtual:deep')?.fileName.split('/').at(-1) ?? 'none';
  expect(shared).not.toBe(deep);
  expect(page?.imports.map((name) => name.split('/').at(-1))).toEqual([shared]);
  expect(page?.code.match(/[\w-]+\.js/g)).toEqual([shared, deep]);
  expect(holding('virtual:program')?.code).not.toContain(shared);
});
