import type { Page } from 'playwright';

/** Milliseconds of the main thread that something takes, script with style, layout and paint. */
export async function taskTime(page: Page, act: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  // time that the thread was running, so that other processes of the machine do not count
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await read();
  await act();
  const after = await read();
  await devtools.detach();
  return after - before;
}

/** Ends when what came before is on the screen. */
export async function untilShown(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
