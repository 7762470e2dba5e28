import type { Page } from '@playwright/test';
import { addressOf, kestrel, loomfield, meridian, type Domain } from '../e2e/employers.ts';
import { openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { findJob } from '../e2e/wire.ts';

const domains = [meridian, kestrel, loomfield] as const;

/** What makes an employer look like itself. */
const looks = async (page: Page, domain: Domain) => {
  await openPage(page, addressOf('/careers', { domain }));
  return page.evaluate(() => {
    const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    return {
      apply: styleOf('.pt-apply_button').backgroundColor,
      go: styleOf('.pt-talent_experience_go_button').backgroundColor,
      navbar: styleOf('header').backgroundColor,
      band: styleOf('.pt-banner_header').backgroundColor,
      cardRadius: styleOf('.pt-cards').borderRadius,
      buttonRadius: styleOf('.pt-apply_button').borderRadius,
      font: styleOf('main').fontFamily,
    };
  });
};

test('THEME-01 the three employers look like three companies', async ({ page }) => {
  const all = [];
  for (const domain of domains) all.push(await looks(page, domain));
  for (const trait of ['apply', 'go', 'navbar', 'band', 'cardRadius', 'buttonRadius', 'font'] as const)
    expect(new Set(all.map((one) => one[trait])).size, trait).toBe(3);
});

test('THEME-01 each employer wears the colours and corners of its own theme', async ({ page }) => {
  expect(await looks(page, meridian)).toMatchObject({ band: 'rgb(228, 242, 238)', cardRadius: '14px' });
  expect(await looks(page, kestrel)).toMatchObject({ band: 'rgb(35, 40, 45)', cardRadius: '2px' });
  expect(await looks(page, loomfield)).toMatchObject({ band: 'rgb(249, 227, 196)', cardRadius: '20px' });
});

test('THEME-05 a light theme turns dark for those who ask for it, and stays readable', async ({ page }) => {
  const light = await looks(page, meridian);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await looks(page, meridian);
  expect(dark.navbar).not.toBe(light.navbar);
  expect(dark.band).not.toBe(light.band);
  expect(dark.cardRadius).toBe(light.cardRadius);
});

const phase = 'This careers site is being set up.';
const season = 'Holiday season: we are hiring';
const warning = 'We never ask for money';

test('SHELL-04 banners show on the pages that they are configured for', async ({ page, request }) => {
  await page.goto(addressOf('/careers', { domain: loomfield }));
  await expect(page.locator('#root').getByText(phase)).toBeVisible();
  await expect(page.locator('#root').getByText(season)).toBeVisible();
  await expect(page.locator('#root').getByText(warning)).toHaveCount(0);
  const job = await findJob(request, ({ isClosed }) => !isClosed, loomfield);
  await page.goto(addressOf(`/careers/job/${job.id}`, { domain: loomfield }));
  await expect(page.locator('#root').getByText(phase)).toBeVisible();
  await expect(page.locator('#root').getByText(warning)).toBeVisible();
  await expect(page.locator('#root').getByText(season)).toHaveCount(0);
  await page.goto(addressOf('/careers', { domain: meridian }));
  await expect(page.locator('#root').getByText(phase)).toHaveCount(0);
});

const heroes = [
  { domain: meridian, width: 375, file: 'hero-narrow.svg' },
  { domain: meridian, width: 1280, file: 'hero-wide.svg' },
  { domain: loomfield, width: 767, file: 'hero-basket.svg' },
  { domain: loomfield, width: 768, file: 'hero-market.svg' },
] as const;
for (const { domain, width, file } of heroes) {
  test(`SHELL-04 at ${width} px ${domain} shows ${file}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openPage(page, addressOf('/careers', { domain }));
    const hero = page.locator('picture img');
    await expect(hero).toBeVisible();
    const shown = await hero.evaluate((image: HTMLImageElement) => ({
      source: image.currentSrc,
      isLoaded: image.complete && image.naturalWidth > 0,
    }));
    expect(shown.source).toContain(`/employers/${domain}/${file}`);
    expect(shown.isLoaded).toBe(true);
  });
}

test('SHELL-04 a picture configured from 1024 px on leaves narrower screens without one', async ({
  page,
  request,
}) => {
  const job = await findJob(request, ({ isClosed }) => !isClosed, loomfield);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, addressOf(`/careers/job/${job.id}`, { domain: loomfield }));
  await expect(page.locator('picture img')).toBeVisible();
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(page.locator('picture img')).toBeHidden();
});

test('SHELL-01 an employer’s own navbar takes the place of the standard one', async ({ page }) => {
  await openPage(page, addressOf('/careers', { domain: kestrel }));
  const navbar = page.getByRole('banner');
  await expect(navbar.getByRole('img', { name: 'Kestrel Robotics careers' })).toBeVisible();
  await expect(navbar.getByRole('link', { name: 'Field Service' })).toBeVisible();
  await expect(navbar.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(navbar.getByRole('link', { name: 'Jobs', exact: true })).toHaveCount(0);
  await expect(page.locator('#root').getByText('Robots that hold still when it matters.')).toBeVisible();
});

test('SHELL-03 an employer’s own HTML keeps its looks without one inline style or script', async ({
  page,
}) => {
  await openPage(page, addressOf('/careers', { domain: kestrel }));
  const footer = page.locator('.custom-footer');
  await expect(footer).toHaveCSS('background-color', 'rgb(21, 24, 27)');
  await expect(footer.getByRole('link', { name: 'Odense' })).toHaveCSS('color', 'rgb(198, 241, 53)');
  expect(await page.locator('[style]:is([class*="custom-"], [class*="custom-"] *)').count()).toBe(0);
  expect(
    await page.locator(':is(.custom-navbar, .custom-footer) :is(script, style, iframe, form)').count(),
  ).toBe(0);
});

test('SHELL-03 the standard footer shows unless the employer hides it', async ({ page }) => {
  await page.goto(addressOf('/careers', { domain: meridian }));
  await expect(page.locator('#root').getByText('Powered by Portico')).toBeVisible();
  await page.goto(addressOf('/careers', { domain: loomfield }));
  await expect(page.locator('#root').getByText('Powered by Portico')).toHaveCount(0);
});

const titles = [
  { address: addressOf('/careers'), title: 'Careers at Meridian Health' },
  { address: addressOf('/careers/search', { query: 'nurse' }), title: 'Careers at Meridian Health' },
  {
    address: addressOf('/careers/search', { query: 'nurse', location: 'London' }),
    title: 'nurse at London',
  },
  { address: addressOf('/careers/login'), title: 'Log in' },
  { address: addressOf('/careers/offers'), title: 'Careers at Meridian Health' },
  { address: addressOf('/careers', { domain: loomfield }), title: 'Careers at Loomfield Market' },
  {
    address: addressOf('/careers/search', { domain: kestrel, query: 'a', location: 'b' }),
    title: 'Open positions | Kestrel Robotics',
  },
  {
    address: addressOf('/careers/dashboard', { domain: kestrel }),
    title: 'Your applications | Kestrel Robotics',
  },
];
test('SHELL-02 every page has its title, with and without scripts', async ({ page, request }) => {
  for (const { address, title } of titles)
    await test.step(`${address} is called “${title}”`, async () => {
      expect(await (await request.get(address)).text()).toContain(`<title>${title}</title>`);
      await openPage(page, address);
      await expect(page).toHaveTitle(title);
    });
});

test('SHELL-02 a search with a chosen job is called after the job, also with words and place', async ({
  page,
  request,
}) => {
  const job = await findJob(request, ({ isClosed, position }) => !isClosed && !position.isPrivate);
  const title = `${job.name} | Meridian Health`;
  const address = addressOf('/careers/search', { query: 'nurse', location: 'London', pid: String(job.id) });
  await openPage(page, address);
  await expect(page).toHaveTitle(title);
});
