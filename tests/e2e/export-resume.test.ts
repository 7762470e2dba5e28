import { readFile } from 'node:fs/promises';
import { addressOf } from './employers.ts';
import { openAccount } from './mailbox.ts';
import { editElsewhere, nurse } from './profile-page.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';

const address = addressOf('/careers/export-resume');
const files = '**/api/pcsx/profile_export?*';

test('PROFILE-03 SHELL-11 the profile is a PDF to read, to download and to print, and data, in the language of the page; what cannot be had says so, and is there with the next try', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const main = page.getByRole('main');
  const shown = main.locator('[data-status="ready"]');
  await openPage(page, address);
  await expect(main.getByRole('heading', { name: 'There is nothing to export yet' })).toBeVisible();
  await main.getByRole('link', { name: 'Fill in your profile' }).click();
  await expect(main.getByRole('region', { name: 'Experience' }).getByRole('heading')).toBeFocused();

  await editElsewhere(context.request, 'experience', { operation: 'add', value: nurse });
  await page.route(files, (route) => route.fulfill({ status: 400, body: '' }));
  await openPage(page, address);
  await expect(main.getByRole('alert')).toContainText('Your resume could not be made');
  await main.getByRole('button', { name: 'Download as data (JSON)' }).click();
  await expect(page.locator('[data-toast]')).toContainText('The download did not work.');
  await page.unroute(files);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(shown).toBeVisible();

  const saves = async (name: string) => {
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name, exact: true }).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const pdf = await saves('Download PDF');
  expect(pdf.name).toBe('Resume Ines Okello.pdf');
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const data = await saves('Download as data (JSON)');
  expect(JSON.parse(data.bytes.toString())).toMatchObject({ fullname: 'Ines Okello', experience: [nurse] });

  // paper has the resume in text, and nothing of the page around it
  await page.evaluate(() => (window.print = () => document.body.setAttribute('data-printed', '')));
  await main.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Nurse, Old Hospital, Delft' })).toBeVisible();
  await expect(page.getByText('Mar 2015 – Dec 2019')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Export your resume' })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  const asked = page.waitForRequest(files);
  await openPage(page, addressOf('/careers/export-resume', { hl: 'ar' }));
  expect((await asked).headers()['accept-language']).toBe('ar');
  await expect(shown).toContainText('Nurse');
  await expect(shown).not.toContainText('Experience');
});
