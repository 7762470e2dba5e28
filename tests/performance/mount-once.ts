import type { Browser, Page } from 'playwright';
import type { MountKind } from './pages/kinds.tsx';

/** Milliseconds of the page's main thread, bytes, and counts of one mount. */
export type Mount = {
  script: number;
  style: number;
  layout: number;
  task: number;
  heap: number;
  elements: number;
};
export const cpuOf = ({ script, style, layout }: Mount) => script + style + layout;

/**
 * One mount in a fresh page.
 * @param before what the page does beforehand, by itself nothing
 */
export async function mountOnce(
  browser: Browser,
  {
    origin,
    kind,
    before: prepare,
  }: { origin: string; kind: MountKind; before?: (page: Page) => Promise<void> },
): Promise<Mount> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => 'mount' in window);
  await prepare?.(page);
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
}
