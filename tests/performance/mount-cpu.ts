import type { Browser } from 'playwright';
import { atMost, type Benchmark } from './benchmark.ts';
import { openChromium } from '../chromium.ts';
import { servePage } from './built-page.ts';
import type { MountKind } from './pages/mount.tsx';
import { median, undisturbed } from './statistics.ts';

const pairs = 40;
const kinds: readonly MountKind[] = ['bare', 'Button', 'plain'];

/** Milliseconds of the page's main thread, bytes, and counts of one mount. */
type Sample = { script: number; style: number; layout: number; task: number; heap: number; elements: number };
const cpuOf = ({ script, style, layout }: Sample) => script + style + layout;

/** One mount in a page that has done nothing else. */
const mountOnce = async (browser: Browser, origin: string, kind: MountKind): Promise<Sample> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'mount' in window);
  const devtools = await context.newCDPSession(page);
  // time that the thread was running, so that other processes of the machine do not count
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  };
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await read())('JSHeapUsedSize');
  };
  const heapBefore = await heap();
  const before = await read();
  // from a timer: script that DevTools evaluates is not counted as the page's
  const elements = await page.evaluate(
    (wanted) => new Promise<number>((done) => setTimeout(() => done(window.mount(wanted)))),
    kind,
  );
  const after = await read();
  const sample = {
    script: (after('ScriptDuration') - before('ScriptDuration')) * 1000,
    style: (after('RecalcStyleDuration') - before('RecalcStyleDuration')) * 1000,
    layout: (after('LayoutDuration') - before('LayoutDuration')) * 1000,
    task: (after('TaskDuration') - before('TaskDuration')) * 1000,
    heap: (await heap()) - heapBefore,
    elements,
  };
  await context.close();
  return sample;
};

export const mountCpu: Benchmark = {
  name: 'mount-cpu',
  title: 'Mounting 1,000 buttons: CPU time of the main thread, script with style and layout',
  run: async () => {
    const { origin, stop } = await servePage('mount');
    const browser = await openChromium();
    try {
      const samples: Record<MountKind, Sample[]> = { Button: [], bare: [], plain: [] };
      // the first page of a browser compiles what the others find compiled
      for (const kind of kinds) await mountOnce(browser, origin, kind);
      for (let pair = 0; pair < pairs; pair += 1)
        for (const kind of kinds) samples[kind].push(await mountOnce(browser, origin, kind));

      const of = (kind: MountKind, value: (sample: Sample) => number, statistic = undisturbed) =>
        statistic(samples[kind].map(value));
      const over = (against: MountKind, statistic?: typeof median) =>
        of('Button', cpuOf, statistic) / of(against, cpuOf, statistic);
      const labels: Record<MountKind, string> = {
        Button: 'Button',
        bare: '<button class> in React, unstyled',
        plain: '<button class> in React, the same look in plain CSS',
      };
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
              elements: of(kind, ({ elements }) => elements),
              'heap kB': Math.round(of(kind, ({ heap }) => heap) / 1000),
            })),
          },
        ],
        verdicts: [
          atMost({
            what: '1,000 Buttons over unstyled <button class>',
            measured: over('bare'),
            budget: 1.15,
            unit: ' ×',
            digits: 2,
            more: ` (of medians ${over('bare', median).toFixed(2)} ×)`,
          }),
          atMost({
            what: '1,000 Buttons over <button class> with the same look in plain CSS',
            measured: over('plain'),
            budget: 1.15,
            unit: ' ×',
            digits: 2,
            more: ` (of medians ${over('plain', median).toFixed(2)} ×)`,
          }),
          atMost({
            what: 'elements of 1,000 Buttons over bare',
            measured: of('Button', ({ elements }) => elements) / of('bare', ({ elements }) => elements),
            budget: 1.05,
            unit: ' ×',
            digits: 2,
          }),
          atMost({
            what: 'heap of 1,000 Buttons after collection',
            measured: of('Button', ({ heap }) => heap) / 1e6,
            budget: 1.5,
            unit: ' MB',
            digits: 2,
            more: ` (bare ${(of('bare', ({ heap }) => heap) / 1e6).toFixed(2)} MB)`,
          }),
        ],
      };
    } finally {
      await browser.close();
      stop();
    }
  },
};
