import { audit } from '../accessibility/audit.ts';
import { meridian } from './employers.ts';
import { collectComplaints, expect, test } from './site.ts';
import { openThemeBuilder, openThemePanel } from './theme-panel.ts';
import { logIn, write } from './wire.ts';

const rights = '/api/pcsx/themes/rights';

/** As long as a panel goes without asking what its person may do. */
const aBeat = 20_000;

test('THEME-04 an open panel follows by itself what an admin takes from its person and gives back, and the server refuses it meanwhile (B12)', async ({
  page,
  browser,
  themedSite,
  complaints,
}) => {
  const call = async (method: 'POST' | 'DELETE', path: string) => {
    const answer = await write(page.request, method, `/api/pcsx/themes/${path}`, {
      site: themedSite.address,
      ...(method === 'POST' ? { body: {} } : {}),
      headers: { 'if-match': '*' },
    });
    return answer.status();
  };
  await page.clock.install();
  const brand = await openThemePanel(page, themedSite);
  const background = brand.value('Background');
  const publish = brand.panel.getByRole('button', { name: 'Publish…' });
  const mayOnlyLook = brand.panel.getByText('You can look at the theme, but not change it.');
  await background.fill('#1d6b2f');
  await brand.expectSaved();
  await expect(publish).toBeVisible();

  const context = await browser.newContext();
  collectComplaints(context, complaints);
  const admin = await openThemeBuilder(await context.newPage(), themedSite, `admin@${meridian}`);
  await admin.panel.getByRole('tab', { name: 'Versions' }).click();
  const row = admin.panel.getByRole('listitem').filter({ hasText: `brand@${meridian}` });
  const rightTo = (what: string) => row.getByRole('checkbox', { name: what, exact: true });
  const save = row.getByRole('button', { name: /^Save: / });
  await row.getByRole('heading').click();
  await rightTo('Publish').uncheck();
  await rightTo('Edit').uncheck();
  await save.click();
  await expect(row.getByText(/^Saved: /)).toBeVisible();
  try {
    expect(await audit(admin.page)).toEqual([]);
    await page.clock.fastForward(aBeat);
    await expect(mayOnlyLook).toBeVisible();
    await expect(publish).toHaveCount(0);
    await expect(background).toBeDisabled();
    await expect(background).toHaveValue('#1d6b2f');
    await brand.panel.getByRole('tab', { name: 'Versions' }).click();
    await expect(brand.panel.getByText(/^You may not: Edit and Publish\./)).toBeVisible();
    await expect(brand.panel.getByRole('heading', { name: 'Preview links' })).toHaveCount(0);
    expect(await audit(page)).toEqual([]);
    await brand.panel.getByRole('tab', { name: 'Style' }).click();
    expect(await call('POST', 'publish')).toBe(403);
    expect(await call('DELETE', 'draft')).toBe(403);
  } finally {
    await rightTo('Publish').check();
    await rightTo('Edit').check();
    await save.click();
    await expect(row.getByText(/^Saved: .* May do everything\.$/)).toBeVisible();
  }
  await page.clock.fastForward(aBeat);
  await expect(publish).toBeVisible();
  await expect(mayOnlyLook).toHaveCount(0);
  await background.fill('#2d2d8f');
  await brand.expectSaved();
  await brand.publish();
  await context.close();
});

test('THEME-04 only an admin is told what others may do, and decides it (B12)', async ({
  context,
  page,
  themedSite,
}) => {
  await logIn(context, `brand@${meridian}`, themedSite.address);
  const read = await page.request.get(`${themedSite.address}${rights}?domain=${meridian}`);
  expect(read.status()).toBe(403);
  const written = await write(page.request, 'PUT', rights, {
    site: themedSite.address,
    body: { encId: 'anybody', rights: [] },
  });
  expect(written.status()).toBe(403);
});
