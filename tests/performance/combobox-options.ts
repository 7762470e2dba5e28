import type { Page } from 'playwright';
import { openChromium } from '../chromium.ts';
import { atMost, type Benchmark } from './benchmark.ts';
import { servePage } from './built-page.ts';
import { median, quantile } from './statistics.ts';
import { taskTime, untilShown } from './task-time.ts';

const pages = 15;
/** One frame of a screen of 60 Hz. */
const frame = 1000 / 60;

/** Milliseconds of the main thread until what a key did is on the screen. */
const pressed = (page: Page, key: string) =>
  taskTime(page, async () => {
    await page.keyboard.press(key);
    await untilShown(page);
  });

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
        openings.push(await pressed(page, 'ArrowDown'));
        await page.getByRole('option').first().waitFor();
        for (const letter of 'barentas') letters.push(await pressed(page, letter));
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
