import { addressOf, kestrel } from './employers.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn } from './wire.ts';

const jobs = addressOf('/careers', { domain: kestrel });

test('SHELL-01 beside an employer’s own navbar candidates have the way to what is theirs, in a window of any width', async ({
  page,
  context,
}) => {
  const bar = page.getByRole('banner');
  const menu = bar.getByRole('button', { name: 'Menu' });
  await openPage(page, jobs);
  await expect(bar.getByRole('link', { name: 'Manufacturing' })).toBeVisible();
  // there is nothing of a visitor's
  await expect(bar.getByRole('navigation', { name: 'Main', includeHidden: true })).toHaveCount(0);

  await logIn(context, 'candidate@kestrel.example');
  await openPage(page, jobs);
  const links = bar.getByRole('navigation', { name: 'Main' }).getByRole('link');
  for (const width of [375, 800, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 812 });
      const isFolded = width < 992;
      for (const name of ['Dashboard', 'Offers', 'Profile']) {
        if (isFolded) await menu.click();
        await expect(links).toHaveText(['Dashboard', 'Offers', 'Profile', ...(isFolded ? ['Log out'] : [])]);
        await links.filter({ hasText: name }).click();
        await expect(page).toHaveURL(addressOf(`/careers/${name.toLowerCase()}`, { domain: kestrel }));
        // the page comes after its address, and takes the focus, which closes a menu that is open by then
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      }
      if (isFolded) await menu.click();
      await expect(links.filter({ hasText: 'Profile' })).toHaveAttribute('aria-current', 'page');
      // the way out is there once
      await expect(bar.getByRole('link', { name: 'Log out' })).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (isFolded) await page.keyboard.press('Escape');
    });
});
