import { addressOf } from '../e2e/employers.ts';
import { openPage, SearchPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';

test('at 400 % zoom a filter can be chosen, and the login dialog can be filled in and sent', async ({
  page,
}) => {
  const search = new SearchPage(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await search.open();
  await search.choose('Workplace', 'Hybrid');
  await search.expectParameter('filter_work_location_option', 'hybrid');

  await openPage(page, addressOf('/careers', { show_login_modal: '1' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('candidate@meridian.example');
  await dialog.getByLabel('Password').fill('portico-demo');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  // on a phone it is in the menu
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('with forced colors every control keeps an edge and every state a sign', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, addressOf('/careers'));
  const bare = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, input:not([type="hidden"]), select, summary, a[class*="pt-"]',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1)
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, outlineStyle, appearance } = getComputedStyle(element);
        return (
          (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) === 0) &&
          outlineStyle === 'none' &&
          (appearance === 'none' || appearance === '')
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(bare).toEqual([]);
  const edges = await page
    .getByRole('listitem')
    .locator('.pt-cards')
    .evaluateAll((cards) =>
      cards.slice(0, 2).map((card) => {
        const { borderTopColor, borderTopWidth, outlineStyle, outlineColor } = getComputedStyle(card);
        return `${borderTopColor} ${borderTopWidth} ${outlineStyle} ${outlineColor}`;
      }),
    );
  // the first is the selected one
  expect(edges[0]).not.toBe(edges[1]);
});
