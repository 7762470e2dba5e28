import { randomUUID } from 'node:crypto';
import { expectNothingFound } from '../accessibility/audit.ts';
import { expectToFit } from '../accessibility/fit.ts';
import { addressOf, meridian } from './employers.ts';
import {
  admin,
  anotherAdmin,
  asking,
  candidateGiven,
  FormsEditorPage,
  publishedForm,
  readForm,
  saveDraft,
} from './form-editor-page.ts';
import { FormsPage, readForms } from './forms-page.ts';
import { Login } from './login-page.ts';
import { hydrated } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn } from './wire.ts';

const desktop = { width: 1280, height: 800 };
const saves = '**/api/pcsx/admin/forms/*?*';

test('FORMEDIT-01 FORM-17 an admin creates a form by keyboard, edits, previews and publishes it, and a candidate fills it in', async ({
  page,
  context,
  site,
  browser,
  callAs,
}) => {
  await logIn(context, admin);
  const forms = new FormsEditorPage(page);
  const title = `References ${randomUUID().slice(0, 8)}`;
  await publishedForm(callAs);
  await page.goto(addressOf('/careers'));
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Forms' }).click();
  await expect(forms.heading).toHaveText('Forms');
  await expect(forms.rows.first()).toBeVisible();
  await expectNothingFound(page, 'the list');
  await expectToFit(page, 'the list');
  await page.setViewportSize(desktop);

  await test.step('create', async () => {
    await forms.main.getByRole('button', { name: 'New form' }).focus();
    await page.keyboard.press('Enter');
    await expect(forms.dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(forms.dialog).toContainText('Enter a title.');
    await expectNothingFound(page, 'a form without a title');
    await page.setViewportSize(desktop);
    await page.keyboard.type(title);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Two people who know your work.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(forms.heading).toHaveText(title);
    await expect(forms.heading).toBeFocused();
    await expect(page).toHaveTitle(title);
  });

  await test.step('edit', async () => {
    await forms.publish.click();
    await expect(forms.dialog).toContainText('This form has no fields. Add one before you publish.');
    await page.keyboard.press('Escape');
    await forms.editor.getByRole('button', { name: 'Add field to Section 1' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Short text' }).focus();
    await page.keyboard.press('Enter');
    await forms.label.fill('Name of the first person');
    await forms.editor.getByRole('switch', { name: 'Has to be answered' }).press('Space');
    await forms.saved();
    await expectNothingFound(page, 'the editor');
    await expectToFit(page, 'the editor');
    await page.setViewportSize(desktop);
  });

  await test.step('preview', async () => {
    await forms.editor.getByRole('radio', { name: 'Preview' }).press('Space');
    await expect(forms.editor.getByRole('textbox', { name: 'Name of the first person' })).toBeVisible();
  });

  await test.step('publish', async () => {
    await forms.publish.press('Enter');
    await expect(forms.dialog).toContainText('once it’s published');
    await expectNothingFound(page, 'the first version');
    await page.setViewportSize(desktop);
    await forms.dialog.getByRole('button', { name: 'Publish version 1' }).press('Enter');
    await expect(page.getByText('Version 1 published')).toBeVisible();
    await expect(forms.publish).toBeFocused();
    await forms.main.getByRole('link', { name: 'All forms' }).click();
    await expect(forms.row(title)).toContainText('Version 1');
  });

  await test.step('fill in', async () => {
    await forms
      .row(title)
      .getByRole('link', { name: `Edit ${title}` })
      .click();
    await expect(forms.heading).toHaveText(title);
    const id = Number(/editor\/(\d+)/.exec(page.url())?.[1]);
    const candidate = await candidateGiven(browser, site, id);
    const center = new FormsPage(candidate);
    await center.openCenter();
    await center
      .card(title)
      .getByRole('link', { name: `Start: ${title}` })
      .click();
    await center.form.getByRole('textbox', { name: 'Name of the first person' }).fill('Grace Hopper');
    await center.submit.click();
    await expect.poll(async () => (await readForm(callAs, id)).candidates.submitted).toBe(1);
    await candidate.context().close();
  });
});

test('FORMEDIT-01 version 2 goes to candidates who have not started; one who has started keeps version 1', async ({
  page,
  context,
  site,
  browser,
  callAs,
}) => {
  const { id, title } = await publishedForm(callAs, asking('City', 'Passport'));
  const started = new FormsPage(await candidateGiven(browser, site, id));
  const waiting = new FormsPage(await candidateGiven(browser, site, id));
  const [form] = await readForms(started.page.context().request, site);
  await started.open(form!.id);
  await started.city.fill('Bern');
  await expect.poll(async () => (await readForm(callAs, id)).candidates.started).toBe(1);

  await logIn(context, admin);
  const forms = new FormsEditorPage(page);
  await forms.openForm(id);
  await forms.edit('City');
  await forms.label.fill('Town');
  await forms.editor.getByRole('button', { name: 'Edit Passport', exact: true }).click();
  await forms.editor.getByRole('button', { name: 'Delete Passport', exact: true }).click();
  await forms.saved();
  await forms.publish.click();
  await expect(forms.dialog).toContainText('Changes since version 1');
  await expect(forms.dialog.getByRole('listitem')).toHaveText([
    'Passport',
    'TownWas “City”',
    '1 candidate has started and keeps the version they started.',
    '1 candidate who hasn’t started gets version 2.',
  ]);
  await expectNothingFound(page, 'the next version');
  await expectToFit(page, 'the next version');
  await page.setViewportSize(desktop);
  // however often it is pressed
  await forms.dialog.getByRole('button', { name: 'Publish version 2' }).dblclick();
  await expect(forms.dialog).toBeHidden();
  expect((await readForm(callAs, id)).version).toBe(2);

  await waiting.openCenter();
  await waiting.card(title).getByRole('link').click();
  await expect(waiting.form.getByRole('textbox')).toHaveCount(1);
  await expect(waiting.form.getByRole('textbox', { name: 'Town' })).toBeVisible();
  await started.page.reload();
  await hydrated(started.page);
  await expect(started.city).toHaveValue('Bern');
  await started.form.getByRole('textbox', { name: 'Passport' }).fill('X1234567');
  await started.submit.click();
  await expect.poll(async () => (await readForm(callAs, id)).candidates.submitted).toBe(1);
  for (const candidate of [started, waiting]) await candidate.page.context().close();
});

test('FORMEDIT-01 two admins never overwrite each other unseen, and what cannot be saved is not left without a question', async ({
  page,
  context,
  site,
  browser,
  callAs,
}) => {
  const { id } = await publishedForm(callAs);
  await logIn(context, admin);
  const mine = new FormsEditorPage(page);
  const theirs = new FormsEditorPage(await anotherAdmin(browser, site, callAs));
  await mine.openForm(id);
  await theirs.openForm(id);
  await theirs.edit('City');
  await theirs.label.fill('Town');
  await theirs.saved();

  await test.step('a conflict', async () => {
    await mine.edit('City');
    await mine.label.fill('Place');
    await expect(mine.editor).toHaveAttribute('data-saving', 'conflict');
    await expectNothingFound(page, 'a conflict');
    await page.setViewportSize(desktop);
    await mine.publish.click();
    await expect(mine.dialog).toContainText('Your latest changes aren’t saved yet.');
    await page.keyboard.press('Escape');
    await mine.editor.getByRole('button', { name: 'Take theirs' }).click();
    await mine.saved();
    await mine.edit('Town');
    await expect(mine.label).toHaveValue('Town');
  });

  await test.step('publishing what another admin has changed since', async () => {
    await mine.publish.click();
    await expect(mine.dialog).toContainText('Was “City”');
    await theirs.label.fill('Village');
    await theirs.saved();
    await mine.dialog.getByRole('button', { name: 'Publish version 2' }).click();
    await expect(mine.dialog.getByRole('alert')).toHaveText(
      'Another admin just changed this form. Check the changes, then publish again.',
    );
    await expect(mine.dialog).toContainText('Village');
    expect((await readForm(callAs, id)).version).toBe(1);
    await mine.dialog.getByRole('button', { name: 'Publish version 2' }).click();
    await expect(mine.dialog).toBeHidden();
  });

  await test.step('leaving', async () => {
    await page.reload();
    await hydrated(page);
    await mine.edit('Village');
    await context.setOffline(true);
    await mine.label.fill('Hamlet');
    await expect(mine.editor).toHaveAttribute('data-saving', 'failed');
    const back = mine.main.getByRole('link', { name: 'All forms' });
    await back.click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(mine.label).toHaveValue('Hamlet');
    await context.setOffline(false);
    await mine.saved();
    await back.click();
    await expect(mine.heading).toHaveText('Forms');
    await expect(question).toBeHidden();
  });

  await test.step('a session that is over', async () => {
    await mine.openForm(id);
    await mine.edit('Hamlet');
    await context.clearCookies();
    // the browser asks as well, for what the page itself cannot keep
    page.on('dialog', (question) => question.accept());
    await mine.label.fill('City again');
    const login = new Login(page);
    await expect(login.dialog).toBeVisible();
    await login.logIn(admin);
    await expect(login.dialog).toBeHidden();
    await expect(mine.editor.getByRole('button', { name: 'Edit City again', exact: true })).toBeVisible();
    await expect
      .poll(async () => (await readForm(callAs, id)).definition.sections[0]?.items[0]?.label)
      .toBe('City again');
  });
  await theirs.page.context().close();
});

test('FORMEDIT-01 a retired form is given to nobody else, whoever has started can finish, and it can be restored', async ({
  page,
  context,
  site,
  browser,
  callAs,
}) => {
  const { id, title } = await publishedForm(callAs);
  const started = new FormsPage(await candidateGiven(browser, site, id));
  const waiting = new FormsPage(await candidateGiven(browser, site, id));
  const [form] = await readForms(started.page.context().request, site);
  await started.open(form!.id);
  await started.city.fill('Bern');
  await expect.poll(async () => (await readForm(callAs, id)).candidates.started).toBe(1);

  await logIn(context, admin);
  const forms = new FormsEditorPage(page);
  await forms.openList();
  await page.getByRole('searchbox', { name: 'Find a form' }).fill(title);
  await expect(forms.rows).toHaveCount(1);
  await expect(forms.row(title)).toContainText('0 submitted2 open');
  await forms
    .row(title)
    .getByRole('button', { name: `More actions for ${title}` })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Retire…' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Retire this form?' });
  await expect(question).toContainText('1 candidate who hasn’t started can’t see it anymore');
  await expectNothingFound(page, 'retiring');
  await page.setViewportSize(desktop);
  await question.getByRole('button', { name: 'Retire form' }).click();
  await expect(forms.row(title)).toContainText(/Retired\s*Since/);

  await waiting.openCenter();
  await expect(waiting.main.getByRole('heading', { name: 'No data found' })).toBeVisible();
  await started.submit.click();
  await expect.poll(async () => (await readForm(callAs, id)).candidates.submitted).toBe(1);

  await forms.row(title).getByRole('link', { name: title, exact: true }).click();
  await expect(forms.main).toContainText('This form is retired.');
  await expect(forms.publish).toHaveCount(0);
  await expect(forms.editor).toBeVisible();
  await expectNothingFound(page, 'a retired form');
  await page.setViewportSize(desktop);
  await forms.main.getByRole('button', { name: 'Restore form' }).click();
  await expect(forms.publish).toBeVisible();
  await waiting.page.reload();
  await expect(waiting.card(title)).toBeVisible();
  for (const candidate of [started, waiting]) await candidate.page.context().close();
});

test('FORMEDIT-01 titles are changed and forms copied; lists and forms that cannot be loaded, or are not there, say so', async ({
  page,
  context,
  callAs,
}) => {
  const { id, title } = await publishedForm(callAs);
  await saveDraft(callAs, id, asking('City', 'Permit'));
  await logIn(context, admin);
  const forms = new FormsEditorPage(page);
  await forms.openList();
  const row = forms.row(title);
  await expect(row).toContainText('Changes not published');
  await row.getByRole('button', { name: `More actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Edit title' }).click();
  await forms.dialog.getByRole('textbox', { name: 'Description' }).fill('So that we can write to you.');
  await forms.dialog.getByRole('button', { name: 'Save title' }).click();
  await expect(page.getByText('Title saved')).toBeVisible();
  await row.getByRole('button', { name: `More actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await forms.dialog.getByRole('button', { name: 'Create copy' }).click();
  await expect(forms.heading).toHaveText(`${title} (copy)`);
  await expect(forms.main).toContainText('So that we can write to you.');
  await expect(forms.editor.getByRole('button', { name: 'Edit Permit', exact: true })).toBeVisible();

  await page.route(saves, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goBack();
  await row.getByRole('link', { name: title, exact: true }).click();
  await expect(forms.heading).toHaveText('We couldn’t load this form');
  await expectNothingFound(page, 'a form that cannot be loaded');
  await page.setViewportSize(desktop);
  await page.unroute(saves);
  await forms.main.getByRole('button', { name: 'Try again' }).click();
  await expect(forms.heading).toHaveText(title);

  await page.route('**/api/pcsx/admin/forms?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(addressOf('/careers'));
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Forms' }).click();
  await expect(forms.main.getByRole('heading', { name: 'We couldn’t load your forms' })).toBeVisible();
  await page.unroute('**/api/pcsx/admin/forms?*');
  await forms.main.getByRole('button', { name: 'Try again' }).click();
  await expect(row.first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a form' }).fill('nothing of this name');
  await expect(forms.main.getByRole('heading', { name: 'No matching forms' })).toBeVisible();
  await forms.main.getByRole('button', { name: 'Show all forms' }).click();
  await expect(row.first()).toBeVisible();
  await forms.openList({ hl: 'ar' });
  await expect(forms.heading).toHaveText('النماذج');
  await expectNothingFound(page, 'the list in Arabic', 'one');

  for (const gone of ['999999', 'x']) {
    const response = await page.goto(addressOf(`/careers/forms/editor/${gone}`));
    expect(response?.status()).toBe(404);
    await expect(forms.heading).toHaveText('Form not found');
  }
});

test('FORMEDIT-01 candidates and theme builders are told whom to ask and load no editor; visitors log in', async ({
  page,
  context,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const forms = new FormsEditorPage(page);
  for (const who of ['candidate', 'brand']) {
    await logIn(context, `${who}@${meridian}`);
    for (const path of ['/careers/forms/editor', '/careers/forms/editor/1']) {
      const response = await page.goto(addressOf(path));
      expect(response?.status()).toBe(403);
      await hydrated(page);
      await expect(forms.heading).toHaveText('Only for admins');
    }
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Forms', exact: true }),
    ).toHaveCount(0);
  }
  await expectNothingFound(page, 'the page of whoever is no admin');
  expect(scripts.filter((script) => /\/assets\/(?:editor|publish-dialog)-/.test(script))).toEqual([]);
  await context.clearCookies();
  await page.goto(addressOf('/careers/forms/editor'));
  await expect(new Login(page).dialog).toBeVisible();
});
