import type { Page } from '@playwright/test';
import { audit } from '../accessibility/audit.ts';
import { addressOf, kestrel } from './employers.ts';
import { openAccount } from './mailbox.ts';
import { openPage, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';

const panelOf = (page: Page, name = 'Assistant') =>
  page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name }));
async function ask(page: Page, text: string) {
  await panelOf(page).getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
}
const opener = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Ask us' });

test('SHELL-05 the assistant stands beside the page, changes the search and leads to pages, and the focus stays with it; whoever closes it is on its link, or on the heading where nothing has opened it', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await search.open({ query: 'nurse' });
  await page.mouse.wheel(0, 300);
  const scrolled = () => page.evaluate(() => scrollY);
  await expect.poll(scrolled).toBe(300);
  await opener(page).evaluate((link: HTMLElement) => link.click());
  const panel = panelOf(page);
  await expect(panel).toContainText('Hello! I can look for jobs near you');
  const field = panel.getByRole('textbox');
  await expect(field).toBeFocused();
  expect(await panel.boundingBox()).toMatchObject({ width: 400, height: 800 });
  // what was looked at is still there
  await expect(page).toHaveURL(
    addressOf('/careers', { query: 'nurse' }).replace('/careers', '/careers/search'),
  );
  expect(await scrolled()).toBe(300);
  expect.soft(await audit(page)).toEqual([]);

  await ask(page, 'Jobs for pharmacists in Nashville');
  await expect(panel.getByRole('link', { name: 'See these jobs' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('location')?.includes('Nashville') ?? false);
  await expect(search.cards).not.toHaveCount(0);
  await expect(field).toBeFocused();

  await openPage(page, addressOf('/careers/job/1'));
  await opener(page).click();
  await ask(page, 'How do I apply?');
  await expect(page).toHaveURL((url) => url.pathname === '/careers/apply');
  // the address changes before the page does, and a page that comes takes the focus from a panel that is closed
  await expect(page.getByRole('heading', { level: 1, name: 'Apply' })).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener(page)).toBeFocused();

  // it goes with the address, on any page
  await openPage(page, `${addressOf('/careers/job/1')}#assistant`);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // it shows as soon as its code is there, which is before that of this menu
  const code = page.waitForResponse(/\/assets\/assistant-[\w-]{8}\.js$/);
  await openPage(page, `${addressOf('/careers', { domain: kestrel })}#assistant`);
  await (await code).finished();
  await search.filter('Skill').click();
  await expect(page.getByRole('searchbox', { name: 'Search in Skill' })).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('SHELL-05 what changes the cart, the resume or the profile waits until it is pressed', async ({
  page,
  site,
}) => {
  await openAccount(page.request, site);
  await openPage(page, `${addressOf('/careers/job/2')}#assistant`);
  const panel = panelOf(page);
  const cart = page.getByRole('button', { name: 'Job cart: 1 job' });
  await ask(page, 'Add this job to my cart');
  const put = panel.getByRole('button', { name: 'Put it into the job cart' });
  await expect(put).toBeVisible();
  await expect(cart).toHaveCount(0);
  await put.dblclick();
  await expect(cart).toBeVisible();
  await expect(put).toBeFocused();
  await expect(put).toHaveAttribute('aria-disabled', 'true');
  await ask(page, 'Remove this job from my cart');
  await panel.getByRole('button', { name: 'Take it out of the job cart' }).click();
  await expect(cart).toHaveCount(0);

  await ask(page, 'Upload my resume');
  const resumes = panel.getByRole('button', { name: 'Open your resumes' });
  await resumes.click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(resumes).toBeFocused();
  await ask(page, 'Change my profile');
  await expect(page).toHaveURL((url) => url.pathname === '/careers/profile');
});

test('SHELL-05 SHELL-11 on a phone it takes the window, and closes when somebody follows it or goes back to the menu; what fails is sent once more, and it answers in Arabic', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openPage(page, addressOf('/careers'));
  const panel = panelOf(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  for (const time of ['first', 'second'])
    await test.step(time, async () => {
      await menu.click();
      await opener(page).click();
      await expect(panel.getByRole('textbox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(menu).toBeFocused();
    });

  await menu.click();
  await opener(page).click();
  await expect(panel.getByRole('textbox')).toBeFocused();
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 700 });
  expect.soft(await audit(page)).toEqual([]);
  await page.route('**/api/pcsx/assistant?*', (route) => route.abort());
  await ask(page, 'Find nursing jobs');
  const again = panel.getByRole('button', { name: /again/ });
  await expect(again).toBeVisible();
  // at the message, and not over what people write in
  await expect(panel.getByRole('log')).toContainText('No connection');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await page.unroute('**/api/pcsx/assistant?*');
  await again.click();
  const jobs = panel.getByRole('link', { name: 'See these jobs' });
  await expect(jobs).toBeVisible();
  await expect(panel.getByRole('log')).not.toContainText('No connection');
  // nothing moves below what is read
  await expect(page).toHaveURL(addressOf('/careers'));
  await jobs.click();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/filter_department=Nursing/);

  await openPage(page, `${addressOf('/careers', { hl: 'ar' })}#assistant`);
  for (const reply of ['ماذا يمكنك أن تفعل؟', 'كيف أقدم؟']) {
    const answered = page.waitForResponse('**/api/pcsx/assistant?*');
    await panelOf(page, 'المساعد').getByRole('textbox').fill(reply);
    await page.keyboard.press('Enter');
    const { data } = (await (await answered).json()) as { data: { isUnderstood: boolean } };
    expect(data.isUnderstood, reply).toBe(true);
  }
});
