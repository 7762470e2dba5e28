import { addressOf, kestrel, loomfield, meridian } from './employers.ts';
import { Login } from './login-page.ts';
import { openBeforeScript, openPage, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn } from './wire.ts';

const candidate = 'candidate@meridian.example';

test('AUTH-01 SEARCH-08 SEARCH-03 logging in from the navbar brings back the same page as the candidate’s, without the sort order, and the dialog opens no more', async ({
  page,
}) => {
  const login = new Login(page);
  const search = new SearchPage(page);
  const logOut = page.getByRole('link', { name: 'Log out' });
  await search.open({ query: 'nurse', sort_by: 'timestamp', start: '10' });
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(login.dialog).toBeVisible();
  await login.logIn(candidate);
  await expect(logOut).toBeVisible();
  await expect(login.dialog).toBeHidden();
  await search.expectParameter('sort_by', null);
  await search.expectParameter('query', 'nurse');
  await search.expectParameter('start', '10');
  await expect(logOut).toHaveAttribute('title', /Amara Okafor/);

  await openPage(page, addressOf('/careers', { show_login_modal: '1' }));
  await expect(logOut).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('SEARCH-03 AUTH-03 show_login_modal opens the login dialog, whose form has no password in an address, over the page', async ({
  page,
}) => {
  const login = new Login(page);
  const search = new SearchPage(page);
  for (const value of ['true', '1'])
    await test.step(value, async () => {
      await openPage(page, addressOf('/careers', { show_login_modal: value }));
      await expect(login.dialog).toBeVisible();
      await expect(login.dialog.locator('form')).toHaveAttribute('method', 'post');
      await page.keyboard.press('Escape');
      await expect(login.dialog).toBeHidden();
      await expect(search.cards).toHaveCount(10);
    });
});

test('HTTP-07 where the dialog cannot be loaded, the page of logins opens, which knows the job and leads back to it', async ({
  page,
}) => {
  const login = new Login(page);
  await page.route('**/assets/login-dialog*.js', (route) => route.abort('internetdisconnected'));
  const address = addressOf('/careers', { pid: '3', show_login_modal: '1' });
  const asked = page.waitForRequest('**/candidate/login?*');
  await openPage(page, address);
  const parameters = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(parameters)).toEqual({ domain: meridian, pid: '3', next: address });
  await expect(page).toHaveURL(/\/careers\/login\?/);
  await login.logIn(candidate);
  await expect(page).toHaveURL(/\/careers\?.*pid=3/);
});

test('AUTH-03 FORM-14 a refused login names what is missing or not right, keeps what was typed, and can be put right', async ({
  page,
}) => {
  const login = new Login(page);
  await openPage(page, addressOf('/careers/login'));
  await login.submit.click();
  await expect(login.email).toBeFocused();
  await expect(login.email).toHaveAccessibleDescription('E-mail is required');
  await expect(login.password).toHaveAccessibleDescription('Password is required');
  await login.email.fill(candidate);
  await expect(login.email).toHaveAccessibleDescription('');

  // the same words for an unknown account and for a wrong password
  for (const { email, password } of [
    { email: 'nobody@meridian.example', password: 'portico-demo' },
    { email: candidate, password: 'portico-dem' },
  ]) {
    const answered = page.waitForResponse('**/api/pcsx/auth/login?*');
    await login.logIn(email, password);
    await answered;
    await expect(login.submit).not.toHaveAttribute('aria-busy', 'true');
    await expect(login.alert).toHaveText('E-mail or password is not right.');
    await expect(login.email).toHaveValue(email);
    await expect(login.password).toHaveValue(password);
  }
  await login.password.press('End');
  await page.keyboard.type('o');
  await login.password.press('Enter');
  await expect(page).toHaveURL(/\/careers\?/);
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
});

test('ROUTES-04 AUTH-03 what was typed before the page’s script had loaded is kept, and not sent before the script listens', async ({
  page,
}) => {
  const login = new Login(page);
  const letScriptCome = await openBeforeScript(page, addressOf('/careers/login'));
  await login.email.fill(candidate);
  await login.password.fill('portico-demo');
  await expect(login.submit).toBeDisabled();
  const sent: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && sent.push(request.url()));
  await login.password.press('Enter');
  expect(sent).toEqual([]);
  await letScriptCome();
  await expect(login.submit).toBeEnabled();
  await expect(login.email).toHaveValue(candidate);
  await expect(login.password).toHaveValue('portico-demo');
  await login.password.press('Enter');
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
  expect(sent.join(' ')).not.toContain('portico-demo');
});

test.describe('with a limit of three tries', () => {
  test.use({ ownSettings: { PORTICO_LOGIN_TRIES_PER_ACCOUNT: '3' } });

  test('AUTH-03 too many tries are told to wait, also with the right password', async ({ page, ownSite }) => {
    const login = new Login(page);
    await openPage(page, `${ownSite.address}${addressOf('/careers/login')}`);
    for (let tries = 0; tries < 3; tries++) {
      const answered = page.waitForResponse('**/api/pcsx/auth/login?*');
      await login.logIn(candidate, 'wrong');
      expect((await answered).status()).toBe(401);
      await expect(login.submit).not.toHaveAttribute('aria-busy', 'true');
    }
    await login.logIn(candidate);
    await expect(login.alert).toContainText('Please try again in a few minutes');
    await expect(login.alert).toContainText(/It works again in (?:a minute|\d+ minutes)\./);
    await expect(login.email).toHaveValue(candidate);
  });
});

test('AUTH-02 an employer without candidate logins has no login entry and explains', async ({ page }) => {
  const explanation = 'Loomfield Market does not offer candidate accounts yet';
  await openPage(page, addressOf('/careers', { domain: loomfield, show_login_modal: '1' }));
  await expect(new SearchPage(page).cards).toHaveCount(10);
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const path of ['login', 'offers', 'profile']) {
    await page.goto(addressOf(`/careers/${path}`, { domain: loomfield }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(explanation);
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveCount(0);
  }
});

test('ROUTES-03 logging out ends the session and returns to the careers page, of the same employer in the same language', async ({
  page,
  context,
}) => {
  const login = new Login(page);
  for (const path of ['/careers/logout', '/logout'])
    await test.step(path, async () => {
      await logIn(context, candidate);
      await page.goto(addressOf('/careers/offers'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers');
      await page.goto(addressOf(path));
      await expect(page).toHaveURL(addressOf('/careers'));
      await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
      await page.goto(addressOf('/careers/offers'));
      await expect(login.dialog).toBeVisible();
    });

  await logIn(context, 'candidate@kestrel.example');
  await openPage(page, addressOf('/careers', { domain: kestrel, hl: 'ar' }));
  await page.getByRole('link', { name: 'تسجيل الخروج' }).click();
  await expect(page.getByRole('link', { name: 'تسجيل الدخول' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('domain') === kestrel);
});

test('AUTH-01 HTTP-07 a deep link is where the login page leads on to, at its old address too', async ({
  page,
}) => {
  const next = '/careers/settings?x=1';
  await openPage(page, addressOf('/candidate/login', { next, pid: '12,13', utm_source: 'mail', hl: 'ar' }));
  await expect(page).toHaveURL((url) => url.pathname === '/careers/login');
  await expect(page).toHaveURL((url) => url.searchParams.get('pid') === '12,13');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(candidate);
  await page.getByLabel('كلمة المرور').fill('portico-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/careers/settings');
  await expect(page).toHaveURL((url) => url.searchParams.get('x') === '1');
  await expect(page).toHaveURL((url) => url.searchParams.get('domain') === meridian);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الإعدادات');
});

test('ROUTES-04 a protected page that is opened by a link inside the site asks for the login too', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await openPage(page, addressOf('/careers', { domain: kestrel }));
  // Kestrel allows no application without a login
  await search.job.getByRole('link', { name: 'Apply now' }).click();
  await expect(new Login(page).dialog).toBeVisible();
  await new Login(page).logIn('candidate@kestrel.example');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply');
  await expect(page).toHaveURL(/\/careers\/apply\?pid=\d+/);
});
