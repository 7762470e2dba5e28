import type { Page } from '@playwright/test';
import { endSessions, logInAs } from './apply-page.ts';
import { addressOf, kestrel } from './employers.ts';
import { askToFillIn, candidateWithForm, FormsPage, readForm, readForms } from './forms-page.ts';
import { Login } from './login-page.ts';
import { openAccount } from './mailbox.ts';
import { hydrated } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn, write } from './wire.ts';

const saves = '**/api/pcsx/forms/*?*';
const diploma = { name: 'diploma.txt', mimeType: 'text/plain', buffer: Buffer.from('With distinction') };
const day = 24 * 60 * 60 * 1000;

/** Refuses what is saved or handed in, by what its body says. */
const refuse = (page: Page, isMeant: (body: { submit: boolean }) => boolean, status: number, json: object) =>
  page.route(saves, (route) => {
    const body = route.request().postDataJSON() as { submit: boolean } | null;
    return body && isMeant(body) ? route.fulfill({ status, json: { status, ...json } }) : route.continue();
  });

test('FORMSCENTER-01 forms stand with status, due day and way in; the chosen tab is in the address', async ({
  page,
  context,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const forms = new FormsPage(page);
  await forms.openCenter();
  await expect(forms.tabs).toHaveText([/^All forms5/, /^Before you start3/, /^Health1/, /^Feedback1/]);
  await expect(forms.cards).toHaveCount(5);
  const health = forms.card('Occupational health questionnaire');
  await expect(health).toContainText('In progress');
  await expect(health).toContainText(/Due \w{3} \d+, \d{4}/);
  await expect(forms.card('Right to work').getByRole('link', { name: 'Start: Right to work' })).toBeVisible();
  const contacts = forms.card('Emergency contacts');
  await expect(contacts).toContainText('Completed');
  await expect(contacts).toContainText(/Submitted \w{3} \d+, \d{4}/);

  await forms.tabs.nth(2).click();
  await expect(page).toHaveURL(addressOf('/careers/forms/center', { tab: 'health' }));
  await expect(forms.cards).toHaveCount(1);
  await page.reload();
  await hydrated(page);
  await expect(forms.tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(forms.cards).toHaveCount(1);
  await page.goBack();
  await expect(forms.cards).toHaveCount(5);
  await forms.openCenter({ tab: 'nonsense' });
  await expect(forms.tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(forms.cards).toHaveCount(5);

  await contacts.getByRole('link', { name: 'View answers: Emergency contacts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emergency contacts');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(forms.answer('name')).toHaveText('Chidi Okafor');
  await expect(forms.form).toHaveCount(0);
  await forms.main.getByRole('link', { name: 'Forms center' }).click();
  await expect(forms.cards).toHaveCount(5);

  await logIn(context, 'candidate@kestrel.example');
  await forms.openCenter({ domain: kestrel });
  await expect(forms.card('Equipment')).toBeVisible();
  // one tab alone is no choice
  await expect(forms.tabs).toHaveCount(0);
});

test('FORMSCENTER-01 nothing there, what is overdue, and a list that cannot be loaded are told', async ({
  page,
  context,
  site,
}) => {
  const email = await openAccount(context.request, site);
  const forms = new FormsPage(page);
  await forms.openCenter();
  await expect(forms.main.getByRole('heading', { name: 'No data found' })).toBeVisible();
  await askToFillIn(context.request, site, email, { dueAt: new Date(Date.now() - 2 * day) });
  await forms.openCenter();
  await expect(forms.card('About you')).toContainText(/Overdue since \w{3} \d+, \d{4}/);
  await page.route('**/api/pcsx/forms_list?*', (route) => route.fulfill({ status: 400, body: '' }));
  await forms.tabs.nth(1).click();
  await expect(forms.alert).toContainText('Your forms could not be loaded');
  await page.unroute('**/api/pcsx/forms_list?*');
  await forms.alert.getByRole('button', { name: 'Try again' }).click();
  await expect(forms.card('About you')).toBeVisible();
});

test('FORMSCENTER-01 a form is saved while it is filled in, handed in once it is right, and read from then on', async ({
  page,
  site,
}) => {
  const { request } = page.context();
  const { id } = await candidateWithForm(page, site);
  const forms = new FormsPage(page);
  await forms.openCenter();
  await forms.card('About you').getByRole('link', { name: 'Start: About you' }).click();
  await forms.note.fill('Mornings only.');
  await forms.ssn.fill('123-45-6789');
  await expect(forms.saved).toBeVisible();
  expect((await readForm(request, site, id)).values).toMatchObject({ note: 'Mornings only.' });
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain('Mornings only.');
  expect(kept).not.toContain('6789');

  // what no draft keeps is asked about before it is lost
  await forms.main.getByRole('link', { name: 'Forms center' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await expect(forms.ssn).toHaveValue('123-45-6789');
  await forms.diploma.setInputFiles(diploma);
  await expect
    .poll(async () => JSON.stringify((await readForm(request, site, id)).values))
    .toContain('diploma.txt');
  await forms.ssn.fill('');
  await page.reload();
  await hydrated(page);
  await expect(forms.note).toHaveValue('Mornings only.');
  await expect(forms.form).toContainText('diploma.txt');

  await forms.submit.click();
  await expect(forms.city).toBeFocused();
  await expect(forms.city).toHaveAccessibleDescription(/City is required/);
  await forms.city.fill('Bern');
  await forms.submit.dblclick();
  await expect(forms.main).toContainText('Thank you. We have received your answers.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const { status, values } = await readForm(request, site, id);
  expect(status).toBe('completed');
  expect(values).toMatchObject({
    city: 'Bern',
    note: 'Mornings only.',
    diploma: [{ name: 'diploma.txt', size: diploma.buffer.length }],
  });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Mornings only.');
  await page.reload();
  await hydrated(page);
  await expect(forms.main).toContainText('Your answers can no longer be changed.');
  await expect(forms.answer('city')).toHaveText('Bern');
  await expect(forms.form).toHaveCount(0);
  await forms.openCenter();
  await expect(forms.card('About you')).toContainText('Completed');
});

test('FORMSCENTER-01 without network and after the end of a session what is typed stays; what the server finds wrong is told at its field, and what it cannot do where it was asked', async ({
  page,
  context,
  site,
  playwright,
}) => {
  const { email, id } = await candidateWithForm(page, site);
  const forms = new FormsPage(page);
  // the last that the page asks for by itself: what is asked for without a network is shown as failed
  const cart = page.waitForResponse('**/api/pcsx/job_cart?*');
  await forms.open(id);
  await cart;
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();

  await test.step('there is no network', async () => {
    await context.setOffline(true);
    await forms.city.fill('Bern');
    await expect(forms.main).toContainText('It is kept in this browser only.');
    await context.setOffline(false);
    await expect(forms.saved).toBeVisible();
    expect((await readForm(context.request, site, id)).values).toMatchObject({ city: 'Bern' });
  });

  await test.step('the session has ended', async () => {
    const elsewhere = await playwright.request.newContext();
    await endSessions(elsewhere, email, site);
    await elsewhere.dispose();
    await forms.note.fill('Typed after the end');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toContainText('Your session has timed out.');
    await logInAs(page, email);
    await expect(forms.note).toHaveValue('Typed after the end');
  });

  await test.step('the server finds something wrong', async () => {
    await refuse(page, ({ submit }) => submit, 400, { validationErrors: { city: 'Bern is full.' } });
    await forms.submit.click();
    await expect(forms.city).toHaveAccessibleDescription(/Bern is full\./);
    await expect(forms.city).toBeFocused();
    await page.unroute(saves);
  });

  await test.step('the server cannot check files for viruses', async () => {
    const uploads = '**/api/pcsx/forms/*/files?*';
    await page.route(uploads, (route) =>
      route.fulfill({ status: 503, json: { status: 503, message: 'Not now' } }),
    );
    await forms.diploma.setInputFiles(diploma);
    await expect(forms.main).toContainText('Your files cannot be checked for viruses at the moment.');
    await page.unroute(uploads);
    await forms.main.getByRole('button', { name: /^Try again/ }).click();
    await expect(forms.main.locator('li[data-status="uploaded"]')).toContainText('diploma.txt');
  });

  await forms.city.fill('Basel');
  await page.route(saves, (route) => route.abort());
  await forms.submit.click();
  await expect(forms.alert).toContainText('a form is never taken twice');
  await page.unroute(saves);
  await forms.submit.click();
  await expect(forms.answer('city')).toHaveText('Basel');
  await expect(forms.answer('note')).toHaveText('Typed after the end');
});

test('FORMSCENTER-01 of two devices the later chooses between what both have filled in, also when handing in', async ({
  page,
  browser,
  site,
}) => {
  const { email, id } = await candidateWithForm(page, site);
  const { request } = page.context();
  const forms = new FormsPage(page);
  const elsewhere = await browser.newContext();
  const at = { site: site.address };
  const login = { email, password: 'lamp orchard seventeen' };
  await expect(
    await write(elsewhere.request, 'POST', '/api/pcsx/auth/login', { ...at, body: login }),
  ).toBeOK();
  const saveElsewhere = async (values: object, submit = false) =>
    expect(
      await write(elsewhere.request, 'POST', `/api/pcsx/forms/${id}`, { ...at, body: { values, submit } }),
    ).toBeOK();
  const news = forms.main.getByText('This form was changed in another tab or window.');

  await forms.open(id);
  await saveElsewhere({ city: 'Chur', note: 'There' });
  await forms.city.fill('Bern');
  await expect(news).toBeVisible();
  await expect(forms.city).toHaveValue('Bern');
  expect((await readForm(request, site, id)).values).toEqual({ city: 'Chur', note: 'There' });
  await forms.form.getByRole('button', { name: 'Show the newer answers' }).click();
  await expect(forms.city).toHaveValue('Chur');
  await expect(forms.note).toHaveValue('There');

  await expect(forms.saved).toBeVisible();
  await saveElsewhere({ city: 'Thun', note: 'There' });
  await forms.submit.click();
  await expect(news).toBeVisible();
  await expect(forms.city).toHaveValue('Chur');
  await forms.form.getByRole('button', { name: 'Keep these answers' }).click();
  await expect(forms.saved).toBeVisible();
  await expect.poll(async () => (await readForm(request, site, id)).values).toMatchObject({ city: 'Chur' });

  await saveElsewhere({ city: 'Sion' }, true);
  await forms.note.fill('Too late');
  await expect(forms.main).toContainText('This form was submitted already, from another tab or device.');
  await expect(forms.answer('city').first()).toHaveText('Sion');
  await forms.main.getByText('What you filled in here', { exact: true }).click();
  await expect(forms.answer('note').last()).toHaveText('Too late');
  await elsewhere.close();
});

test('ROUTES-02 FORMSCENTER-01 a form’s address asks visitors to log in and goes on; of one that there is not it says so', async ({
  page,
  context,
  site,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const [first] = await readForms(context.request, site);
  await context.clearCookies();
  const forms = new FormsPage(page);
  await forms.open(first?.id ?? 0);
  await expect(new Login(page).dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to open this form');
  await forms.main.getByRole('button', { name: 'Log in' }).click();
  await new Login(page).logIn('candidate@meridian.example');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
  await expect(page).toHaveTitle(`${first?.title} | Meridian Health`);

  for (const id of ['999999', 'nonsense', '99999999999999']) {
    const response = await page.goto(addressOf('/careers/forms', { id }));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such form');
  }
  await hydrated(page);
  await forms.main.getByRole('link', { name: 'Back to your forms' }).click();
  await expect(forms.cards).toHaveCount(5);
  await page.goto(addressOf('/careers/forms'));
  await expect(page).toHaveURL(addressOf('/careers/forms/center'));
});
