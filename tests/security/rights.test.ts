import { addressOf, kestrel, meridian, password } from '../e2e/employers.ts';
import { Login } from '../e2e/login-page.ts';
import { openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn } from '../e2e/wire.ts';

test('THEME-03 visitors and candidates load no byte of the theme builder', async ({ page, context }) => {
  const files = new Set<string>();
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) files.add(response.url());
  });
  for (const who of ['a visitor', 'a candidate'])
    await test.step(who, async () => {
      if (who === 'a candidate') await logIn(context, 'candidate@meridian.example');
      for (const path of [
        '/careers',
        '/careers/job/1',
        '/careers/login',
        '/careers/settings',
        '/careers?theme=safe',
      ]) {
        await openPage(page, addressOf(path));
        await expect(page.getByRole('button', { name: 'Edit theme' })).toHaveCount(0);
      }
    });
  expect(files.size).toBeGreaterThan(3);
  for (const file of files) {
    expect(file).not.toMatch(/\/theme-(?:panel|builder)/);
    const text = await (await context.request.get(file)).text();
    expect(text, file).not.toContain('Everybody who visits the site will see these changes');
    expect(text, file).not.toContain('data-portico-panel');
  }
});

test('THEME-03 API-10 somebody of another employer is a visitor here: no builder, and a login before what is the candidate’s', async ({
  page,
  context,
}) => {
  const edit = page.getByRole('button', { name: 'Edit theme' });
  await logIn(context, 'brand@kestrel.example');
  await openPage(page, addressOf('/careers', { domain: meridian }));
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(edit).toHaveCount(0);
  await openPage(page, addressOf('/careers/offers', { domain: meridian }));
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await openPage(page, addressOf('/careers', { domain: kestrel }));
  await expect(edit).toBeVisible();
});

test('HTTP-01 AUTH-03 the token changes with the login, and a page that stood open goes on working; wherever its address would lead, the login ends on the careers page', async ({
  page,
  context,
}) => {
  const login = new Login(page);
  const email = 'candidate@meridian.example';
  const [first, ...others] = ['//evil.example', '/careers/%6cogout', 'javascript:alert(1)'];
  const isLoggedIn = async () => {
    await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/careers');
  };
  await openPage(page, addressOf('/careers/login', { next: first ?? '' }));
  await logIn(context, email);
  // the page still has the visitor's token: the first try is refused, and goes again with the one of that answer
  await login.email.fill(email);
  await login.password.fill(password);
  const refused = page.waitForResponse((response) => response.headers()['x-csrf-invalid'] === '1');
  await login.password.press('Enter');
  expect((await refused).status()).toBe(403);
  await isLoggedIn();
  for (const next of others)
    await test.step(next, async () => {
      await context.clearCookies();
      await openPage(page, addressOf('/careers/login', { next }));
      await login.logIn(email);
      await isLoggedIn();
    });
});
