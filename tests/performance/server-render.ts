import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { sharedConfig } from '../../vite.shared.ts';
import { atMost, type Benchmark } from './benchmark.ts';
import { benchCache, root } from './checkout.ts';
import type { MountKind } from './pages/kinds.tsx';
import { median, undisturbed } from './statistics.ts';

const rounds = 150;
const groups: readonly { what: string; ours: MountKind; bare: MountKind }[] = [
  { what: '1,000 Buttons', ours: 'Button', bare: 'bareButton' },
  { what: '300 Cards', ours: 'Card', bare: 'bareCard' },
  { what: '200 TextFields', ours: 'TextField', bare: 'bareField' },
];

type Page = { render: (kind: MountKind) => string };

async function builtPage(): Promise<Page> {
  const outDir = path.join(benchCache, 'server-render');
  await build({
    ...sharedConfig(),
    configFile: false,
    root,
    logLevel: 'error',
    // React stays outside, in its production build
    ssr: { noExternal: [/^@portico\//] },
    build: { outDir, emptyOutDir: true, ssr: path.join(import.meta.dirname, 'pages/server-render.tsx') },
  });
  return (await import(pathToFileURL(path.join(outDir, 'server-render.js')).href)) as Page;
}

export const serverRender: Benchmark = {
  name: 'server-render',
  title: 'Rendering buttons, cards and fields to HTML on the server',
  run: async () => {
    const { render } = await builtPage();
    const kinds = groups.flatMap(({ ours, bare }) => [ours, bare]);
    const samples = new Map<MountKind, number[]>(kinds.map((kind) => [kind, []]));
    for (let round = -20; round < rounds; round += 1)
      for (const kind of kinds) {
        const begun = performance.now();
        if (!render(kind).startsWith('<')) throw new Error(`${kind} rendered nothing`);
        if (round >= 0) samples.get(kind)?.push(performance.now() - begun);
      }
    const of = (kind: MountKind, statistic = undisturbed) => statistic(samples.get(kind) ?? []);
    return {
      details: [
        {
          caption: `The fastest quarter’s end of ${rounds} renders each, in turn; ms`,
          rows: groups.map(({ what, ours, bare }) => ({
            what,
            ours: of(ours).toFixed(2),
            'bare React': of(bare).toFixed(2),
          })),
        },
      ],
      verdicts: groups.map(({ what, ours, bare }) =>
        atMost({
          what: `${what} over the same elements in bare React`,
          measured: of(ours) / of(bare),
          budget: 3,
          unit: ' ×',
          digits: 2,
          more: ` (of medians ${(of(ours, median) / of(bare, median)).toFixed(2)} ×)`,
        }),
      ),
    };
  },
};
