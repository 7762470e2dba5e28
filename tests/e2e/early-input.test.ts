import { addressOf } from './employers.ts';
import { Login } from './login-page.ts';
import { hydrated, openBeforeScript, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';

test('SEARCH-06 filters and an order that are chosen before the page’s script has come are applied after it', async ({
  page,
}) => {
  const search = new SearchPage(page);
  const order = page.getByLabel('Sort by');
  const letScriptCome = await openBeforeScript(page, addressOf('/careers/search'));
  await search.choose('Department', 'Nursing');
  await search.choose('Career stage', 'Senior');
  await order.selectOption('relevance');
  await letScriptCome();
  await search.expectParameter('filter_department', 'Nursing');
  await search.expectParameter('filter_seniority', 'Senior');
  await search.expectParameter('sort_by', 'relevance');
  await expect(order).toHaveValue('relevance');
});

test('a language that is chosen before the page’s script has come is the page’s, and the way back is open', async ({
  page,
}) => {
  const letScriptCome = await openBeforeScript(page, addressOf('/careers'));
  await page.getByLabel('Language').selectOption('ar');
  await letScriptCome().catch(() => {
    // the page that was being taken over has gone
  });
  await expect(page).toHaveURL((url) => url.searchParams.get('hl') === 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  // where the browser may have filled in what was chosen
  await page.goBack();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('a button that is pressed before the page’s script has come does its work after it, once', async ({
  page,
}) => {
  const login = new Login(page);
  const letScriptCome = await openBeforeScript(page, addressOf('/careers/job/2'));
  await page.getByRole('button', { name: /^Save / }).dblclick();
  await letScriptCome();
  await expect(login.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login.dialog).toBeHidden();
  // later ones are React’s alone
  await page.getByRole('button', { name: /^Save / }).click();
  await expect(login.dialog).toBeVisible();
});

test('a button is let go of when something else is pressed after it', async ({ page }) => {
  const letScriptCome = await openBeforeScript(page, addressOf('/careers/job/2'));
  await page.getByRole('button', { name: /^Save / }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await letScriptCome();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a menu of options that is opened before the page’s script has come gets its tools after it', async ({
  page,
}) => {
  const search = new SearchPage(page);
  const letScriptCome = await openBeforeScript(page, addressOf('/careers/search'));
  await search.filter('Department').click();
  await letScriptCome();
  await expect(page.getByRole('button', { name: /^Show / })).toBeVisible();
  await expect(search.options('Department').first()).toBeVisible();
});

test('APPLY-01 until its script has come an application says that it gets ready, and nothing moves then', async ({
  page,
}) => {
  const letScriptCome = await openBeforeScript(page, addressOf('/careers/apply', { pid: '1' }));
  const form = page.locator('main form');
  await expect(page.getByText('Getting the form ready…')).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCSS('opacity', '0.6');
  const before = await form.boundingBox();
  await letScriptCome();
  await expect(page.getByText('Getting the form ready…')).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  // what comes later than the page's script stays as high as what has stood for it
  await expect(page.getByText('Choose a file')).toBeVisible();
  expect(await form.boundingBox()).toEqual(before);
});

for (const [what, files] of [
  ['a script that the page needs', '**/assets/framework-*.js'],
  ['the page’s own script', '**/assets/entry-browser*.js'],
  ['what the page’s script asks for', '**/assets/page-*.js'],
] as const)
  test(`HTTP-05 a page says so, and loads again, where ${what} cannot be had`, async ({
    page,
    complaints,
  }) => {
    await page.route(files, (route) => route.abort());
    await page.goto(addressOf('/careers/apply', { pid: '1' }));
    const bar = page.getByRole('alert').filter({ hasText: 'could not be loaded completely' });
    await expect(bar).toBeVisible();
    await expect(page.getByText('Getting the form ready…')).toBeHidden();
    complaints.splice(0);
    await page.unroute(files);
    await bar.getByRole('link', { name: 'Load it again' }).click();
    await hydrated(page);
    await expect(bar).toBeHidden();
    expect(page.url()).toContain('pid=1');
  });
