import type { Browser, Page } from 'playwright';
import { openChromium } from '../chromium.ts';
import { atMost, type Benchmark } from './benchmark.ts';
import { startSite } from './site.ts';
import { median, undisturbed } from './statistics.ts';

const domain = 'meridian.example';
/** Each finds other jobs than the one before. */
const queries = [
  'nurse',
  'surgeon',
  'manager',
  'physician',
  'technician',
  'pharmacist',
  'analyst',
  'therapist',
];
/** Jobs of the first page that are selected one after the other. */
const selected = [1, 2, 3, 4, 5, 6, 7, 8];

type Shown = {
  /** ms from the press until the result is on the screen. */
  total: number;
  /** ms of these that the slowest call was on its way; 0 without calls. */
  network: number;
};

/** Presses something, and answers once another text stands in `place` and is painted. */
const press = (page: Page, { button, place, call }: Record<'button' | 'place' | 'call', string>) =>
  page.evaluate(
    async (at): Promise<Shown> => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const read = () => document.querySelector(at.place)?.textContent;
      const before = read();
      performance.clearResourceTimings();
      const begun = performance.now();
      document.querySelector<HTMLElement>(at.button)!.click();
      while (read() === before) await frame();
      // behind the frame that has it
      await frame();
      const total = performance.now() - begun;
      const calls = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes(at.call)) as PerformanceResourceTiming[];
      return { total, network: Math.max(0, ...calls.map(({ duration }) => duration)) };
    },
    { button, place, call },
  );

async function openSearch(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${origin}/careers?domain=${domain}`, { waitUntil: 'networkidle' });
  return page;
}

/** ms of the page's own from a search to its painted results: without what its call took. */
async function measureSearches(browser: Browser, origin: string): Promise<number[]> {
  const page = await openSearch(browser, origin);
  const times: number[] = [];
  for (const query of queries) {
    await page.getByLabel('Job title, skill or keyword').fill(query);
    const { total, network } = await press(page, {
      button: '[role="search"] button[type="submit"], search button[type="submit"]',
      place: 'section[aria-label="Jobs"] :is(ul, ol)',
      call: '/api/pcsx/search?',
    });
    times.push(total - network);
    await page.waitForLoadState('networkidle');
  }
  await page.context().close();
  return times;
}

/** ms from pressing a job that was pointed at to the painted job. */
async function measureSwitches(browser: Browser, origin: string): Promise<number[]> {
  const page = await openSearch(browser, origin);
  const links = page
    .getByRole('region', { name: 'Jobs', exact: true })
    .getByRole('listitem')
    .getByRole('link');
  const times: number[] = [];
  for (const index of selected) {
    const link = links.nth(index);
    const fetched = page.waitForResponse('**/api/pcsx/position_details?*');
    await link.hover();
    await (await fetched).finished();
    const { total } = await press(page, {
      button: `a[href="${await link.getAttribute('href')}"]`,
      place: 'section[aria-label="Job"] h2',
      call: '/api/pcsx/position_details?',
    });
    times.push(total);
    await page.waitForLoadState('networkidle');
  }
  await page.context().close();
  return times;
}

export const searchPage: Benchmark = {
  name: 'search-page',
  title: 'Searching, and going from job to job, in the browser',
  run: async () => {
    const site = await startSite();
    const browser = await openChromium();
    try {
      const searches = await measureSearches(browser, site.origin);
      const switches = await measureSwitches(browser, site.origin);
      const verdictOf = (what: string, times: readonly number[], budget: number) =>
        atMost({
          what: `${what}, the fastest quarter’s end of ${times.length}`,
          measured: undisturbed(times),
          budget,
          unit: ' ms',
          more: ` (median ${median(times).toFixed(1)} ms)`,
        });
      return {
        verdicts: [
          verdictOf('from a search to its painted results, without its call', searches, 100),
          verdictOf('from pressing a job that was pointed at to the painted job', switches, 50),
        ],
      };
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};
