import { addressOf } from '../e2e/employers.ts';
import { candidateWithForm, FormsPage, readForms } from '../e2e/forms-page.ts';
import { openNewAccount } from '../e2e/mailbox.ts';
import { hydrated, openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn, write } from '../e2e/wire.ts';
import { expectNothingFound, overflowOf } from './audit.ts';
import { expectToFit } from './fit.ts';

for (const hl of ['en-US', 'ar'])
  test(`FORMSCENTER-01 in ${hl} axe finds nothing on the forms center and on forms, and they fit 320 px, 400 % zoom and large text`, async ({
    page,
    context,
    site,
  }) => {
    await logIn(context, 'candidate@meridian.example');
    const forms = new FormsPage(page);
    const all = await readForms(context.request, site);
    const addresses = [
      addressOf('/careers/forms/center', { hl }),
      ...all.map(({ id }) => addressOf('/careers/forms', { id: String(id), hl })),
      addressOf('/careers/forms', { id: '999999', hl }),
      addressOf('/careers/onboarding', { hl }),
    ];
    for (const address of addresses)
      await test.step(address, async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await openPage(page, address);
        await page.waitForLoadState('networkidle');
        await expectToFit(page);
        await expectNothingFound(page);
      });
    await expect(forms.main).toBeVisible();
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

for (const hl of ['en-US', 'ar'])
  test(`ONBOARD-01 in ${hl} axe finds nothing on what new candidates are asked, nor on why they cannot be; it fits 320 px and large text`, async ({
    page,
    context,
    site,
  }) => {
    await openNewAccount(context.request, site);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route('**/api/pcsx/onboarding?*', (route) => route.fulfill({ status: 400, body: '' }));
    await openPage(page, addressOf('/careers', { hl }));
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectToFit(page);
    await expectNothingFound(page);
    await page.unroute('**/api/pcsx/onboarding?*');
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('main').getByRole('form')).toBeVisible();
    await hydrated(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectToFit(page);
    await expectNothingFound(page);
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
