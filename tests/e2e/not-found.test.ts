import { addressOf, employers } from './employers.ts';
import { openPage, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';

test('ROUTES-08 an unknown employer’s page is a 404 that names those of the demo', async ({ page }) => {
  const response = await page.goto(addressOf('/careers', { domain: 'nobody.example' }));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'There is no careers site at this address',
  );
  for (const domain of Object.values(employers))
    await expect(page.getByRole('link', { name: domain })).toBeVisible();
  await page.getByRole('link', { name: employers.kestrel }).click();
  await expect(page).toHaveTitle('Open positions | Kestrel Robotics');
});

for (const path of ['/careers/a/b/c', '/careers/offers/1/2/3', '/careers/job/1/apply/now']) {
  test(`ROUTES-08 ${path} is not found and has a way back`, async ({ page }) => {
    const response = await page.goto(addressOf(path));
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page not found');
    await openPage(page, addressOf(path));
    await page.getByRole('link', { name: 'All jobs' }).click();
    await expect(new SearchPage(page).cards).toHaveCount(10);
  });
}

for (const path of ['/nothing-here', '/assets/nothing.js', '/employers/meridian.example/nothing.svg']) {
  test(`ROUTES-08 ${path} outside the pages is a plain 404`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).not.toContain('    at ');
  });
}

test('ROUTES-02 the root leads to the careers page and keeps the employer', async ({ page }) => {
  await page.goto(addressOf('/', { domain: employers.loomfield }));
  await expect(page).toHaveURL(/\/careers\?domain=loomfield\.example$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Loomfield Market');
});
