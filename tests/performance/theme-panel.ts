import type { Browser, Page } from 'playwright';
import { openChromium } from '../chromium.ts';
import { atMost, type Benchmark } from './benchmark.ts';
import { logIn, startSite } from './site.ts';
import { median, undisturbed } from './statistics.ts';

const domain = 'meridian.example';
const opens = 9;
/** What is typed and published; no theme of the demo has it, and white and black are both readable beside it. */
const color = '#6b6f76';

async function openSite(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await logIn(page, { origin, domain, email: `brand@${domain}` });
  return page;
}

/** ms from the click until the panel's fields are on the screen. */
const openPanel = (page: Page): Promise<number> =>
  page.getByRole('button', { name: 'Edit theme' }).evaluate(async (button: HTMLElement) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const begun = performance.now();
    button.click();
    while (!document.querySelector('[data-portico-panel] aside input')) await frame();
    await frame();
    return performance.now() - begun;
  });

/** A browser that has nothing of the panel yet, each time. */
async function measureOpening(browser: Browser, origin: string): Promise<number[]> {
  const page = await openSite(browser, origin);
  const cookies = await page.context().cookies();
  await page.context().close();
  const times: number[] = [];
  for (let round = 0; round < opens; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies(cookies);
    const fresh = await context.newPage();
    await fresh.goto(`${origin}/careers?domain=${domain}`, { waitUntil: 'networkidle' });
    times.push(await openPanel(fresh));
    await context.close();
  }
  return times;
}

/** Seconds from the last key until the draft is saved, and from publishing until a visitor's page has it. */
async function measurePublishing(browser: Browser, origin: string) {
  const page = await openSite(browser, origin);
  await page.goto(`${origin}/careers?domain=${domain}`, { waitUntil: 'networkidle' });
  await openPanel(page);
  const panel = page.getByRole('complementary', { name: 'Edit theme' });
  await panel.getByRole('combobox', { name: 'Part of the site' }).selectOption('Primary buttons');
  await panel.getByRole('textbox', { name: 'Background: value', exact: true }).fill(color);
  const edited = performance.now();
  await panel.getByText('Draft saved').waitFor();
  const saved = performance.now();
  await panel.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the theme' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  const published = performance.now();
  const isLive = async () =>
    (await (await fetch(`${origin}/careers?domain=${domain}`)).text()).includes(color);
  while (!(await isLive()));
  const live = performance.now();
  await page.context().close();
  return { saving: (saved - edited) / 1000, publishing: (live - published) / 1000 };
}

export const themePanel: Benchmark = {
  name: 'theme-panel',
  title: 'Opening the theme builder, saving, and publishing',
  run: async () => {
    const site = await startSite();
    const browser = await openChromium();
    try {
      const times = await measureOpening(browser, site.origin);
      const { saving, publishing } = await measurePublishing(browser, site.origin);
      const seconds = { unit: ' s', digits: 2 };
      return {
        verdicts: [
          atMost({
            what: `first open, from the click to the fields on the screen, nothing of it cached, the fastest quarter’s end of ${opens}`,
            measured: undisturbed(times) / 1000,
            budget: 1,
            ...seconds,
            more: ` (median ${(median(times) / 1000).toFixed(2)} s)`,
          }),
          atMost({ what: 'from the last edit to the saved draft', measured: saving, budget: 2, ...seconds }),
          atMost({
            what: 'from publishing to a visitor’s page that wears it',
            measured: publishing,
            budget: 10,
            ...seconds,
          }),
        ],
      };
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};
