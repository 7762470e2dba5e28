import type { APIRequestContext, Route } from '@playwright/test';
import { audit } from '../accessibility/audit.ts';
import { meridian } from './employers.ts';
import { Login } from './login-page.ts';
import { hydrated } from './search-page.ts';
import { expect, test, type ThemedSite } from './site.ts';
import {
  brand,
  colorOf,
  green,
  openThemePanel,
  openWithGreenDraft,
  primaryButtonPage,
  primaryButtons,
} from './theme-panel.ts';

const base = '/api/pcsx/themes';

/** What the server has published. */
async function publishedAt(request: APIRequestContext, site: ThemedSite) {
  const answer = await request.get(`${site.address}${base}/published?domain=${meridian}`);
  return ((await answer.json()) as { data: { version: number; document: unknown } }).data;
}

test('THEME-04 a brand person sees in plain words and at three widths what they publish, and goes back to the version before (B10)', async ({
  page,
  themedSite,
}) => {
  const panel = await openThemePanel(page, themedSite);
  const before = await colorOf(page);
  await panel.value('Background').fill(green.typed);
  await panel.expectSaved();
  await panel.panel.getByRole('button', { name: 'Publish…' }).click();
  const dialog = panel.publishDialog;
  await expect(dialog.getByText(/^Primary buttons: 1 change/)).toBeVisible();
  await expect(dialog.getByText(/^Background changed from .* to #1d6b2f$/)).toBeVisible();
  await expect(dialog.getByText('Everything can be read well.')).toBeVisible();
  await dialog.getByText('How this page looks, before and after').click();
  for (const width of [375, 768, 1280]) {
    await dialog.getByRole('radio', { name: `${width} px` }).check({ force: true });
    for (const [side, color] of [
      ['Before', before],
      ['After', green.computed],
    ] as const) {
      await expect(dialog.getByRole('img', { name: `${side}, ${width} px wide` })).toBeVisible();
      const button = dialog
        .frameLocator(`iframe[title="${side}, ${width} px wide"]`)
        .locator('main .pt-primary_buttons');
      await expect(button).toHaveCSS('background-color', color);
    }
  }
  await dialog.getByRole('textbox', { name: /^Note/ }).fill('Greener');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();

  await panel.panel.getByRole('tab', { name: 'Versions' }).click();
  const live = panel.panel.getByRole('listitem').filter({ hasText: 'Live' });
  await expect(live).toContainText('Greener');
  const made = Number((await live.getByRole('heading').textContent())?.match(/\d+/)?.[0]);
  await panel.panel.getByRole('button', { name: `Go back to version ${made - 1}…` }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert.getByText(/^Background changed from #1d6b2f to/)).toBeVisible();
  await alert.getByRole('button', { name: 'Go back' }).click();
  await expect(alert).toBeHidden();
  await expect(live.getByRole('heading')).toContainText(`Version ${made + 1}`);
  await expect(primaryButtons(page)).toHaveCSS('background-color', before);
  expect((await publishedAt(page.request, themedSite)).version).toBe(made + 1);
});

test('THEME-04 a preview link shows the draft without a login until it is taken back; a draft is scheduled, said to be behind when it changes, and cancelled', async ({
  page,
  browser,
  themedSite,
}) => {
  const builder = await openWithGreenDraft(page, themedSite);
  const { panel } = builder;
  await panel.getByRole('tab', { name: 'Versions' }).click();

  await test.step('a link', async () => {
    await panel.getByRole('textbox', { name: 'For whom (optional)' }).fill('Board');
    await panel.getByRole('button', { name: 'Make a link' }).click();
    const url = new URL(await panel.getByRole('textbox', { name: 'The new link' }).inputValue());
    const stranger = await browser.newContext();
    const look = await stranger.newPage();
    const shown = `${themedSite.address}${primaryButtonPage}${url.search}`;
    await look.goto(shown);
    await expect(primaryButtons(look)).toHaveCSS('background-color', green.computed);
    const sign = look.getByRole('complementary', { name: 'Preview' });
    await expect(sign).toBeInViewport();
    await expect(sign).toContainText('visitors of the site do not see it like this');
    await hydrated(look);
    await expect(sign).toBeVisible();
    expect(await audit(look)).toEqual([]);
    await panel.getByRole('button', { name: /^Take back: Board/ }).click();
    await expect(panel.getByText('The link leads nowhere any more.')).toBeVisible();
    await look.goto(shown);
    await expect(look.getByRole('heading', { name: 'This preview link has ended' })).toBeVisible();
    expect(await audit(look)).toEqual([]);
    await look.getByRole('link', { name: 'Open the site' }).click();
    await expect(look).toHaveURL(/\/careers\?domain=/);
    await expect(look.getByRole('complementary', { name: 'Preview' })).toBeHidden();
    await stranger.close();
  });
  await test.step('a schedule', async () => {
    const year = new Date().getFullYear();
    await panel.getByLabel('Date and time').fill(`${year - 1}-01-01T10:00`);
    const schedule = panel.getByRole('button', { name: 'Schedule', exact: true });
    await schedule.click();
    await expect(panel.getByText('Choose a time to come.')).toBeVisible();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
    await panel.getByLabel('Date and time').fill(tomorrow);
    await schedule.click();
    await expect(panel.getByText(/^The draft is published on/)).toBeVisible();

    await panel.getByRole('tab', { name: 'Style' }).click();
    await builder.section.selectOption('Primary buttons');
    await builder.saving(() => builder.value('Background').fill('#2d2d8f'));
    await panel.getByRole('tab', { name: 'Versions' }).click();
    await expect(panel.getByText(/^The draft has changed since/)).toBeVisible();
    await panel.getByRole('button', { name: 'Cancel the schedule' }).click();
    await expect(panel.getByText('Nothing is scheduled any more.')).toBeVisible();
  });
});

test('THEME-04 a publication that fails half-way changes nothing, can be tried again, also after a login from there, and keeps its note; one whose answer is lost is found out to be one', async ({
  page,
  themedSite,
}) => {
  const { panel, publishDialog: dialog } = await openWithGreenDraft(page, themedSite);
  const before = await publishedAt(page.request, themedSite);
  const open = panel.getByRole('button', { name: 'Publish…' });
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true });
  const note = dialog.getByRole('textbox', { name: /^Note/ });

  await test.step('fails half-way', async () => {
    await page.route(`**${base}/publish**`, (route) => route.abort('connectionreset'), { times: 1 });
    await open.click();
    await note.fill('Greener');
    await publish.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect(await publishedAt(page.request, themedSite)).toEqual(before);
    await expect(note).toHaveValue('Greener');
  });
  await test.step('the session has ended', async () => {
    await page.context().clearCookies();
    await publish.click();
    await dialog.getByRole('button', { name: 'Log in' }).click();
    const comesAnew = page.waitForEvent('load');
    await new Login(page).logIn(brand);
    await comesAnew;
    await open.click();
    await expect(note).toHaveValue('Greener');
  });
  await test.step('the answer is lost', async () => {
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route(`**${base}/publish**`, lose, { times: 1 });
    await publish.click();
    await expect(dialog).toBeHidden();
    expect((await publishedAt(page.request, themedSite)).version).toBe(before.version + 1);
  });
});

test('THEME-04 a draft that a newer release has saved is said to be so, and is not written over', async ({
  page,
  themedSite,
}) => {
  const panel = await openThemePanel(page, themedSite);
  const written: string[] = [];
  // the server that this page came from has been updated meanwhile
  await page.route(`**${base}/draft**`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    written.push(route.request().postData() ?? '');
    const theirs = { revision: 99, document: { schema: 3, product: 'default', sections: {} } };
    return route.fulfill({ status: 412, json: { status: 412, message: '', data: { base: 1, theirs } } });
  });
  await panel.value('Background').fill('#2d2d8f');
  await expect(panel.panel.getByText(/^Not saved: a newer release of Portico/)).toBeVisible();
  await expect(panel.panel.getByRole('button', { name: 'Keep mine' })).toHaveCount(0);
  await expect(panel.value('Background')).toHaveValue('#2d2d8f');
  expect(written).toHaveLength(1);
});
