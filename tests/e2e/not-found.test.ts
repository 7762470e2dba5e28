import { addressOf, employers } from './employers.ts';
import { hydrated, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';

test('ROUTES-08 JOB-01 from an address that is none, inside the pages or outside of them, a link leads back to all jobs, and from one of no employer to those of the demo', async ({
  page,
}) => {
  for (const [path, heading, isRendered] of [
    ['/careers/a/b/c', 'Page not found', true],
    ['/careers/job/1/apply/now', 'Page not found', true],
    ['/careers/job/999999', 'Position not found', true],
    ['/careers/job/%ff', 'Page not found', false],
    ['/assets/nothing.js', 'Page not found', false],
  ] as const)
    await test.step(path, async () => {
      const response = await page.goto(addressOf(path));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      if (isRendered) await hydrated(page);
      await page.getByRole('link', { name: 'All jobs' }).first().click();
      await expect(new SearchPage(page).cards).toHaveCount(10);
    });
  const response = await page.goto(addressOf('/careers', { domain: 'nobody.example' }));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There is no careers site at this address',
  );
  await page.getByRole('link', { name: employers.kestrel }).click();
  await expect(page).toHaveTitle('Open positions | Kestrel Robotics');
});
