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
const mostBytes = 5e6;

const everywhere = [views.phone, views.tablet, views.desk];

/** What is taken of each page: in light at these widths, and in dark where it says so; of all employers or of one. */
const taken = {
  search: { light: everywhere, dark: [views.phone, views.desk] },
  job: { light: everywhere, dark: [views.phone] },
  map: { light: everywhere, dark: [] },
  apply: { light: everywhere, dark: [] },
  offers: { light: everywhere, dark: [] },
  offer: { light: everywhere, dark: [] },
  letter: { light: everywhere, dark: [] },
  sign: { light: everywhere, dark: [], only: 'meridian' },
  upload: { light: everywhere, dark: [], only: 'meridian' },
  esign: { light: everywhere, dark: [], only: 'meridian' },
  decline: { light: everywhere, dark: [], only: 'meridian' },
  signed: { light: everywhere, dark: [], only: 'meridian' },
  theme: { light: everywhere, dark: [views.phone, views.desk] },
};

const titles = {
  search: 'Search',
  map: 'Map',
  job: 'Job',
  apply: 'Application',
  offers: 'Offers',
  offer: 'Offer',
  letter: 'Letter to sign',
  sign: 'Signing by typing one’s name',
  upload: 'Signing on paper',
  esign: 'Signing at a provider of electronic signatures',
  decline: 'Declining',
  signed: 'Signed letter',
  theme: 'Theme builder',
};

/** A page that shows the pictures in light, by page and employer. */
function writeOverview(employers) {
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
}

/** A document of an open offer that is like this, the first there is. */
async function openDocument(page, { origin, domain, offers }, isIt) {
  for (const { status, enc_id, offer_documents } of offers) {
    const document = status === 'Extended' && offer_documents.find(isIt);
    if (!document) continue;
    const path = `/careers/offer/${enc_id}/offer-document/${document.id}`;
    await page.goto(`${origin}${path}?domain=${domain}`, { waitUntil: 'networkidle' });
    return;
  }
  throw new GiveUp(`${domain} has made no such offer.`);
}
const isUnsigned = ({ status, url }) => status === 'Unsigned' && url === null;

/** A letter with its form filled, which stands below it. */
async function fillLetter(page, target) {
  await openDocument(page, target, (document) => isUnsigned(document) && document.document_type === 'Offer');
  await page.locator('canvas').first().waitFor();
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: /full name/ }).fill(target.name);
  const submit = page.getByRole('button', { name: 'Submit signed offer' });
  await page.getByRole('form', { name: 'Sign the offer' }).evaluate((form) => {
    form.scrollIntoView({ block: 'end' });
    scrollBy(0, 32);
  });
  return submit;
}

/** The page as a reader meets it: fonts and images there, the builder open, nothing moving. */
const pages = {
  search: async (page, { origin, domain }) => page.goto(`${origin}/careers?domain=${domain}`),
  job: async (page, { origin, job }) => page.goto(`${origin}${job}`),
  map: async (page, { origin, domain }) => {
    await page.goto(`${origin}/careers/search?domain=${domain}&tab=map`);
    // its code comes with it, and the places after that
    await page.waitForLoadState('networkidle');
    // in narrow windows it begins below the first screen
    await page
      .getByRole('application', { name: 'Jobs on the map' })
      .evaluate((map) => map.scrollIntoView({ block: 'end' }));
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
  sign: fillLetter,
  upload: async (page, target) => {
    await openDocument(
      page,
      target,
      (document) => isUnsigned(document) && document.document_type !== 'Offer',
    );
    await page
      .getByRole('heading', { name: 'Print & sign' })
      .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  },
  esign: async (page, target) => openDocument(page, target, ({ url }) => url !== null),
  decline: async (page, target) => {
    await fillLetter(page, target);
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await page.getByRole('alertdialog').waitFor();
  },
  signed: async (page, target) => {
    // at the first width only
    if (!target.signed) {
      const submit = await fillLetter(page, target);
      await submit.click();
      await page.getByRole('main').getByText('Document has been signed', { exact: true }).waitFor();
      target.signed = page.url();
    }
    await page.goto(target.signed, { waitUntil: 'networkidle' });
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

const named = process.argv.slice(2);
const isWanted = (name) => named.length === 0 || named.includes(name);

/** Takes the pictures of a page of an employer, if they are asked for. */
async function takePictures(name, { page, target, employer }) {
  const { only = employer, ...schemes } = taken[name];
  if (!isWanted(name) || only !== employer) return;
  for (const [colorScheme, viewports] of Object.entries(schemes)) {
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
}

await runMain(async () => {
  await ensureInstalled();
  await ensureNode();
  process.env.CHROMIUM_PATH = await ensureChromium();
  await ensureBuilt();

  // imported once the packages are there
  const { openChromium } = await import('../tests/chromium.ts');
  const { firstJob, logIn, startSite } = await import('../tests/performance/site.ts');
  const { demoEmployers } = await import('../reference-app/employers/index.ts');

  /** The offers of a candidate, who is logged in afterwards. */
  const offersOf = async (page, { origin, domain, email }) => {
    await page.context().clearCookies();
    await logIn(page, { origin, domain, email });
    const answer = await page.request.get(`${origin}/api/offer/offers?domain=${domain}`);
    const { data } = await answer.json();
    return data.offers;
  };

  const unknown = named.find((name) => !(name in taken));
  if (unknown !== undefined)
    throw new GiveUp(`There is no page “${unknown}”: name some of ${Object.keys(taken).join(', ')}.`);
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
      const shoot = (name) => takePictures(name, { page, target, employer });
      await shoot('search');
      await shoot('job');
      if (config.pcsxConfig?.searchConfig?.mapConfig?.enabled) await shoot('map');
      const candidate = accounts.find(({ email }) => email.startsWith('candidate@'));
      const needsAccount = config.pcsxConfig?.applyFormConfig?.disableLoggedOutApply === true;
      if (candidate && needsAccount) await logIn(page, { origin, domain, email: candidate.email });
      await shoot('apply');
      const offers = candidate ? await offersOf(page, { origin, domain, email: candidate.email }) : [];
      const offer = offers.find(({ status }) => status === 'Extended');
      if (offer) {
        Object.assign(target, {
          offers,
          offer: offer.enc_id,
          name: `${candidate.firstName} ${candidate.lastName}`,
        });
        for (const name of ['offers', 'offer', 'letter', 'sign', 'upload', 'esign', 'decline', 'signed'])
          await shoot(name);
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
