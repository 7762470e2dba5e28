import type { Locator, Page } from '@playwright/test';
import arabic from '../../reference-app/locales/ar/site.json' with { type: 'json' };
import arabicAccount from '../../reference-app/locales/ar/account.json' with { type: 'json' };
import arabicJobs from '../../reference-app/locales/ar/jobs.json' with { type: 'json' };
import arabicLetter from '../../reference-app/locales/ar/letter.json' with { type: 'json' };
import arabicToast from '../../components/locales/ar/toast.json' with { type: 'json' };
import arabicOffer from '../../reference-app/locales/ar/offer.json' with { type: 'json' };
import arabicOffers from '../../reference-app/locales/ar/offers.json' with { type: 'json' };
import englishAccount from '../../reference-app/locales/en-US/account.json' with { type: 'json' };
import englishJobs from '../../reference-app/locales/en-US/jobs.json' with { type: 'json' };
import englishLetter from '../../reference-app/locales/en-US/letter.json' with { type: 'json' };
import englishOffer from '../../reference-app/locales/en-US/offer.json' with { type: 'json' };
import englishOffers from '../../reference-app/locales/en-US/offers.json' with { type: 'json' };
import english from '../../reference-app/locales/en-US/site.json' with { type: 'json' };
import { addressOf, kestrel } from '../e2e/employers.ts';
import { documentAddress, offerAddress, readOffers } from '../e2e/offers.ts';
import { openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn, searchData } from '../e2e/wire.ts';

/** Whole texts of the English catalogue that have another Arabic one; patterns with values are left out. */
const textsOnlyIn = (texts: Record<string, string>, others: Record<string, string>) =>
  Object.entries(texts)
    .filter(([key, text]) => !text.includes('{') && others[key] !== text)
    .map(([, text]) => text);
const englishOfferTexts = [
  ...textsOnlyIn(englishOffer, arabicOffer),
  ...textsOnlyIn(englishOffers, arabicOffers),
  ...textsOnlyIn(englishLetter, arabicLetter),
];
const englishTexts = new Set([
  ...textsOnlyIn(english, arabic),
  ...textsOnlyIn(englishJobs, arabicJobs),
  ...textsOnlyIn(englishAccount, arabicAccount),
  ...englishOfferTexts,
]);

/** Texts and names on the page, without what employers wrote: postings, options, their own HTML and words. */
const chromeTexts = (page: Page) =>
  page.evaluate(() => {
    const isData = (element: Element) =>
      element.closest(
        '[dir="auto"], [class*="custom-"], h3, dd, option, fieldset label, script, noscript',
      ) !== null;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement && !isData(node.parentElement)) texts.push(node.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        if (!isData(element)) texts.push(element.getAttribute(name) ?? '');
    return texts.filter((text) => text !== '');
  });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const pages = [
  '/careers',
  '/careers/search?query=nurse&filter_department=Nursing',
  '/careers/search?location=Nowhere',
  '/careers/job/1',
  '/careers/job/18',
  '/careers/job/999999',
  '/careers/login',
  '/careers/login?view=code&sso=expired',
  '/careers/login?view=reset',
  '/careers/login?view=sign-up',
  '/careers/forms?id=1',
  '/careers/a/b/c',
  '/careers/offers',
];
test('SHELL-11 every page and the login dialog are all Arabic with hl=ar, right to left, fit 320 px, and keep a job’s number in one piece', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pages)
    await test.step(path, async () => {
      await openPage(page, addressOf(path, { hl: 'ar' }));
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      const texts = await chromeTexts(page);
      expect(texts.length).toBeGreaterThan(2);
      expect
        .soft(
          texts.filter((text) => englishTexts.has(text)),
          path,
        )
        .toEqual([]);
      expect.soft(await overflow(page), path).toBe(0);
      if (path === '/careers/job/1') {
        const number = page.getByRole('article').locator('header bdi');
        await expect(number).toHaveText(/\S/);
        expect(await number.evaluate((element) => element.getClientRects().length)).toBe(1);
      }
    });
  await openPage(page, addressOf('/careers', { hl: 'ar', show_login_modal: '1' }));
  await expect(page.getByRole('dialog', { name: arabic['login.title'] })).toBeVisible();
  expect((await chromeTexts(page)).filter((text) => englishTexts.has(text))).toEqual([]);
});

test('SHELL-11 offers, their letters and a message that comes up there, with its button and region, are all Arabic, right to left, and fit 320 px', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(context, 'candidate@meridian.example');
  const offers = (await readOffers(context.request, site)).filter(({ status }) => status === 'Extended');
  const main = page.getByRole('main');
  for (const address of [
    addressOf('/careers/offers', { hl: 'ar' }),
    ...offers.map((offer) => offerAddress(offer, { hl: 'ar' })),
    ...offers.flatMap((offer) =>
      offer.offer_documents.map((_, index) => documentAddress(offer, { index, hl: 'ar' })),
    ),
  ])
    await test.step(address, async () => {
      await openPage(page, address);
      // the document comes after the page, and the viewer shows it after that
      await expect(main.locator('[aria-busy="true"], [data-status="loading"]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      // letters are in the language of their employers
      expect((await chromeTexts(page)).filter((text) => englishOfferTexts.includes(text))).toEqual([]);
      expect(await overflow(page)).toBe(0);
    });

  const [first] = offers;
  await page.route('**/content?*', (route) => route.fulfill({ status: 404, body: '' }));
  await openPage(page, documentAddress(first!, { hl: 'ar' }));
  const { download } = arabicLetter;
  await main.getByRole('button', { name: new RegExp(`^${download}`) }).click();
  const messages = page.getByRole('region', { name: arabicToast.label, exact: true });
  await expect(messages.getByText(arabicLetter.downloadFailed)).toBeVisible();
  await expect(messages.getByRole('button', { name: arabicToast.close })).toBeVisible();
  // what was refused on purpose
  expect(complaints.splice(0).join()).toContain('(404)');
});

test('SHELL-11 counts and dates are written as the language writes them, and the job stands to the left of the list', async ({
  page,
  request,
}) => {
  const { count, positions } = await searchData(request);
  await openPage(page, addressOf('/careers', { hl: 'ar' }));
  const [results, job] = [arabicJobs['search.resultsHeading'], arabic['search.job']].map((name) =>
    page.getByRole('region', { name, exact: true }),
  );
  await expect(results!).toContainText(count.toLocaleString('ar'));
  const day = new Intl.DateTimeFormat('ar', { dateStyle: 'long', timeZone: 'UTC' }).format(
    (positions[0]?.postedTs ?? 0) * 1000,
  );
  await expect(results!.getByRole('listitem').first()).toContainText(day);
  const [list, beside] = await Promise.all([results!.boundingBox(), job!.boundingBox()]);
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(list?.x ?? 0);
});

/** Where the words of a text are painted. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    const box = () => range.getBoundingClientRect();
    range.selectNodeContents(element);
    const { left, right } = box();
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    range.setStart(words, 0);
    range.setEnd(words, 1);
    const first = box().left;
    range.setStart(words, 1);
    range.setEnd(words, 2);
    return { left, right, readsLeftToRight: first < box().left };
  });

test('SHELL-11 an employer’s English stands where the page’s text begins, and reads from the left, in an Arabic page at any width and in an English one', async ({
  page,
  request,
}) => {
  const widths = [375, 1280];
  const isAligned = async (text: Locator, heading: Locator) => {
    const [words, above] = [await linesOf(text), await linesOf(heading)];
    expect(words.readsLeftToRight).toBe(true);
    expect(Math.abs(words.right - above.right)).toBeLessThan(2);
  };
  const tagline = page.getByText('Machines with good manners', { exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  await openPage(page, addressOf('/careers', { domain: kestrel, hl: 'ar' }));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await isAligned(tagline, heading);
  }
  const [position] = (await searchData(request, { domain: kestrel })).positions;
  await openPage(page, addressOf(`/careers/job/${position?.id}`, { domain: kestrel, hl: 'ar' }));
  const article = page.getByRole('article').filter({ has: heading });
  const about = article.getByRole('heading', { level: 2, name: arabicJobs['job.about'] });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await isAligned(about.locator('+ div p').first(), about);
    await isAligned(about.locator('+ div :is(h2, h3, h4)').first(), about);
  }
  await openPage(page, addressOf('/careers', { domain: kestrel, hl: 'en-US' }));
  expect((await linesOf(tagline)).left).toBe((await linesOf(heading)).left);
});

test('SHELL-11 choosing a language keeps the search and stays while one walks on', async ({ page }) => {
  await openPage(page, addressOf('/careers/search', { query: 'nurse', start: '10' }));
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page).toHaveURL((url) => url.searchParams.get('query') === 'nurse');
  await expect(page).toHaveURL((url) => url.searchParams.get('start') === '10');
  await page.getByRole('link', { name: arabicJobs['job.open'] }).click();
  await expect(page).toHaveURL(/\/careers\/job\/\d+/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});
