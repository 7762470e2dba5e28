import type { Page } from '@playwright/test';
import { addressOf, meridian } from './employers.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn } from './wire.ts';

/** Puts a page of the site into a frame of this one, as the theme builder does, and waits until it is in use. */
const frameOf = async (page: Page, address: string) => {
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    frame.name = 'framed';
    document.body.append(frame);
  }, address);
  await expect(page.frameLocator('iframe[name="framed"]').locator('html')).toHaveAttribute('data-pt-ready');
  return page.frameLocator('iframe[name="framed"]');
};

test('THEME-03 a page in a frame offers no theme builder, and is counted as no visit', async ({
  page,
  context,
}) => {
  await logIn(context, `brand@${meridian}`);
  await openPage(page, addressOf('/careers/a/b/c'));
  await expect(page.getByRole('button', { name: 'Edit theme' })).toBeVisible();
  const visits: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/vslog') visits.push(request.frame().url());
  });
  const framed = await frameOf(page, addressOf('/careers/job/1'));
  await expect(framed.getByRole('link', { name: 'Log out' })).toBeVisible();
  await expect(framed.getByRole('button', { name: 'Edit theme' })).toHaveCount(0);
  // what is noted is sent when the page is left, at the latest
  await page.evaluate(() => document.querySelector('iframe[name="framed"]')?.remove());
  await openPage(page, addressOf('/careers/job/2'));
  await page.goto('/robots.txt');
  expect(visits.filter((address) => address.includes('/job/1'))).toEqual([]);
});
