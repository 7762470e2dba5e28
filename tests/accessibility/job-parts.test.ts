import type { Page } from '@playwright/test';
import { addressOf, kestrel } from '../e2e/employers.ts';
import { openAccount } from '../e2e/mailbox.ts';
import { openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn } from '../e2e/wire.ts';
import { audit, expectNothingFound, overflowOf } from './audit.ts';

/** In two looks; at 320 px nothing is wider than the window. */
async function expectNothingFoundAndFits(page: Page) {
  await expectNothingFound(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await overflowOf(page), '320 px').toBe(0);
}

async function openToTheEnd(page: Page, address: string) {
  await openPage(page, address);
  await page.keyboard.press('End');
  await expect(page.getByText(/\d+ jobs|وظائف/).first()).toBeVisible();
}
const resumeText = `Grace Hopper
Boston, MA, United States
grace@mail.example

Skills
De-escalation`;

test('axe finds nothing below a job that a visitor reads to its end, in its menu and in the cart, and on a candidate’s match, in either direction of reading', async ({
  page,
  context,
}) => {
  await openToTheEnd(page, addressOf('/careers/job/1'));
  await expectNothingFoundAndFits(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  // an open menu is in no landmark, nor need it be
  expect(await audit(page, 'contrast')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: /^Job cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Job cart' })).toBeVisible();
  await expectNothingFoundAndFits(page);

  await logIn(context, 'candidate@meridian.example');
  await openToTheEnd(page, addressOf('/careers/job/1'));
  await expect(page.getByRole('region', { name: 'Your match' }).getByRole('meter')).toBeVisible();
  await expectNothingFoundAndFits(page);
  await logIn(context, `candidate@${kestrel}`);
  await openToTheEnd(page, addressOf('/careers/job/1', { domain: kestrel, hl: 'ar' }));
  await expect(page.getByRole('region', { name: 'مدى توافقك' }).getByRole('meter')).toBeVisible();
  await expectNothingFoundAndFits(page);
});

test('axe finds nothing on a resume’s upload, its problems, its review and the list', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  await openToTheEnd(page, addressOf('/careers/job/1'));
  await page.getByRole('button', { name: 'Upload resume' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your resume' });
  const upload = dialog.getByRole('button', { name: 'Upload', exact: true });
  await upload.click();
  await expect(dialog).toContainText('Choose a file first.');
  await expectNothingFoundAndFits(page);
  const file = { name: 'grace.txt', mimeType: 'text/plain', buffer: Buffer.from(resumeText) };
  await dialog.getByLabel('Resume', { exact: true }).setInputFiles(file);
  await upload.click();
  const review = page.getByRole('dialog', { name: 'What we read in your resume' });
  await expect(review).toBeVisible();
  await expectNothingFoundAndFits(page);
  await review.getByRole('button', { name: 'Decide later' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Upload resume' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove grace.txt' })).toBeVisible();
  await expectNothingFoundAndFits(page);
});
