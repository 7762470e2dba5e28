import type { Page } from 'playwright';
import { openChromium } from '../chromium.ts';
import { atMost, type Benchmark } from './benchmark.ts';
import { servePage } from './built-page.ts';
import { median, quantile } from './statistics.ts';

const pages = 15;
/** One frame of a screen of 60 Hz. */
const frame = 1000 / 60;

/** Milliseconds of the main thread that something takes, script with style, layout and paint. */
const taskTime = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const devtools = await page.context().newCDPSession(page);
  // time that the thread was running, so that other processes of the machine do not count
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await read();
  await act();
  // until what it caused is on the screen
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const after = await read();
  await devtools.detach();
  return after - before;
};

export const comboboxOptions: Benchmark = {
  name: 'combobox-options',
  title: 'A combobox with 10,000 options: opening and typing, until it is painted',
  run: async () => {
    const { origin, stop } = await servePage('combobox');
    const browser = await openChromium();
    try {
      const openings: number[] = [];
      const letters: number[] = [];
      for (let index = 0; index < pages; index += 1) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await page.goto(origin, { waitUntil: 'networkidle' });
        const input = page.getByRole('combobox', { name: 'Place' });
        await input.focus();
        openings.push(await taskTime(page, () => page.keyboard.press('ArrowDown')));
        await page.getByRole('option').first().waitFor();
        for (const letter of 'barentas')
          letters.push(await taskTime(page, () => page.keyboard.press(letter)));
        if ((await page.getByRole('option').count()) === 0) throw new Error('Nothing was found');
        await page.close();
      }
      return {
        verdicts: [
          atMost({
            what: 'opening it, the slowest of ten',
            measured: quantile(openings, 0.9),
            budget: 100,
            unit: ' ms',
            more: ` (median ${median(openings).toFixed(1)} ms)`,
          }),
          atMost({
            what: 'a letter, the slowest of twenty; a frame of 60 Hz',
            measured: quantile(letters, 0.95),
            budget: Number(frame.toFixed(1)),
            unit: ' ms',
            more: ` (median ${median(letters).toFixed(1)} ms)`,
          }),
        ],
      };
    } finally {
      await browser.close();
      stop();
    }
  },
};
