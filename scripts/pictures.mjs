// `npm run pictures [-- <page>…]`: pictures of the demo employers' pages, all or some, into docs/pictures.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './debian.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './prepare.mjs';
import { GiveUp, root, runMain, say } from './say.mjs';

const folder = join(root, 'docs/pictures');
const views = {
  phone: { width: 375, height: 812 },
  tablet: { width: 800, height: 1000 },
  desk: { width: 1280, height: 800 },
};
const mostBytes = 4e6;

/** What is taken of each page: in light at these widths, and in dark where it says so. */
const taken = {
  search: { light: [views.phone, views.tablet, views.desk], dark: [views.phone, views.desk] },
  job: { light: [views.phone, views.tablet, views.desk], dark: [views.phone, views.desk] },
  // in narrower windows it begins below the first screen
  map: { light: [views.desk], dark: [] },
  apply: { light: [views.phone, views.tablet, views.desk], dark: [] },
  offers: { light: [views.phone, views.tablet, views.desk], dark: [] },
  offer: { light: [views.phone, views.tablet, views.desk], dark: [] },
  letter: { light: [views.phone, views.tablet, views.desk], dark: [] },
  theme: { light: [views.phone, views.tablet, views.desk], dark: [views.phone, views.desk] },
};

const titles = {
  search: 'Search',
  map: 'Map',
  job: 'Job',
  apply: 'Application',
  offers: 'Offers',
  offer: 'Offer',
  letter: 'Letter to sign',
  theme: 'Theme builder',
};

/** A page that shows the pictures in light, by page and employer. */
const writeOverview = (employers) => {
  const pictureOf = ({ name, page, width }) => {
    const file = `${name}-${page}-${width}-light.jpg`;
    return existsSync(join(folder, file))
      ? [`![${titles[page]} of ${name}, ${width} px wide](pictures/${file})`]
      : [];
  };
  const sections = Object.entries(titles).flatMap(([page, title]) => [
    `## ${title}`,
    ...employers.flatMap((name) =>
      taken[page].light.flatMap(({ width }) => pictureOf({ name, page, width })),
    ),
  ]);
  const text = [
    '# Pictures',
    'The three demo employers on phones, tablets and desks; `npm run pictures` takes them and writes this page.',
    ...sections,
  ];
  writeFileSync(join(root, 'docs/pictures.md'), `${text.join('\n\n')}\n`);
};

/** The page as a reader meets it: fonts and images there, the builder open, nothing moving. */
const pages = {
  search: async (page, { origin, domain }) => page.goto(`${origin}/careers?domain=${domain}`),
  job: async (page, { origin, job }) => page.goto(`${origin}${job}`),
  map: async (page, { origin, domain }) => {
    await page.goto(`${origin}/careers/search?domain=${domain}&tab=map`);
    // its code comes with it, and the places after that
    await page.waitForLoadState('networkidle');
  },
  apply: async (page, { origin, domain }) => {
    const { data } = await (await fetch(`${origin}/api/pcsx/search?domain=${domain}`)).json();
    // some jobs take applications elsewhere, or have the candidate's already
    for (const { id } of data.positions) {
      await page.goto(`${origin}/careers/apply?domain=${domain}&pid=${id}`, { waitUntil: 'networkidle' });
      if (await page.locator('form [type=submit]').isVisible()) return;
    }
    throw new GiveUp(`${domain} has no job on its first page that one can apply to.`);
  },
  offers: async (page, { origin, domain }) => page.goto(`${origin}/careers/offers?domain=${domain}`),
  offer: async (page, { origin, domain, offer }) =>
    page.goto(`${origin}/careers/offer/${offer}?domain=${domain}`),
  letter: async (page, { origin, domain, offer }) => {
    await page.goto(`${origin}/careers/offer/${offer}?domain=${domain}`, { waitUntil: 'networkidle' });
    await page
      .getByRole('link', { name: /^Start/ })
      .first()
      .click();
    // the letter itself, page by page
    await page.locator('canvas').first().waitFor();
  },
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

  /** An offer that waits for its candidate, who is logged in afterwards; undefined when there is none. */
  const openOfferOf = async (page, { origin, domain, email }) => {
    await page.context().clearCookies();
    await logIn(page, { origin, domain, email });
    const answer = await page.request.get(`${origin}/api/offer/offers?domain=${domain}`);
    const { data } = await answer.json();
    return data.offers.find(({ status }) => status === 'Extended')?.enc_id;
  };

  const named = process.argv.slice(2);
  const unknown = named.find((name) => !(name in taken));
  if (unknown !== undefined)
    throw new GiveUp(`There is no page “${unknown}”: name some of ${Object.keys(taken).join(', ')}.`);
  const isWanted = (name) => named.length === 0 || named.includes(name);
  mkdirSync(folder, { recursive: true });
  // only what is taken anew: others have theirs beside it
  for (const file of readdirSync(folder))
    if (Object.keys(taken).some((name) => isWanted(name) && new RegExp(`^\\w+-${name}-\\d+-`).test(file)))
      rmSync(join(folder, file));
  const site = await startSite();
  const browser = await openChromium();
  try {
    const { origin } = site;
    for (const { domain, accounts, config } of demoEmployers) {
      const employer = domain.replace('.example', '');
      const job = await firstJob(origin, domain);
      const brand = accounts.find(({ email }) => email.startsWith('brand@'));
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      const target = { origin, domain, job };
      const shoot = async (name) => {
        if (!isWanted(name)) return;
        for (const [colorScheme, viewports] of Object.entries(taken[name])) {
          for (const viewport of viewports) {
            await page.setViewportSize(viewport);
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            await pages[name](page, target);
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
      if (config.pcsxConfig?.searchConfig?.mapConfig?.enabled) await shoot('map');
      const candidate = accounts.find(({ email }) => email.startsWith('candidate@'));
      const needsAccount = config.pcsxConfig?.applyFormConfig?.disableLoggedOutApply === true;
      if (candidate && needsAccount) await logIn(page, { origin, domain, email: candidate.email });
      await shoot('apply');
      const offer = candidate && (await openOfferOf(page, { origin, domain, email: candidate.email }));
      if (offer) {
        target.offer = offer;
        await shoot('offers');
        await shoot('offer');
        await shoot('letter');
      }
      if (brand && isWanted('theme')) {
        await context.clearCookies();
        await logIn(page, { origin, domain, email: brand.email });
        await shoot('theme');
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  writeOverview(demoEmployers.map(({ domain }) => domain.replace('.example', '')));
  const files = readdirSync(folder);
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  if (bytes > mostBytes)
    throw new GiveUp(`The pictures take ${bytes} bytes, and may take ${mostBytes}: lower their quality.`);
  say(`${files.length} pictures, ${(bytes / 1e6).toFixed(1)} MB, in docs/pictures`);
});
