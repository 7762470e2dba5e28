import type { Locator, Page } from '@playwright/test';
import { audit } from '../accessibility/audit.ts';
import { addressOf, kestrel } from './employers.ts';
import { tell } from './intake.ts';
import { openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import type { Server } from './server.ts';
import { expect, test } from './site.ts';
import { logIn } from './wire.ts';

const calls = {
  badge: '**/api/pcsx/notification_badge?*',
  list: '**/api/pcsx/notifications?*',
  clicked: '**/api/pcsx/notifications/*/mark_clicked?*',
};
const allViewed = '**/api/pcsx/notifications/mark_all_viewed?*';
const allClicked = '**/api/pcsx/notifications/mark_all_clicked?*';
const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const unread = (panel: Locator) => panel.locator('[data-unread]');

/** A new candidate who was told two things, the later one of which waits for them. */
async function candidateWhoWasTold(page: Page, site: Pick<Server, 'address' | 'outbox'>) {
  const { request } = page.context();
  const email = await openAccount(request, site);
  for (const more of [
    { message: 'We have a new office.', category: 'News', link: '' },
    {
      message: 'Please look at your interviews.',
      category: 'Interviews',
      link: '/careers/interviews?hl=en-US',
      type: 'action_required',
    },
  ])
    await tell(request, site, {
      kind: 'notification',
      external_id: `${email} ${more.category}`,
      email,
      ...more,
    });
}

test('NOTIF-01 candidates who are logged in have a bell, in the place that the employer’s own navbar has for it; visitors have none', async ({
  page,
  context,
}) => {
  const bell = bellOf(page);
  const assets: string[] = [];
  page.on('request', (request) => assets.push(request.url()));
  await openPage(page, addressOf('/careers', { domain: kestrel }));
  // it would be asked for as soon as the page is taken over, before anybody gets to press anything
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expect(bell).toHaveCount(0);
  expect(assets.filter((address) => /\/bell-[\w-]{8}\.js|notification_badge/.test(address))).toEqual([]);
  // an employer's own navbar takes it, also when it brings the place for it later than the page
  await logIn(context, 'candidate@kestrel.example');
  await openPage(page, addressOf('/careers', { domain: kestrel }));
  await expect(bell).toBeVisible();
  expect(assets.filter((address) => /\/bell-[\w-]{8}\.js|notification_badge/.test(address))).not.toEqual([]);
  await page.evaluate(() => {
    const place = document.createElement('span');
    place.id = 'custom-notifications';
    document.querySelector('.custom-navbar')?.append(place);
  });
  await expect(
    page.locator('#custom-notifications').getByRole('button', { name: /^Notifications/ }),
  ).toBeVisible();
  await expect(bell).toHaveCount(1);
});

test('NOTIF-02 NOTIF-03 NOTIF-04 a candidate hears of what is new, opens it with the parameters of the page, and it is seen', async ({
  page,
  site,
}) => {
  await candidateWhoWasTold(page, site);
  await openPage(page, addressOf('/careers/search', { query: 'nurse' }));
  const bell = bellOf(page);
  const panel = panelOf(page);
  await expect(bell).toHaveAccessibleName('Notifications, 2 new');
  // what is marked shows before the server has it, which a reload would not wait for
  const viewed = page.waitForResponse(allViewed);
  await bell.press('Enter');
  await expect(panel.getByRole('tab')).toHaveText(['All', 'Action required']);
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(unread(panel)).toHaveCount(2);
  await expect(bell).toHaveAccessibleName('Notifications');
  expect.soft(await audit(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bell).toBeFocused();

  // viewed is not opened
  await viewed;
  await page.reload();
  await expect(bell).toHaveAccessibleName('Notifications');
  await bell.click();
  await expect(unread(panel)).toHaveCount(2);
  await panel.getByRole('tab', { name: 'Action required' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  const clicked = page.waitForResponse(calls.clicked);
  await panel.getByRole('link', { name: /Please look at your interviews/ }).click();
  await expect(page).toHaveURL(/\/careers\/interviews\?hl=en-US&domain=meridian\.example&query=nurse$/);
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await clicked;
  await page.reload();
  await bell.click();
  await expect(unread(panel)).toHaveCount(1);
  const markAll = panel.getByRole('button', { name: 'Mark all as read' });
  const marked = page.waitForResponse(allClicked);
  await markAll.click();
  await expect(unread(panel)).toHaveCount(0);
  await expect(markAll).toHaveAttribute('aria-disabled', 'true');
  await marked;
  await page.reload();
  await bell.click();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(unread(panel)).toHaveCount(0);
});

test('NOTIF-03 NOTIF-04 NOTIF-05 on a phone the list takes the window, in Arabic too, and leads to the page; what fails is an empty badge, a list that can be asked for again, and a mark that is taken back', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await candidateWhoWasTold(page, site);
  await test.step('on a phone', async () => {
    await openPage(page, addressOf('/careers', { hl: 'ar' }));
    await page.getByRole('button', { name: /^الإشعارات، إشعاران جديدان/ }).click();
    const arabic = page.getByRole('dialog', { name: 'الإشعارات' });
    await expect(arabic.getByRole('listitem')).toHaveCount(2);
    expect(await arabic.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 700 });
    expect.soft(await audit(page)).toEqual([]);
    const clicked = page.waitForResponse(calls.clicked);
    await arabic.getByRole('link', { name: /Please look at your interviews/ }).click();
    await expect(arabic).toHaveCount(0);
    // its own language wins
    await expect(page).toHaveURL(/interviews\?.*hl=en-US/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await clicked;
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of Object.values(calls))
    await page.route(address, (route) => route.fulfill({ status: 400, body: '' }));
  await openPage(page, addressOf('/careers'));
  const bell = bellOf(page);
  const panel = panelOf(page);
  await expect(bell).toHaveAccessibleName('Notifications');
  await bell.click();
  await expect(panel.getByRole('heading', { name: 'Notifications could not be loaded' })).toBeVisible();
  await page.unroute(calls.list);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(unread(panel)).toHaveCount(1);
  const refused = page.waitForResponse(calls.clicked);
  await panel.getByRole('button', { name: /We have a new office/ }).click();
  await refused;
  await expect(unread(panel)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
