import { addressOf } from '../e2e/employers.ts';
import { candidateWithForm, FormsPage, readForms } from '../e2e/forms-page.ts';
import { openNewAccount } from '../e2e/mailbox.ts';
import { hydrated, openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn, write } from '../e2e/wire.ts';
import { expectNothingFound, overflowOf, settled } from './audit.ts';
import { expectToFit } from './fit.ts';
import { goToPage } from './go-to.ts';

for (const hl of ['en-US', 'ar'])
  test(`FORMSCENTER-01 in ${hl} axe finds nothing on the forms center and on forms, and they fit 320 px, 400 % zoom and large text`, async ({
    page,
    context,
    site,
  }) => {
    await logIn(context, 'candidate@meridian.example');
    const check = async (state: string) => {
      await settled(page);
      await expectToFit(page, state);
      await expectNothingFound(page, state, hl === 'ar' ? 'one' : 'two');
    };
    await openPage(page, addressOf('/careers/forms/center', { hl }));
    await check('the forms center');
    for (const { id, title } of [
      ...(await readForms(context.request, site)),
      { id: 999_999, title: 'no form' },
    ])
      await test.step(title, async () => {
        await goToPage(page, addressOf('/careers/forms', { id: String(id), hl }));
        await check(title);
      });
    await goToPage(page, addressOf('/careers/onboarding', { hl }));
    await check('onboarding');
  });

test('FORMSCENTER-01 axe finds nothing on what is wrong in a form, on one that others have handed in, and on a failed list', async ({
  page,
  context,
  site,
}) => {
  const { id } = await candidateWithForm(page, site);
  const forms = new FormsPage(page);
  await forms.open(id);
  await forms.submit.click();
  await expect(forms.city).toBeFocused();
  await expectNothingFound(page);
  const body = { values: { city: 'Sion' }, submit: true };
  await expect(await write(context.request, 'POST', `/api/pcsx/forms/${id}`, { body })).toBeOK();
  await forms.city.fill('Bern');
  await forms.main.getByText('What you filled in here', { exact: true }).click();
  await expectNothingFound(page);
  await forms.openCenter();
  await page.route('**/api/pcsx/forms_list?*', (route) => route.fulfill({ status: 400, body: '' }));
  await forms.tabs.nth(1).click();
  await expect(forms.alert).toBeVisible();
  await expectNothingFound(page);
});

test('ONBOARD-01 axe finds nothing on what new candidates are asked, nor on why they cannot be, also in Arabic; it fits 320 px and large text', async ({
  page,
  context,
  site,
}) => {
  await openNewAccount(context.request, site);
  const main = page.getByRole('main');
  const check = async (state: string) => {
    await expectToFit(page, state);
    await expectNothingFound(page, state);
  };
  const calls = '**/api/pcsx/onboarding?*';
  await page.route(calls, (route) => route.fulfill({ status: 400, body: '' }));
  for (const hl of ['en-US', 'ar']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, addressOf('/careers', { hl }));
    await expect(main.getByRole('alert')).toBeVisible();
    await check(`${hl}, failed`);
  }
  await page.unroute(calls);
  await main.getByRole('button').click();
  await expect(main.getByRole('form')).toBeVisible();
  await hydrated(page);
  await check('ar, asked');
  await openPage(page, addressOf('/careers'));
  await expect(main.getByRole('form')).toBeVisible();
  await check('en-US, asked');
});

test('FORMSCENTER-01 the keyboard alone goes from the list into a form, fills it in and hands it in', async ({
  page,
  site,
}) => {
  await candidateWithForm(page, site, {
    definition: {
      sections: [
        {
          title: 'You',
          items: [
            { name: 'city', type: 'text', label: 'City', required: true },
            { name: 'agrees', type: 'checkboxItem', label: 'I agree', required: true },
          ],
        },
      ],
    },
  });
  const forms = new FormsPage(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await forms.openCenter();
  await forms.tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(forms.tabs.nth(1)).toBeFocused();
  // an arrow alone asks the server for nothing
  await expect(forms.tabs.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=before_you_start/);
  // the tab comes after its address, and the one before it has the form, too
  await expect(forms.tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(forms.card('About you')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(forms.card('About you').getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(forms.city).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(forms.city).toBeFocused();
  await page.keyboard.type('Bern');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(forms.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(forms.answer('city')).toHaveText('Bern');
  expect(await overflowOf(page)).toBe(0);
});
