import { addressOf } from './employers.ts';
import { Login } from './login-page.ts';
import { hydrated, openBeforeScript, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';

test('SEARCH-06 filters and an order that are chosen before the page’s script has come are applied after it, and a menu that was opened gets its tools', async ({
  page,
}) => {
  const search = new SearchPage(page);
  const order = page.getByLabel('Sort by');
  const letScriptCome = await openBeforeScript(page, addressOf('/careers/search'));
  await order.selectOption('relevance');
  await search.choose('Department', 'Nursing');
  await search.choose('Career stage', 'Senior');
  await letScriptCome();
  await search.expectParameter('filter_department', 'Nursing');
  await search.expectParameter('filter_seniority', 'Senior');
  await search.expectParameter('sort_by', 'relevance');
  await expect(order).toHaveValue('relevance');
  await expect(page.getByRole('button', { name: /^Show / })).toBeVisible();
  await expect(search.options('Career stage').first()).toBeVisible();
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

test('a button that is pressed before the page’s script has come does its work after it, once, and is let go of when something else is pressed after it', async ({
  page,
}) => {
  const login = new Login(page);
  const save = page.getByRole('button', { name: /^Save / });
  const letScriptCome = await openBeforeScript(page, addressOf('/careers/job/2'));
  await save.dblclick();
  await letScriptCome();
  await expect(login.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login.dialog).toBeHidden();
  // later ones are React’s alone
  await save.click();
  await expect(login.dialog).toBeVisible();

  const letItComeAgain = await openBeforeScript(page, addressOf('/careers/job/2'));
  await save.click();
  await page.getByRole('heading', { level: 1 }).click();
  await letItComeAgain();
  // what was pressed early would have been pressed again before this is heard
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  await expect(login.dialog).toHaveCount(0);
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

test('HTTP-05 a page says so, and loads again, where its own script, one that it needs, or what it asks for cannot be had', async ({
  page,
  complaints,
}) => {
  const bar = page.getByRole('alert').filter({ hasText: 'could not be loaded completely' });
  for (const files of [
    '**/assets/framework-*.js',
    '**/assets/entry-browser*.js',
    '**/assets/page-*.js',
  ] as const)
    await test.step(files, async () => {
      await page.route(files, (route) => route.abort());
      await page.goto(addressOf('/careers/apply', { pid: '1' }));
      await expect(bar).toBeVisible();
      await expect(page.getByText('Getting the form ready…')).toBeHidden();
      complaints.splice(0);
      await page.unroute(files);
      await bar.getByRole('link', { name: 'Load it again' }).click();
      await hydrated(page);
      await expect(bar).toBeHidden();
      expect(page.url()).toContain('pid=1');
    });
});
