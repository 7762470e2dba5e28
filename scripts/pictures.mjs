// `npm run pictures`: pictures of the demo employers' pages for the README, into docs/pictures.
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './debian.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './prepare.mjs';
import { GiveUp, root, runMain, say } from './say.mjs';

const folder = join(root, 'docs/pictures');
const widths = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
];
const schemes = ['light', 'dark'];
const mostBytes = 4e6;

/** The page as a reader meets it: fonts and images there, the builder open, nothing moving. */
const pages = {
  search: async (page, { origin, domain }) => page.goto(`${origin}/careers?domain=${domain}`),
  job: async (page, { origin, job }) => page.goto(`${origin}${job}`),
  theme: async (page, { origin, domain }) => {
    await page.goto(`${origin}/careers?domain=${domain}`, { waitUntil: 'networkidle' });
    const edit = page.getByRole('button', { name: 'Edit theme' });
    // in a narrow window it is in the menu
    if (!(await edit.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
    await edit.click();
    // a section is chosen once the theme is there
    await page.locator('[data-portico-panel] aside select').first().waitFor();
  },
};

await runMain(async () => {
  await ensureInstalled();
  await ensureNode();
  process.env.CHROMIUM_PATH = await ensureChromium();
  await ensureBuilt();

  // imported once the packages are there
  const { openChromium } = await import('../tests/chromium.ts');
  const { firstJob, logIn, startSite } = await import('../tests/performance/site.ts');
  const { demoEmployers } = await import('../reference-app/employers/index.ts');

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const site = await startSite();
  const browser = await openChromium();
  try {
    const { origin } = site;
    for (const { domain, accounts } of demoEmployers) {
      const employer = domain.replace('.example', '');
      const job = await firstJob(origin, domain);
      const brand = accounts.find(({ email }) => email.startsWith('brand@'));
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      const shoot = async (name) => {
        for (const viewport of widths) {
          for (const colorScheme of schemes) {
            await page.setViewportSize(viewport);
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            await pages[name](page, { origin, domain, job });
            await page.waitForLoadState('networkidle');
            await page.evaluate(() => document.fonts.ready);
            const path = join(folder, `${employer}-${name}-${viewport.width}-${colorScheme}.jpg`);
            await page.screenshot({ path, type: 'jpeg', quality: 70, animations: 'disabled', caret: 'hide' });
          }
        }
        say(`${employer}: ${name}`);
      };
      await shoot('search');
      await shoot('job');
      if (brand) {
        await logIn(page, { origin, domain, email: brand.email });
        await shoot('theme');
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  const files = readdirSync(folder);
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  if (bytes > mostBytes)
    throw new GiveUp(`The pictures take ${bytes} bytes, and may take ${mostBytes}: lower their quality.`);
  say(`${files.length} pictures, ${(bytes / 1e6).toFixed(1)} MB, in docs/pictures`);
});
