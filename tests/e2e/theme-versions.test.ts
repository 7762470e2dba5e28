import type { APIRequestContext, Browser, Page, PlaywrightWorkerArgs, Route } from '@playwright/test';
import { audit } from '../accessibility/audit.ts';
import { meridian } from './employers.ts';
import { Login } from './login-page.ts';
import { hydrated } from './search-page.ts';
import { collectComplaints, expect, test, type ThemedSite } from './site.ts';
import {
  draftOf,
  green,
  openThemeBuilder,
  openThemePanel,
  openWithGreenDraft,
  primaryButtonPage,
  type ThemePanel,
} from './theme-panel.ts';
import { logIn, write } from './wire.ts';

const base = '/api/pcsx/themes';
const admin = `admin@${meridian}`;
const primaryButtons = (page: Page) => page.locator('main .pt-primary_buttons');
const colorOf = (page: Page) =>
  primaryButtons(page).evaluate((button) => getComputedStyle(button).backgroundColor);

/** A call of somebody with an account, beside the panel. */
const callAs = async (
  playwright: PlaywrightWorkerArgs['playwright'],
  site: ThemedSite,
  email: string,
): Promise<{
  request: APIRequestContext;
  send: (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<void>;
}> => {
  const request = await playwright.request.newContext();
  await logIn({ request }, email, site.address);
  return {
    request,
    send: async (method, path, body) => {
      const headers = { 'if-match': '*' };
      const answer = await write(request, method, `${base}${path}`, { site: site.address, body, headers });
      await expect(answer).toBeOK();
    },
  };
};

/** What the server has published. */
const publishedAt = async (request: APIRequestContext, site: ThemedSite) => {
  const answer = await request.get(`${site.address}${base}/published?domain=${meridian}`);
  return ((await answer.json()) as { data: { version: number; document: unknown } }).data;
};

/** Somebody else at the same theme, in a browser of their own. */
const openBeside = async (
  browser: Browser,
  site: ThemedSite,
  complaints: string[],
): Promise<{ theirs: ThemePanel; close: () => Promise<void> }> => {
  const context = await browser.newContext();
  collectComplaints(context, complaints);
  const theirs = await openThemePanel(await context.newPage(), site, admin);
  return { theirs, close: () => context.close() };
};

const setRights = async (
  playwright: PlaywrightWorkerArgs['playwright'],
  site: ThemedSite,
  rights: readonly string[],
) => {
  const { request, send } = await callAs(playwright, site, admin);
  const answer = await request.get(`${site.address}${base}/rights?domain=${meridian}`);
  const { data } = (await answer.json()) as { data: { builders: { encId: string; email: string }[] } };
  const brand = data.builders.find(({ email }) => email === `brand@${meridian}`);
  await send('PUT', '/rights', { encId: brand?.encId, rights });
  await request.dispose();
};

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

test('THEME-04 a preview link shows the draft without a login until it is taken back', async ({
  page,
  browser,
  themedSite,
}) => {
  const panel = await openWithGreenDraft(page, themedSite);
  await panel.panel.getByRole('tab', { name: 'Versions' }).click();
  await panel.panel.getByRole('textbox', { name: 'For whom (optional)' }).fill('Board');
  await panel.panel.getByRole('button', { name: 'Make a link' }).click();
  const url = new URL(await panel.panel.getByRole('textbox', { name: 'The new link' }).inputValue());
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
  await panel.panel.getByRole('button', { name: /^Take back: Board/ }).click();
  await expect(panel.panel.getByText('The link leads nowhere any more.')).toBeVisible();
  await look.goto(shown);
  await expect(look.getByRole('heading', { name: 'This preview link has ended' })).toBeVisible();
  expect(await audit(look)).toEqual([]);
  await look.getByRole('link', { name: 'Open the site' }).click();
  await expect(look).toHaveURL(/\/careers\?domain=/);
  await expect(look.getByRole('complementary', { name: 'Preview' })).toBeHidden();
  await stranger.close();
});

test('THEME-04 a draft is scheduled, said to be behind when it changes, and cancelled', async ({
  page,
  themedSite,
}) => {
  const panel = await openWithGreenDraft(page, themedSite);
  await panel.panel.getByRole('tab', { name: 'Versions' }).click();
  const year = new Date().getFullYear();
  await panel.panel.getByLabel('Date and time').fill(`${year - 1}-01-01T10:00`);
  const schedule = panel.panel.getByRole('button', { name: 'Schedule', exact: true });
  await schedule.click();
  await expect(panel.panel.getByText('Choose a time to come.')).toBeVisible();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await panel.panel.getByLabel('Date and time').fill(tomorrow);
  await schedule.click();
  await expect(panel.panel.getByText(/^The draft is published on/)).toBeVisible();

  await panel.panel.getByRole('tab', { name: 'Style' }).click();
  await panel.section.selectOption('Primary buttons');
  const saved = page.waitForResponse(
    (response) => response.url().includes('/themes/draft') && response.request().method() === 'PUT',
  );
  await panel.value('Background').fill('#2d2d8f');
  await saved;
  await panel.panel.getByRole('tab', { name: 'Versions' }).click();
  await expect(panel.panel.getByText(/^The draft has changed since/)).toBeVisible();
  await panel.panel.getByRole('button', { name: 'Cancel the schedule' }).click();
  await expect(panel.panel.getByText('Nothing is scheduled any more.')).toBeVisible();
});

test('THEME-04 what somebody may not do is said in the panel and refused by the server (B12)', async ({
  page,
  themedSite,
  playwright,
}) => {
  await setRights(playwright, themedSite, ['view']);
  try {
    const panel = await openThemePanel(page, themedSite);
    await expect(panel.panel.getByText('You can look at the theme, but not change it.')).toBeVisible();
    await expect(panel.value('Background')).toBeDisabled();
    await expect(panel.panel.getByText(/^You may not publish\./)).toBeVisible();
    const refused = await write(page.request, 'POST', `${base}/publish`, {
      site: themedSite.address,
      body: {},
      headers: { 'if-match': '*' },
    });
    expect(refused.status()).toBe(403);
    await setRights(playwright, themedSite, ['edit']);
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Edit theme' }).click();
    await expect(panel.panel.getByText(/You may not see drafts of the theme/)).toBeVisible();
  } finally {
    await setRights(playwright, themedSite, ['view', 'edit', 'publish', 'custom_html', 'lock']);
  }
});

test('THEME-04 a section that a colleague has locked is theirs until it is unlocked (B12)', async ({
  page,
  themedSite,
  playwright,
}) => {
  const colleague = await callAs(playwright, themedSite, admin);
  await colleague.send('POST', '/locks', { section: 'primary_buttons', locked: true });
  await setRights(playwright, themedSite, ['view', 'edit', 'publish']);
  try {
    const panel = await openThemePanel(page, themedSite);
    await expect(panel.panel.getByText(/^Locked by ./)).toBeVisible();
    await expect(panel.value('Background')).toBeDisabled();
    await panel.section.selectOption('Cards');
    await expect(panel.value('Background')).toBeEnabled();
  } finally {
    await colleague.send('POST', '/locks', { section: 'primary_buttons', locked: false });
    await setRights(playwright, themedSite, ['view', 'edit', 'publish', 'custom_html', 'lock']);
    await colleague.request.dispose();
  }
});

test('THEME-04 two people see each other in the panel, and where the other is (B11)', async ({
  page,
  browser,
  themedSite,
  complaints,
}) => {
  await page.clock.install();
  const mine = await openThemeBuilder(page, themedSite);
  const { theirs, close } = await openBeside(browser, themedSite, complaints);
  const here = theirs.panel.getByText(/ is editing: /);
  await expect(here).toBeVisible();
  // whoever is open says so every 20 seconds
  const beats = async (isSeen: () => Promise<void>) =>
    expect(async () => {
      await page.clock.fastForward(20_000);
      await isSeen();
    }).toPass();
  await beats(() => expect(mine.panel.getByText(/ is editing: Primary buttons$/)).toBeVisible());
  await theirs.panel.getByRole('button', { name: 'Close' }).click();
  await beats(() => expect(mine.panel.getByText(/ is editing/)).toHaveCount(0));
  await close();
});

test('THEME-04 of two who publish at once one does, and the other is told and loses nothing (B11)', async ({
  page,
  browser,
  themedSite,
  complaints,
}) => {
  const mine = await openWithGreenDraft(page, themedSite);
  const { theirs, close } = await openBeside(browser, themedSite, complaints);
  const first = await publishedAt(page.request, themedSite);
  for (const { panel, publishDialog } of [mine, theirs]) {
    await panel.getByRole('button', { name: 'Publish…' }).click();
    await expect(publishDialog.getByText(/^Background changed/)).toBeVisible();
  }
  await Promise.all(
    [mine, theirs].map(({ publishDialog }) =>
      publishDialog.getByRole('button', { name: 'Publish', exact: true }).click(),
    ),
  );
  const told = (panel: ThemePanel) =>
    panel.publishDialog.getByText(/^Somebody else has just published the same theme/);
  await expect.poll(async () => (await told(mine).count()) + (await told(theirs).count())).toBe(1);
  const now = await publishedAt(page.request, themedSite);
  expect(now.version).toBe(first.version + 1);
  expect(JSON.stringify(now.document)).toContain(green.typed);
  await close();
});

test('THEME-04 what somebody changes after another has published is added to that, not put in its place (B11)', async ({
  page,
  browser,
  themedSite,
  complaints,
}) => {
  const mine = await openWithGreenDraft(page, themedSite);
  const { theirs, close } = await openBeside(browser, themedSite, complaints);
  await theirs.publish();
  await mine.value('Text').fill('#fefefe');
  await expect(mine.value('Text')).toHaveValue('#fefefe');
  await expect(mine.panel.getByText('Draft saved')).toBeVisible();
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${themedSite.address}${base}/draft?domain=${meridian}`);
      const { data } = (await answer.json()) as { data: { isDraft: boolean; document: unknown } };
      const text = JSON.stringify(data.document);
      return [data.isDraft, text.includes(green.typed), text.includes('#fefefe')];
    })
    .toEqual([true, true, true]);
  await expect(mine.panel.getByRole('alert')).toHaveCount(0);
  await close();
});

test('THEME-04 an ended session keeps what was edited, and saves it once somebody has logged in again', async ({
  page,
  themedSite,
}) => {
  const panel = await openWithGreenDraft(page, themedSite);
  await page.context().clearCookies();
  await panel.value('Background').fill('#2d2d8f');
  const again = panel.panel.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(panel.panel.getByText(/^Not saved: /)).toBeVisible();
  await expect(primaryButtons(page)).toHaveCSS('background-color', 'rgb(45, 45, 143)');
  // in another tab of the same browser
  await logIn(page.context(), `brand@${meridian}`, themedSite.address);
  await again.click();
  await panel.expectSaved();
  const answer = await page.request.get(`${themedSite.address}${base}/draft?domain=${meridian}`);
  expect(await answer.text()).toContain('#2d2d8f');
});

test('THEME-04 what was edited offline outlives its tab, and is saved by the next one (B9)', async ({
  page,
  themedSite,
}) => {
  const panel = await openThemePanel(page, themedSite);
  await page.context().setOffline(true);
  await panel.value('Background').fill(green.typed);
  await expect(panel.panel.getByText(/^Offline/)).toBeVisible();
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  const again = await openThemePanel(next, themedSite);
  await expect(again.value('Background')).toHaveValue(green.typed);
  await expect.poll(() => draftOf(next, themedSite.address)).toContain(green.typed);
  await expect(primaryButtons(next)).toHaveCSS('background-color', green.computed);
});

test('THEME-04 a publication that fails half-way changes nothing, and can be tried again', async ({
  page,
  themedSite,
}) => {
  const panel = await openWithGreenDraft(page, themedSite);
  const before = await publishedAt(page.request, themedSite);
  await page.route(`**${base}/publish**`, (route) => route.abort('connectionreset'), { times: 1 });
  await panel.panel.getByRole('button', { name: 'Publish…' }).click();
  const publish = panel.publishDialog.getByRole('button', { name: 'Publish', exact: true });
  await panel.publishDialog.getByRole('textbox', { name: /^Note/ }).fill('Greener');
  await publish.click();
  await expect(panel.publishDialog.getByRole('alert')).toBeVisible();
  expect(await publishedAt(page.request, themedSite)).toEqual(before);
  await expect(panel.publishDialog.getByRole('textbox', { name: /^Note/ })).toHaveValue('Greener');
  await publish.click();
  await expect(panel.publishDialog).toBeHidden();
  expect((await publishedAt(page.request, themedSite)).version).toBe(before.version + 1);
});

test('THEME-04 a publication whose answer is lost is found out to be one', async ({ page, themedSite }) => {
  const panel = await openWithGreenDraft(page, themedSite);
  const before = await publishedAt(page.request, themedSite);
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(`**${base}/publish**`, lose, { times: 1 });
  await panel.publish();
  expect((await publishedAt(page.request, themedSite)).version).toBe(before.version + 1);
});

test('THEME-04 who has to log in again while publishing does so from there, and keeps the note', async ({
  page,
  themedSite,
}) => {
  const panel = await openWithGreenDraft(page, themedSite);
  await panel.panel.getByRole('button', { name: 'Publish…' }).click();
  const dialog = panel.publishDialog;
  const note = dialog.getByRole('textbox', { name: /^Note/ });
  await note.fill('Greener');
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await new Login(page).logIn(`brand@${meridian}`);
  await panel.panel.getByRole('button', { name: 'Publish…' }).click();
  await expect(note).toHaveValue('Greener');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();
});

test('THEME-04 a draft that a newer release has saved is said to be so, and is not written over', async ({
  page,
  themedSite,
}) => {
  const panel = await openWithGreenDraft(page, themedSite);
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
