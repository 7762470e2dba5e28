import type { Page } from '@playwright/test';
import { addressOf } from '../e2e/employers.ts';
import { Login } from '../e2e/login-page.ts';
import { openPage, SearchPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';

/** Whether what has the focus shows it, is on the screen, and lies under nothing else. */
const focusState = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = {
      x: (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      y: (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    };
    const onTop = document.elementFromPoint(middle.x, middle.y);
    const rings = [
      element,
      ...(element.closest('.pt-cards, label') ? [element.closest('.pt-cards, label')!] : []),
    ];
    const hasRing = rings.some((one) =>
      [undefined, '::after', '::before'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, part);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
      }),
    );
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? element.tagName,
      isOnScreen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      isCovered: !(
        onTop &&
        (element.contains(onTop) || onTop.contains(element) || rings.some((ring) => ring.contains(onTop)))
      ),
      hasRing,
    };
  });

const visibleFocus = { isOnScreen: true, isCovered: false, hasRing: true };

/** Presses Tab until the element has the focus; every stop on the way must show where one is. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>, most = 60) {
  for (let presses = 0; presses < most; presses++) {
    if (
      (await target.count()) > 0 &&
      (await target.first().evaluate((element) => element === document.activeElement))
    )
      return;
    await page.keyboard.press('Tab');
    expect(await focusState(page)).toMatchObject(visibleFocus);
  }
  throw new Error('Tab never came there');
}

test('by keyboard alone one searches, filters, opens a job, and logs in to apply', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const login = new Login(page);
  await openPage(page, addressOf('/careers', { domain: 'kestrel.example' }));

  await tabTo(page, search.query);
  await page.keyboard.type('engineer');
  await page.keyboard.press('Enter');
  await search.expectParameter('query', 'engineer');
  // what comes in the place of something else while one walks over it takes the focus along
  const found = { domain: 'kestrel.example', query: 'engineer' };
  await search.expectAnswer(request, found);

  await tabTo(page, search.filter('Team'));
  await page.keyboard.press('Enter');
  await tabTo(page, search.option('Team', 'Software, Firmware'));
  await page.keyboard.press('Space');
  await search.expectParameter('filter_department', 'Software%2C Firmware');
  await search.expectAnswer(request, { ...found, filter_department: 'Software%2C Firmware' });
  await expect(search.option('Team', 'Software, Firmware')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search.filter('Team')).toBeFocused();

  const card = search.cards.nth(1).getByRole('link');
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(card).toHaveAttribute('aria-current', 'true');
  await expect(search.job.getByRole('heading', { level: 2, name: await card.innerText() })).toBeVisible();

  await tabTo(page, search.job.getByRole('link', { name: 'Open full page' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'Apply now' }));
  await page.keyboard.press('Enter');
  await expect(login.dialog).toBeVisible();
  await tabTo(page, login.email);
  await page.keyboard.type('candidate@kestrel.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('portico-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply');
});

test('on the search the skip link is the first stop, shows itself, and leads past the navbar; a dialog keeps the focus inside and gives it back; on a phone the menu opens and closes by keyboard', async ({
  page,
}) => {
  const login = new Login(page);
  await openPage(page, addressOf('/careers'));

  await test.step('the skip link', async () => {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(new SearchPage(page).query).toBeFocused();
  });

  await test.step('a dialog', async () => {
    const opener = page.getByRole('link', { name: 'Log in' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(login.dialog).toBeVisible();
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      expect(await login.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(login.dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('the menu of a phone', async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    const menu = page.getByRole('button', { name: 'Menu' });
    const jobs = page.getByRole('link', { name: 'Jobs', exact: true });
    await expect(jobs).toBeHidden();
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(jobs).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(jobs).toBeHidden();
    await expect(menu).toBeFocused();
  });
});

test('every stop on the search, a job and the login shows the focus on the screen, under nothing', async ({
  page,
}) => {
  for (const path of ['/careers', '/careers/job/1', '/careers/login'])
    await test.step(path, async () => {
      await openPage(page, addressOf(path));
      let stops = 0;
      for (; stops < 40; stops++) {
        await page.keyboard.press('Tab');
        const state = await focusState(page);
        if (state === undefined) break;
        expect.soft(state, path).toMatchObject(visibleFocus);
      }
      expect(stops, path).toBeGreaterThan(5);
    });
});
