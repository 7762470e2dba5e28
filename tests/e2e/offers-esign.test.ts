import { randomUUID } from 'node:crypto';
import type { FrameLocator, Page } from '@playwright/test';
import { meridian } from './employers.ts';
import { candidateWith, countWrites, documentAddress, ines, letterParts, openDocument } from './offers.ts';
import { hydrated } from './search-page.ts';
import { expect, test } from './site.ts';

const envelope = () => ({ documents: [{ esign_url: `${meridian}~${randomUUID()}` }] });
const frameOf = (page: Page) => page.frameLocator('iframe[title="Sign Offer letter electronically"]');
const element = (page: Page) => page.getByTitle('Sign Offer letter electronically');
const widget = '**/public/esignWidget?*';

/** Signs as the provider has it, in its frame or on its own page. */
const signAt = async (provider: FrameLocator | Page): Promise<void> => {
  await provider.getByRole('checkbox').check();
  await provider.getByRole('textbox').fill(ines);
  await provider.getByRole('button', { name: 'Sign' }).click();
};

/** Posts to the page as the provider's frame does. */
const post = async (page: Page, data: unknown): Promise<void> => {
  const frame = page.frames().find((one) => one.url().includes('/public/esignWidget'));
  await frame?.evaluate((sent) => window.parent.postMessage(sent, '*'), data);
};

test('LETTER-01 LETTER-02 a document is signed in the provider’s frame, and the signed one comes by itself', async ({
  page,
  site,
}) => {
  const { offer, read } = await candidateWith(page, site, envelope());
  const writes = countWrites(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  await openDocument(page, offer);
  const { main, toast, heading, sheet, submit } = letterParts(page);
  const frame = frameOf(page);
  await expect(frame.getByRole('heading', { name: 'Offer letter' })).toBeVisible();
  const address = new URL((await element(page).getAttribute('src')) ?? '');
  expect(address.origin).not.toBe(site.address);
  expect(`${address.pathname}${address.search}`).toBe(
    `/public/esignWidget?wid=${encodeURIComponent(offer.offer_documents[0]?.url ?? '').replaceAll('~', '%7E')}`,
  );
  expect((await element(page).boundingBox())?.height).toBeGreaterThanOrEqual(600);
  await expect(submit).toHaveCount(0);

  await signAt(frame);
  await expect(toast).toContainText('Successfully signed the offer letter');
  await expect(main.getByText('Document has been signed', { exact: true })).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(sheet).toBeVisible();
  expect(writes).toEqual(['esign_status']);
  expect((await read()).status).toBe('Accepted');
});

test('LETTER-02 who rejects in the frame is told, and the offer is declined', async ({ page, site }) => {
  const { offer, read } = await candidateWith(page, site, envelope());
  const writes = countWrites(page);
  await openDocument(page, offer);
  await frameOf(page).getByRole('button', { name: 'Reject' }).click();
  const { toast, main } = letterParts(page);
  await expect(toast).toContainText('Offer letter has been rejected');
  await expect(main.getByText('You have declined the job offer.')).toBeVisible();
  expect(writes).toEqual([]);
  expect((await read()).status).toBe('Declined');
});

test('LETTER-02 who rejects is told at once, and the offer is declined as soon as the provider says so', async ({
  page,
  context,
  site,
}) => {
  const { offer } = await candidateWith(page, site, envelope());
  await openDocument(page, offer);
  await expect(frameOf(page).getByRole('button', { name: 'Reject' })).toBeVisible();
  await post(page, { type: 'REJECT' });
  const { toast, main } = letterParts(page);
  await expect(toast).toContainText('Offer letter has been rejected');
  await expect(element(page)).toBeVisible();
  const provider = await context.newPage();
  await provider.goto((await element(page).getAttribute('src')) ?? '');
  await provider.getByRole('button', { name: 'Reject' }).click();
  await expect(main.getByText('You have declined the job offer.')).toBeVisible();
});

test('LETTER-02 who has rejected by mistake and loads the page again can still sign', async ({
  page,
  site,
}) => {
  const { offer } = await candidateWith(page, site, envelope());
  await openDocument(page, offer);
  const frame = frameOf(page);
  await expect(frame.getByRole('button', { name: 'Sign' })).toBeVisible();
  await post(page, { type: 'REJECT' });
  const { toast, main } = letterParts(page);
  await expect(toast).toContainText('Offer letter has been rejected');
  await main.getByRole('button', { name: 'Load the signing page again' }).click();
  await signAt(frame);
  await expect(toast.last()).toContainText('Successfully signed the offer letter');
});

test('LETTER-02 OFFERS-13 what the provider confirms later is right in the list as well', async ({
  page,
  context,
  site,
}) => {
  const { offer } = await candidateWith(page, site, envelope());
  await openDocument(page, offer);
  await expect(frameOf(page).getByRole('button', { name: 'Sign' })).toBeVisible();
  const address = (await element(page).getAttribute('src')) ?? '';
  await post(page, { type: 'ESIGN' });
  const { main } = letterParts(page);
  await expect(main.getByText('Document is being processed', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Job offer' }).click();
  const toList = main.getByRole('link', { name: 'Offers' });
  await toList.click();
  await expect(main.getByText('Action required')).toBeVisible();
  await main.getByRole('link', { name: /^View job offer/ }).click();
  await expect(main.getByText('Document is being processed', { exact: true })).toBeVisible();

  const provider = await context.newPage();
  await provider.goto(address);
  await signAt(provider);
  await expect(main.getByText('You have accepted the job offer.')).toBeVisible();
  await toList.click();
  await expect(main.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(main.getByText('Action required')).toHaveCount(0);
});

test('LETTER-02 only the frame’s own window and origin count, only its messages, and each once', async ({
  page,
  site,
}) => {
  const { offer, read } = await candidateWith(page, site, envelope());
  const writes = countWrites(page);
  await openDocument(page, offer);
  await expect(frameOf(page).getByRole('button', { name: 'Sign' })).toBeVisible();
  const host = new URL((await element(page).getAttribute('src')) ?? '').origin;
  await page.evaluate((origin) => {
    const { contentWindow: frame } = document.querySelector('iframe')!;
    const hear = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init));
    for (const type of ['ESIGN', 'REJECT']) {
      hear({ data: { type }, origin, source: window });
      hear({ data: { type }, origin: 'https://evil.example', source: frame });
      hear({ data: { type }, origin: location.origin, source: frame });
      hear({ data: { type }, origin: `${origin}.evil.example`, source: frame });
      hear({ data: { type }, origin: 'null', source: frame });
      hear({ data: { type }, origin, source: null });
    }
    // what any of them had asked for would be under way before this
    return fetch('/robots.txt').then(() => undefined);
  }, host);
  expect(writes).toEqual([]);
  await expect(frameOf(page).getByRole('button', { name: 'Sign' })).toBeVisible();
  for (const data of ['ESIGN', null, {}, { type: 'esign' }, { type: ['ESIGN'] }, { event: 'ESIGN' }, 7])
    await post(page, data);
  // the page hears its messages in their order, so that the calls of those before would be first
  await post(page, { type: 'ESIGN' });
  const { main, toast } = letterParts(page);
  // the provider itself has said nothing yet (ruling 46)
  await expect(main.getByText('Document is being processed', { exact: true })).toBeVisible();
  await expect(toast).toHaveCount(1);
  expect(writes).toEqual(['esign_status']);
  const { status, offer_documents: documents } = await read();
  expect([status, documents[0]?.status, documents[0]?.url]).toEqual(['Extended', 'Pending', null]);
});

test('LETTER-02 a signature that could not be noted is told, heard once, and noted by another try', async ({
  page,
  site,
}) => {
  const { offer } = await candidateWith(page, site, envelope());
  const writes = countWrites(page);
  await openDocument(page, offer);
  await expect(frameOf(page).getByRole('button', { name: 'Sign' })).toBeVisible();
  await page.route('**/esign_status?*', (route) => route.abort());
  await post(page, { type: 'ESIGN' });
  const { main, toast } = letterParts(page);
  await expect(toast).toContainText('Something went wrong when accepting the offer');
  const bar = main.getByRole('status').filter({ hasText: 'You have signed, but' });
  await expect(bar).toBeVisible();
  for (let again = 0; again < 3; again += 1) await post(page, { type: 'ESIGN' });
  await page.unroute('**/esign_status?*');
  await bar.getByRole('button', { name: 'Try again' }).click();
  await expect(toast.last()).toContainText('Successfully signed the offer letter');
  expect(writes).toEqual(['esign_status', 'esign_status']);
});

test('LETTER-01 a frame that does not answer says so, and can be loaded again', async ({ page, site }) => {
  await page.clock.install();
  const { offer } = await candidateWith(page, site, envelope());
  await page.context().route(widget, () => {
    // no answer
  });
  // a page waits for its frames
  await page.goto(documentAddress(offer), { waitUntil: 'commit' });
  await hydrated(page);
  await page.clock.fastForward(15_000);
  await expect(page.getByText(/^The signing page does not answer/)).toBeVisible();
  await page.context().unroute(widget);
  await page.getByRole('button', { name: 'Load the signing page again' }).click();
  await expect(frameOf(page).getByRole('button', { name: 'Sign' })).toBeVisible();
  await expect(page.getByText(/^The signing page does not answer/)).toHaveCount(0);
});

test('LETTER-01 an address that the employer does not sign at is never framed', async ({ page, site }) => {
  const { offer, read } = await candidateWith(page, site, envelope());
  await openDocument(page, offer);
  await expect(element(page)).toBeVisible();
  const answer = await read();
  // our own intake refuses such an address; another system's may not
  const [letter] = answer.offer_documents;
  const tampered = { ...answer, offer_documents: [{ ...letter, url: 'https://evil.example/sign?wid=1' }] };
  await page.route(`**/api/offer/${offer.enc_id}?*`, (route) =>
    route.fulfill({ json: { status: 200, error: null, data: tampered, metadata: null } }),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  const { main } = letterParts(page);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText('This signing page cannot be shown here');
  await expect(main).toContainText('Please ask Meridian Health for a new link.');
  await expect(page.locator('iframe')).toHaveCount(0);
});
