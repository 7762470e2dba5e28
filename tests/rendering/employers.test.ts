import type { Page } from '@playwright/test';
import { addressOf, kestrel, loomfield, meridian, type Domain } from '../e2e/employers.ts';
import { openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { findJob } from '../e2e/wire.ts';

const open = (page: Page, domain: Domain) => openPage(page, addressOf('/careers', { domain }));

/** What makes an employer look like itself. */
const looks = (page: Page) =>
  page.evaluate(() => {
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

/** Waits for the picture of a width: for a moment after a resize the one before is still there. */
async function expectHero(page: Page, width: number, file: string): Promise<void> {
  await page.setViewportSize({ width, height: 700 });
  const hero = page.locator('picture img');
  await expect(hero).toBeVisible();
  await expect
    .poll(() =>
      hero.evaluate(
        (image: HTMLImageElement) =>
          image.complete && image.naturalWidth > 0 && new URL(image.currentSrc).pathname,
      ),
    )
    .toBe(file);
}

const phase = 'This careers site is being set up.';
const season = 'Holiday season: we are hiring';
const warning = 'We never ask for money';

test('THEME-01 THEME-05 the three employers look like three companies, each in the colours and corners of its own theme, which turns dark for those who ask for it', async ({
  page,
}) => {
  await open(page, meridian);
  const ofMeridian = await looks(page);
  expect(ofMeridian).toMatchObject({ band: 'rgb(228, 242, 238)', cardRadius: '14px' });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await looks(page);
  expect(dark.navbar).not.toBe(ofMeridian.navbar);
  expect(dark.band).not.toBe(ofMeridian.band);
  expect(dark.cardRadius).toBe(ofMeridian.cardRadius);
  await page.emulateMedia({ colorScheme: 'light' });

  await open(page, kestrel);
  const ofKestrel = await looks(page);
  expect(ofKestrel).toMatchObject({ band: 'rgb(35, 40, 45)', cardRadius: '2px' });
  await open(page, loomfield);
  const ofLoomfield = await looks(page);
  expect(ofLoomfield).toMatchObject({ band: 'rgb(249, 227, 196)', cardRadius: '20px' });
  const all = [ofMeridian, ofKestrel, ofLoomfield];
  for (const trait of ['apply', 'go', 'navbar', 'band', 'cardRadius', 'buttonRadius', 'font'] as const)
    expect(new Set(all.map((one) => one[trait])).size, trait).toBe(3);
});

test('SHELL-04 SHELL-03 banners, pictures and the standard footer show on the pages and at the widths that they are configured for', async ({
  page,
  request,
}) => {
  const root = page.locator('#root');
  const footer = root.getByText('Powered by Portico');
  await open(page, meridian);
  await expect(root.getByText(phase)).toHaveCount(0);
  await expect(footer).toBeVisible();
  const ofMeridian = '/employers/meridian.example';
  await expectHero(page, 375, `${ofMeridian}/hero-narrow.svg`);
  await expectHero(page, 1280, `${ofMeridian}/hero-wide.svg`);

  await open(page, loomfield);
  await expect(root.getByText(phase)).toBeVisible();
  await expect(root.getByText(season)).toBeVisible();
  await expect(root.getByText(warning)).toHaveCount(0);
  await expect(footer).toHaveCount(0);
  const ofLoomfield = '/employers/loomfield.example';
  await expectHero(page, 767, `${ofLoomfield}/hero-basket.svg`);
  await expectHero(page, 768, `${ofLoomfield}/hero-market.svg`);

  const job = await findJob(request, ({ isClosed }) => !isClosed, loomfield);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, addressOf(`/careers/job/${job.id}`, { domain: loomfield }));
  await expect(root.getByText(phase)).toBeVisible();
  await expect(root.getByText(warning)).toBeVisible();
  await expect(root.getByText(season)).toHaveCount(0);
  // its picture is configured from 1024 px on
  await expect(page.locator('picture img')).toBeVisible();
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(page.locator('picture img')).toBeHidden();
});

test('SHELL-01 SHELL-03 an employer’s own navbar takes the place of the standard one, and its own HTML keeps its looks, with nothing that runs, submits, frames or overlays', async ({
  page,
}) => {
  await open(page, kestrel);
  const navbar = page.getByRole('banner');
  await expect(navbar.getByRole('img', { name: 'Kestrel Robotics careers' })).toBeVisible();
  await expect(navbar.getByRole('link', { name: 'Field Service' })).toBeVisible();
  await expect(navbar.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(navbar.getByRole('link', { name: 'Jobs', exact: true })).toHaveCount(0);
  await expect(page.locator('#root').getByText('Robots that hold still when it matters.')).toBeVisible();
  const footer = page.locator('.custom-footer');
  await expect(footer).toHaveCSS('background-color', 'rgb(21, 24, 27)');
  await expect(footer.getByRole('link', { name: 'Odense' })).toHaveCSS('color', 'rgb(198, 241, 53)');

  expect(await page.locator('[style]:is([class*="custom-"], [class*="custom-"] *)').count()).toBe(0);
  const kinds = await page
    .locator(':is(.custom-navbar, .custom-footer) *')
    .evaluateAll((elements) =>
      elements.flatMap((element) => [
        element.localName,
        ...element.getAttributeNames().map((name) => `${element.localName}[${name}]`),
      ]),
    );
  expect(kinds).not.toEqual([]);
  expect(kinds.filter((kind) => /script|iframe|form|input|\[on|\[style|\[srcdoc/.test(kind))).toEqual([]);
});
