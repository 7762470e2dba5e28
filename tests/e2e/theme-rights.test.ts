import { audit } from '../accessibility/audit.ts';
import { meridian } from './employers.ts';
import { hydrated } from './search-page.ts';
import { collectComplaints, expect, test } from './site.ts';
import { openThemeBuilder } from './theme-panel.ts';
import { logIn, write } from './wire.ts';

const rights = '/api/pcsx/themes/rights';

test('THEME-04 what an admin takes from a brand person the panel offers no more and the server refuses, until it is given back (B12)', async ({
  page,
  browser,
  themedSite,
  complaints,
}) => {
  const publish = async () => {
    const answer = await write(page.request, 'POST', '/api/pcsx/themes/publish', {
      site: themedSite.address,
      body: {},
      headers: { 'if-match': '*' },
    });
    return answer.status();
  };
  const brand = await openThemeBuilder(page, themedSite);
  await expect(brand.panel.getByRole('button', { name: 'Publish…' })).toBeVisible();

  const context = await browser.newContext();
  collectComplaints(context, complaints);
  const admin = await openThemeBuilder(await context.newPage(), themedSite, `admin@${meridian}`);
  await admin.panel.getByRole('tab', { name: 'Versions' }).click();
  const row = admin.panel.getByRole('listitem').filter({ hasText: `brand@${meridian}` });
  const right = row.getByRole('checkbox', { name: 'Publish', exact: true });
  const save = row.getByRole('button', { name: /^Save: / });
  await row.getByRole('heading').click();
  await right.uncheck();
  await save.click();
  await expect(row.getByText(/^Saved: /)).toBeVisible();
  try {
    expect(await audit(admin.page)).toEqual([]);
    await brand.panel.getByRole('tab', { name: 'Versions' }).click();
    await expect(brand.panel.getByText(/^You may not: Publish\./)).toBeVisible();
    await expect(brand.panel.getByRole('button', { name: 'Publish…' })).toHaveCount(0);
    await expect(brand.panel.getByRole('heading', { name: 'Preview links' })).toHaveCount(0);
    expect(await audit(page)).toEqual([]);
    expect(await publish()).toBe(403);
  } finally {
    await right.check();
    await save.click();
    await expect(row.getByText(/^Saved: .* May do everything\.$/)).toBeVisible();
  }
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Edit theme' }).click();
  await brand.section.selectOption('Primary buttons');
  await brand.value('Background').fill('#1d6b2f');
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
