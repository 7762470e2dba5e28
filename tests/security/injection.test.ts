import type { Page } from '@playwright/test';
import { addressOf, kestrel } from '../e2e/employers.ts';
import { openPage, SearchPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';

declare global {
  interface Window {
    /** Set by a payload that has run. */
    hasRun?: string[];
  }
}

const payloads = [
  `"><script>hasRun.push(1)</script>`,
  `</script><script>hasRun.push(2)</script>`,
  `</code><img src=x onerror="hasRun.push(3)">`,
  `</title><svg onload=hasRun.push(4)>`,
  `' onfocus='hasRun.push(5)' autofocus='`,
  `javascript:hasRun.push(6)`,
  `<!--<script>`,
  `\u2028hasRun.push(8)//\u2029`,
  `{{constructor.constructor('hasRun.push(9)')()}}`,
  `</style><script>hasRun.push(10)</script>`,
];
/** Every parameter that a page reads. A domain that nobody has leads to a page of links, so that it comes by itself. */
const parameters: readonly (readonly string[])[] = [
  ['query', 'location', 'pid', 'hl', 'sort_by', 'filter_department', 'theme', 'next'],
  ['domain'],
];
const filledWith = (payload: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, payload]));
const paths = ['/careers/search', '/careers/login', '/careers/job/1', '/careers/a/b/c', '/careers/offers'];

/** What in an HTML document could run and is none of the site's own: scripts, handlers, frames, addresses of scripts. */
const whatCouldRun = (page: Page, html: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    return [...parsed.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches('script:not([nonce]), iframe, object, embed, base') ? [element.localName] : []),
      ...element
        .getAttributeNames()
        .filter(
          (name) =>
            name.startsWith('on') ||
            (['href', 'src', 'action', 'formaction'].includes(name) &&
              /^\s*javascript:/i.test(element.getAttribute(name) ?? '')),
        )
        .map((name) => `${element.localName}[${name}]`),
    ]);
  }, html);

for (const path of paths)
  test(`markup in the parameters of ${path} is text`, async ({ page, request }) => {
    for (const payload of payloads) {
      for (const names of parameters) {
        const response = await request.get(addressOf(path, filledWith(payload, names)));
        expect(response.status(), payload).toBeLessThan(500);
        expect(await whatCouldRun(page, await response.text()), payload).toEqual([]);
      }
    }
  });

test('markup in the path is text', async ({ page, request }) => {
  for (const payload of payloads) {
    const segment = encodeURIComponent(payload);
    const response = await request.get(`/careers/${segment}/${segment}`);
    expect(response.status()).toBeLessThan(500);
    expect(await whatCouldRun(page, await response.text())).toEqual([]);
  }
});

for (const names of parameters)
  test(`nothing in ${names.join(', ')} runs in a browser`, async ({ page, complaints }) => {
    await page.addInitScript(() => {
      window.hasRun = [];
    });
    for (const payload of payloads) {
      const address = addressOf('/careers/search', filledWith(payload, names));
      // the page of links is the server's alone: no script takes it over
      if (names.includes('domain')) await page.goto(address);
      else await openPage(page, address);
      expect(await page.evaluate(() => window.hasRun), payload).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });

test('what is searched for stands in the page as it was typed', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open();
  await search.search(payloads[0] ?? '', payloads[2]);
  await expect(page).toHaveTitle(`${payloads[0]} at ${payloads[2]}`);
  await expect(search.query).toHaveValue(payloads[0] ?? '');
  await page.reload();
  await expect(page).toHaveTitle(`${payloads[0]} at ${payloads[2]}`);
  await expect(search.query).toHaveValue(payloads[0] ?? '');
});

test('the boot data and the structured data stay one readable JSON each', async ({ request }) => {
  for (const payload of payloads) {
    const html = await (await request.get(addressOf('/careers/search', { query: payload, pid: '3' }))).text();
    const boot = /<code id="pcsx-data"[^>]*>(.*?)<\/code>/s.exec(html)?.[1] ?? '';
    expect(boot).not.toContain('<');
    const text = boot
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    expect(JSON.stringify(JSON.parse(text))).toContain(JSON.stringify(payload.trim()).slice(1, -1));
  }
  const job = await (await request.get('/careers/job/1')).text();
  const linked = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(job)?.[1] ?? '';
  expect(linked).not.toContain('<');
  expect(JSON.parse(linked)).toHaveProperty('@type', 'JobPosting');
});

test('an employer’s own HTML holds nothing that runs, submits, frames or overlays', async ({ page }) => {
  await openPage(page, addressOf('/careers', { domain: kestrel }));
  const kinds = await page
    .locator(':is(.custom-navbar, .custom-footer) *')
    .evaluateAll((elements) =>
      elements.flatMap((element) => [
        element.localName,
        ...element.getAttributeNames().map((name) => `${element.localName}[${name}]`),
      ]),
    );
  expect(kinds.filter((kind) => /script|iframe|form|input|\[on|\[style|\[srcdoc/.test(kind))).toEqual([]);
});

test('a domain given by the address is never written into links of other sites', async ({ page }) => {
  await page.goto(addressOf('/careers', { domain: 'javascript:alert(1)' }));
  const addresses = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
  expect(new Set(addresses)).toEqual(new Set(['http:']));
});
