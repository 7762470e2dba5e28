import type { Page } from '@playwright/test';
import { ApplyPage, plainJobs } from './apply-page.ts';
import { addressOf } from './employers.ts';
import { newEmail, openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';

const unknown = 'We know of no application here';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const openSuccess = (page: Page, parameters: { pid: string; hl?: string }) =>
  openPage(page, addressOf('/careers/apply/success', parameters));

test('APPLY-01 what a visitor has sent is told in this tab after a reload and in another language, without jobs that were not sent, not before, and in no other browser', async ({
  page,
  browser,
  baseURL,
}) => {
  const apply = new ApplyPage(page);
  const [job, other] = await plainJobs(page.request, 2);
  const pid = String(job!.id);
  const email = newEmail();

  await test.step('who types the address hears that nothing is known, and finds the job', async () => {
    // one of two jobs is none
    await openSuccess(page, { pid: `${pid},999999` });
    await expect(heading(page)).toHaveText(unknown);
    await expect(page.getByRole('link', { name: job!.name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Apply' })).toBeFocused();
    await expect(page.getByRole('main').getByRole('link', { name: job!.name })).toBeVisible();
  });

  await apply.contact(email);
  await apply.answer();
  await apply.send.click();
  await expect(apply.sent).toBeFocused();
  await page.reload();
  await expect(apply.sent).toBeVisible();
  await expect(page.getByText(`You hear from them at ${email}`)).toBeVisible();
  await openSuccess(page, { pid: `${other!.id},${pid}` });
  await expect(apply.sent).toHaveText('Your application has been sent');
  await expect(page.getByRole('link', { name: job!.name })).toBeVisible();
  await expect(page.getByRole('link', { name: other!.name })).toHaveCount(0);
  await openSuccess(page, { pid, hl: 'ar' });
  await expect(heading(page)).toHaveText('أُرسل طلبك');

  await test.step('another browser', async () => {
    const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const stranger = await elsewhere.newPage();
    await openSuccess(stranger, { pid });
    await expect(heading(stranger)).toHaveText(unknown);
    await elsewhere.close();
  });
});

test('APPLY-01 of no job that there is, the address of what was sent leads to all jobs', async ({ page }) => {
  await openSuccess(page, { pid: '999999' });
  await expect(heading(page)).toHaveText(unknown);
  await expect(page.getByRole('link', { name: 'Apply', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(page).toHaveURL(/\/careers\?/);
  for (const pid of ['', 'nurse']) {
    await page.goto(addressOf('/careers/apply/success', { pid, hl: 'ar' }));
    await expect.soft(page, `"${pid}"`).toHaveURL(/\/careers\?(?=.*hl=ar)/);
  }
});

test('APPLY-01 an account is told in any tab what it has sent; who logs in after it in the same tab is not, and where the server does not say, it is asked again', async ({
  page,
  context,
  site,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  const address = addressOf('/careers/apply/success', { pid: String(job!.id) });
  await openAccount(page.request, site);
  await apply.open(String(job!.id));
  await apply.firstName.fill('Grace');
  await apply.lastName.fill('Example');
  await apply.answer();
  await apply.send.click();
  await expect(apply.sent).toBeFocused();

  const tab = await context.newPage();
  await tab.route('**/api/pcsx/position_details*', (route) => route.fulfill({ status: 400, body: '' }));
  await tab.goto(address);
  await expect(tab.getByText('We could not look up whether your application was sent')).toBeVisible();
  await tab.unroute('**/api/pcsx/position_details*');
  await tab.getByRole('button', { name: 'Try again' }).click();
  await expect(new ApplyPage(tab).sent).toBeVisible();
  await expect(tab.getByText('You can follow where it stands')).toBeVisible();

  // what they still ask for would bring cookies beside those of the login
  for (const open of [page, tab]) await open.goto('about:blank');
  await context.clearCookies();
  await openAccount(page.request, site);
  await openPage(page, address);
  await expect(heading(page)).toHaveText(unknown);
});
