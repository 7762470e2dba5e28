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
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

/** Signs as the provider has it, in its frame or on its own page. */
async function signAt(provider: FrameLocator | Page, name = ines): Promise<void> {
  await provider.getByRole('checkbox').check();
  await provider.getByRole('textbox').fill(name);
  await provider.getByRole('button', { name: 'Sign' }).click();
}

/** Posts to the page as the provider's frame does. */
async function post(page: Page, data: unknown): Promise<void> {
  const frame = page.frames().find((one) => one.url().includes('/public/esignWidget'));
  await frame?.evaluate((sent) => window.parent.postMessage(sent, '*'), data);
}

/** Has the page hear what looks like the provider's messages, and is from another window or origin. */
async function sendForged(page: Page): Promise<void> {
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
}

test('LETTER-01 LETTER-02 a document is signed in the provider’s frame, which can be loaded again where it does not answer or one has rejected by mistake, and the signed one comes by itself', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const { offer, read } = await candidateWith(page, site, envelope());
  const writes = countWrites(page);
  const { main, toast, heading, sheet, submit } = letterParts(page);
  const frame = frameOf(page);
  const loadAgain = main.getByRole('button', { name: 'Load the signing page again' });
  await page.setViewportSize({ width: 1280, height: 500 });

  await test.step('does not answer', async () => {
    await page.context().route(widget, () => {
      // no answer
    });
    // a page waits for its frames
    await page.goto(documentAddress(offer), { waitUntil: 'commit' });
    await hydrated(page);
    await page.clock.fastForward(15_000);
    await expect(page.getByText(/^The signing page does not answer/)).toBeVisible();
    await page.context().unroute(widget);
    await loadAgain.click();
    await expect(frame.getByRole('heading', { name: 'Offer letter' })).toBeVisible();
    await expect(page.getByText(/^The signing page does not answer/)).toHaveCount(0);
  });
  const address = new URL((await element(page).getAttribute('src')) ?? '');
  expect(address.origin).not.toBe(site.address);
  expect(`${address.pathname}${address.search}`).toBe(
    `/public/esignWidget?wid=${encodeURIComponent(offer.offer_documents[0]?.url ?? '').replaceAll('~', '%7E')}`,
  );
  expect((await element(page).boundingBox())?.height).toBeGreaterThanOrEqual(600);
  await expect(submit).toHaveCount(0);

  await test.step('was rejected by mistake', async () => {
    await post(page, { type: 'REJECT' });
    await expect(toast).toContainText('Offer letter has been rejected');
    await loadAgain.click();
  });
  await test.step('is signed by the candidate’s own name', async () => {
    await signAt(frame, 'Somebody Else');
    await expect(frame.getByRole('status')).toContainText(ines);
    expect(writes).toEqual([]);
    await signAt(frame);
    await expect(toast.last()).toContainText('Successfully signed the offer letter');
    await expect(main.getByText('Document has been signed', { exact: true })).toBeVisible();
    await expect(heading).toBeFocused();
    await expect(sheet).toBeVisible();
    expect(writes).toEqual(['esign_status']);
    expect((await read()).status).toBe('Accepted');
  });
});

test('LETTER-01 LETTER-02 an address that the employer does not sign at is never framed; who rejects in the frame is told, and the offer is declined', async ({
  page,
  site,
}) => {
  const { offer, read } = await candidateWith(page, site, envelope());
  const writes = countWrites(page);
  await openDocument(page, offer);
  await expect(element(page)).toBeVisible();
  const { toast, main } = letterParts(page);

  await test.step('another address', async () => {
    const answer = await read();
    // our own intake refuses such an address; another system's may not
    const [letter] = answer.offer_documents;
    const tampered = { ...answer, offer_documents: [{ ...letter, url: 'https://evil.example/sign?wid=1' }] };
    const one = `**/api/offer/${offer.enc_id}?*`;
    await page.route(one, (route) =>
      route.fulfill({ json: { status: 200, error: null, data: tampered, metadata: null } }),
    );
    await comeBack(page);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(
      'This signing page cannot be shown here',
    );
    await expect(main).toContainText('Please ask Meridian Health for a new link.');
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.unroute(one);
    await comeBack(page);
  });
  await frameOf(page).getByRole('button', { name: 'Reject' }).click();
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

test('LETTER-02 OFFERS-13 only the frame’s own messages count, each once; a signature that could not be noted is noted by another try, and what the provider confirms later is right in the list as well', async ({
  page,
  context,
  site,
}) => {
  const { offer, read } = await candidateWith(page, site, envelope());
  const writes = countWrites(page);
  await openDocument(page, offer);
  const sign = frameOf(page).getByRole('button', { name: 'Sign' });
  await expect(sign).toBeVisible();
  const { main, toast } = letterParts(page);
  const address = (await element(page).getAttribute('src')) ?? '';

  await test.step('only its own messages', async () => {
    await sendForged(page);
    expect(writes).toEqual([]);
    await expect(sign).toBeVisible();
    for (const data of ['ESIGN', null, {}, { type: 'esign' }, { type: ['ESIGN'] }, { event: 'ESIGN' }, 7])
      await post(page, data);
  });
  await test.step('could not be noted', async () => {
    await page.route('**/esign_status?*', (route) => route.abort());
    // the page hears its messages in their order, so that the calls of those before would be first
    await post(page, { type: 'ESIGN' });
    await expect(toast).toContainText('Something went wrong when accepting the offer');
    await expect(toast).toHaveCount(1);
    const bar = main.getByRole('status').filter({ hasText: 'You have signed, but' });
    await expect(bar).toBeVisible();
    for (let again = 0; again < 3; again += 1) await post(page, { type: 'ESIGN' });
    await page.unroute('**/esign_status?*');
    await bar.getByRole('button', { name: 'Try again' }).click();
    await expect(toast.last()).toContainText('Successfully signed the offer letter');
    expect(writes).toEqual(['esign_status', 'esign_status']);
  });
  // the provider itself has said nothing yet (ruling 46)
  await expect(main.getByText('Document is being processed', { exact: true })).toBeVisible();
  const { status, offer_documents: documents } = await read();
  expect([status, documents[0]?.status, documents[0]?.url]).toEqual(['Extended', 'Pending', null]);

  await test.step('confirmed later', async () => {
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
});
