import { addressOf } from '../e2e/employers.ts';
import { hydrated, openPage, SearchPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn } from '../e2e/wire.ts';
import { filledWith, parameters, payloads } from '../server/script-payloads.ts';

declare global {
  interface Window {
    /** Set by a payload that has run. */
    hasRun?: string[];
  }
}

test('nothing in the parameters of an address runs in a browser, and what is searched for stands in the page as it was typed', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    window.hasRun = [];
  });
  for (const names of parameters)
    await test.step(names.join(', '), async () => {
      for (const payload of payloads) {
        const address = addressOf('/careers/search', filledWith(payload, names));
        // the page of links is the server's alone: no script takes it over
        if (names.includes('domain')) await page.goto(address);
        else await openPage(page, address);
        expect(await page.evaluate(() => window.hasRun), payload).toEqual([]);
      }
    });

  const search = new SearchPage(page);
  const [query = '', , location] = payloads;
  await search.open();
  await search.search(query, location);
  await expect(page).toHaveTitle(`${query} at ${location}`);
  await expect(search.query).toHaveValue(query);
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveTitle(`${query} at ${location}`);
  await expect(search.query).toHaveValue(query);
  expect(await page.evaluate(() => window.hasRun)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a page runs no script without its nonce, keeps the session out of reach of those it runs, and is framed by no other site', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const session = (await context.cookies()).filter(({ name }) => name.startsWith('portico_session'));
  expect(session).toHaveLength(1);
  expect(session[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  await page.route('**/careers?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script>window.hasRun = true</script></body>');
    await route.fulfill({ response, body });
  });
  await page.goto(addressOf('/careers'));
  await hydrated(page);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  expect(complaints.splice(0).join()).toContain('Content Security Policy');
  expect(await page.evaluate(() => document.cookie)).not.toContain('session');
  await page.unroute('**/careers?*');

  await page.route('http://localhost:1/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/careers"></iframe>` }),
  );
  await page.goto('http://localhost:1/');
  const frame = page.frames().find((one) => one !== page.mainFrame());
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
  complaints.splice(0);
});
