import { atMost, type Benchmark } from './benchmark.ts';
import { openChromium } from '../chromium.ts';
import { servePage } from './built-page.ts';
import { cpuOf, mountOnce, type Mount } from './mount-once.ts';
import type { MountKind } from './pages/kinds.tsx';
import { median, undisturbed } from './statistics.ts';

const pairs = 40;

/** What is compared, in the order in which it is mounted; ours, the same elements in bare React, and how much ours may cost. */
const groups: readonly { what: string; ours: MountKind; bare: readonly MountKind[]; budget: number }[] = [
  { what: '1,000 Buttons', ours: 'Button', bare: ['bareButton', 'plainButton'], budget: 1.15 },
  { what: '300 Cards', ours: 'Card', bare: ['bareCard'], budget: 1.3 },
  { what: '200 TextFields', ours: 'TextField', bare: ['bareField'], budget: 1.4 },
];
const kinds = groups.flatMap(({ ours, bare }) => [...bare.slice(0, 1), ours, ...bare.slice(1)]);
const labels: Record<MountKind, string> = {
  Button: 'Button',
  bareButton: '<button class> in React, unstyled',
  plainButton: '<button class> in React, the same look in plain CSS',
  Card: 'Card',
  bareCard: 'the same elements in React, unstyled',
  TextField: 'TextField',
  bareField: 'the same elements in React, unstyled',
};

export const mountCpu: Benchmark = {
  name: 'mount-cpu',
  title: 'Mounting buttons, cards and fields: CPU time of the main thread, script with style and layout',
  run: async () => {
    const { origin, stop } = await servePage('mount');
    const browser = await openChromium();
    try {
      const samples = Object.fromEntries(kinds.map((kind) => [kind, [] as Mount[]])) as Record<
        MountKind,
        Mount[]
      >;
      // the first page of a browser compiles what the others find compiled
      for (const kind of kinds) await mountOnce(browser, { origin, kind });
      for (let pair = 0; pair < pairs; pair += 1)
        for (const kind of kinds) samples[kind].push(await mountOnce(browser, { origin, kind }));

      const of = (kind: MountKind, value: (sample: Mount) => number, statistic = undisturbed) =>
        statistic(samples[kind].map(value));
      const over = (ours: MountKind, against: MountKind, statistic?: typeof median) =>
        of(ours, cpuOf, statistic) / of(against, cpuOf, statistic);
      const elements = ({ elements: count }: Mount) => count;
      return {
        details: [
          {
            caption: `The fastest quarter’s end of ${pairs} fresh pages each, in turn; ms`,
            rows: kinds.map((kind) => ({
              what: labels[kind],
              script: of(kind, ({ script }) => script).toFixed(1),
              style: of(kind, ({ style }) => style).toFixed(1),
              layout: of(kind, ({ layout }) => layout).toFixed(1),
              together: of(kind, cpuOf).toFixed(1),
              'whole task': of(kind, ({ task }) => task).toFixed(1),
              elements: of(kind, elements),
              'heap kB': Math.round(of(kind, ({ heap }) => heap) / 1000),
            })),
          },
        ],
        verdicts: [
          ...groups.flatMap(({ what, ours, bare, budget }) => [
            ...bare.map((against) =>
              atMost({
                what: `${what} over ${labels[against]}`,
                measured: over(ours, against),
                budget,
                unit: ' ×',
                digits: 2,
                more: ` (of medians ${over(ours, against, median).toFixed(2)} ×)`,
              }),
            ),
            atMost({
              what: `elements of ${what} over bare`,
              measured: of(ours, elements) / of(bare[0] ?? ours, elements),
              budget: 1.05,
              unit: ' ×',
              digits: 2,
            }),
          ]),
          atMost({
            what: 'heap of 1,000 Buttons after collection',
            measured: of('Button', ({ heap }) => heap) / 1e6,
            budget: 1.5,
            unit: ' MB',
            digits: 2,
            more: ` (bare ${(of('bareButton', ({ heap }) => heap) / 1e6).toFixed(2)} MB)`,
          }),
        ],
      };
    } finally {
      await browser.close();
      stop();
    }
  },
};
