import { audit } from '../accessibility/audit.ts';
import { collectComplaints, expect, test } from './site.ts';
import {
  admin as adminEmail,
  brand as brandEmail,
  openThemeBuilder,
  openThemePanel,
  reopenPanel,
  setRights,
} from './theme-panel.ts';
import { write } from './wire.ts';

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
  const admin = await openThemeBuilder(await context.newPage(), themedSite, adminEmail);
  await admin.panel.getByRole('tab', { name: 'Versions' }).click();
  const row = admin.panel.getByRole('listitem').filter({ hasText: brandEmail });
  const rightTo = (what: string) => row.getByRole('checkbox', { name: what, exact: true });
  const save = row.getByRole('button', { name: /^Save: / });
  await row.getByRole('heading').click();
  await rightTo('Publish').uncheck();
  await rightTo('Edit').uncheck();
  await save.click();
  await expect(row.getByText(/^Saved: /)).toBeVisible();
  try {
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

test('THEME-04 what somebody may not do is said in the panel: to change what they may only look at, a section that a colleague has locked, or HTML, and to see drafts (B12)', async ({
  page,
  themedSite,
  callAs,
}) => {
  const lock = (locked: boolean) =>
    callAs(adminEmail, {
      method: 'POST',
      path: '/api/pcsx/themes/locks',
      body: { section: 'primary_buttons', locked },
    });
  await setRights(callAs, ['view']);
  try {
    const builder = await openThemePanel(page, themedSite);
    const { panel, section } = builder;
    await test.step('only look', async () => {
      await expect(panel.getByText('You can look at the theme, but not change it.')).toBeVisible();
      await expect(builder.value('Background')).toBeDisabled();
      await expect(panel.getByText(/^You may not publish\./)).toBeVisible();
    });
    await test.step('neither unlock nor write HTML', async () => {
      await lock(true);
      await setRights(callAs, ['view', 'edit', 'publish']);
      await reopenPanel(builder);
      await section.selectOption('Primary buttons');
      await expect(panel.getByText(/^Locked by ./)).toBeVisible();
      await expect(builder.value('Background')).toBeDisabled();
      await section.selectOption('Cards');
      await expect(builder.value('Background')).toBeEnabled();
      await panel.getByRole('tab', { name: 'Content' }).click();
      const footer = panel.getByRole('region', { name: 'Footer', exact: true });
      await expect(footer.getByRole('textbox')).toHaveAttribute('readonly', '');
      await expect(footer.getByText(/right “custom_html”/)).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Save: Footer' })).toHaveCount(0);
      await expect(panel.getByRole('button', { name: 'Save: Tagline' })).toBeVisible();
    });
    await test.step('not see drafts', async () => {
      await setRights(callAs, ['edit']);
      await reopenPanel(builder);
      await expect(panel.getByText(/You may not see drafts of the theme/)).toBeVisible();
    });
  } finally {
    await lock(false);
    await setRights(callAs);
  }
});
