import { addressOf, kestrel, meridian } from './employers.ts';
import { Login } from './login-page.ts';
import { newPassword } from './mailbox.ts';
import { candidateWith, giveOffer, inDays, offerAddress, readOffers } from './offers.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn } from './wire.ts';

const candidate = 'candidate@meridian.example';

/** By the status that the server tells. */
const messages: Readonly<Record<string, string>> = {
  Extended:
    'Congratulations! We are delighted to offer you this job. Review your offer letter in the attached document and sign it electronically when you are ready.',
  Accepted: 'You have accepted the job offer. Review your offer letter in the attached document.',
  Declined: 'You have declined the job offer. Review your offer letter in the attached document.',
  Canceled: 'The job offer has been canceled. Review your offer letter in the attached document.',
  Expired: 'The job offer has expired. Review your offer letter in the attached document.',
};
const reads: Readonly<Record<string, string>> = {
  'Contract Extended': 'Extended',
  'Contract Accepted': 'Accepted',
  Rejected: 'Declined',
};

test('OFFERS-06 the page of an offer says what it is for and how it stands, and leads back to the list', async ({
  page,
  context,
  site,
}) => {
  await logIn(context, candidate);
  const offers = await readOffers(context.request, site);
  const oneOfEach = new Map(offers.map((offer) => [offer.status, offer]));
  expect(oneOfEach.size).toBe(8);
  for (const [status, offer] of oneOfEach)
    await test.step(status, async () => {
      await openPage(page, offerAddress(offer));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `Job offer for ${offer.position.name}`,
      );
      const message = messages[reads[status] ?? status] ?? '';
      await expect(page.getByRole('main').getByText(message, { exact: true })).toBeVisible();
    });
  await page.getByRole('main').getByRole('link', { name: 'Offers', exact: true }).click();
  await expect(page).toHaveURL(addressOf('/careers/offers'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

const dateOf = (iso: string) =>
  new Date(iso).toLocaleDateString('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  });

test('OFFERS-08 OFFERS-09 OFFERS-10 each document has its status line, and a button that says and may what it does', async ({
  page,
  context,
  site,
}) => {
  await logIn(context, candidate);
  const seen = new Set<string>();
  for (const offer of await readOffers(context.request, site)) {
    await openPage(page, offerAddress(offer));
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(offer.offer_documents.length);
    const isOpen = offer.status.endsWith('Extended');
    for (const [index, document] of offer.offer_documents.entries()) {
      const { name, status, signed, updated_at } = document;
      const hasContent = document.b64_string !== null || document.s3_path !== null;
      const isOver = offer.expires_at !== null && Date.parse(offer.expires_at) < Date.now();
      const line = {
        Unsigned:
          offer.expires_at === null
            ? 'Document is yet to be signed'
            : `${isOver ? 'Expired' : 'Expires'} ${dateOf(offer.expires_at)}`,
        Pending: hasContent ? `Last updated ${dateOf(updated_at)}` : 'Document is being processed',
        'Read Only': `Last updated ${dateOf(updated_at)}`,
        Signed: hasContent
          ? 'Document has been signed'
          : 'Document has been signed. Signed document is being generated.',
      }[status];
      const isToDo = isOpen && (status === 'Pending' || status === 'Unsigned');
      const isClosed = (status === 'Pending' && !hasContent) || (status === 'Signed' && !signed);
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(name);
      await expect(card.getByText(line, { exact: true })).toBeVisible();
      const link = card.getByRole('link');
      await expect(link).toHaveText(isToDo ? 'Start' : 'View');
      await expect(link).toHaveClass(isToDo ? /pt-primary_buttons/ : /pt-default_buttons/);
      if (isClosed) await expect(link).toBeDisabled();
      else
        await expect(link).toHaveAttribute(
          'href',
          `/careers/offer/${offer.enc_id}/offer-document/${document.id}?domain=${meridian}`,
        );
      seen.add(`${line.replace(/ \d.*/, '')} ${isToDo ? 'Start' : 'View'} ${isClosed}`);
    }
  }
  expect([...seen].toSorted()).toEqual([
    'Document has been signed View false',
    'Document has been signed. Signed document is being generated. View false',
    'Document has been signed. Signed document is being generated. View true',
    'Document is being processed Start true',
    'Document is yet to be signed View false',
    'Expired View false',
    'Expires Start false',
    'Last updated Start false',
    'Last updated View false',
  ]);
});

test('OFFERS-11 an offer is kept under its employer and language, and without an offer the list is shown', async ({
  page,
  site,
}) => {
  const { offer } = await candidateWith(page, site);
  const kept = { domain: meridian, hl: 'en-US', debug: '1' };
  await openPage(page, addressOf('/careers/offers', kept));
  await page.getByRole('link', { name: /^View job offer/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/careers/offer/${offer.enc_id}`);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(kept);
  await page.getByRole('link', { name: 'Start: Offer letter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offer letter');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(kept);
  await openPage(page, addressOf(`/careers/offer-letter/${offer.enc_id}`, kept));
  await page.getByRole('link', { name: 'Job offer', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/careers/offer/${offer.enc_id}`);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(kept);
});

test('OFFERS-12 unknown, foreign and missing offers lead to the list, unknown documents to their offer', async ({
  page,
  site,
  playwright,
}) => {
  const { offer, email } = await candidateWith(page, site);
  const other = await giveOffer(
    { request: page.context().request, site, email },
    { documents: [{ name: 'Another letter' }] },
  );
  const shared = await playwright.request.newContext();
  await logIn({ request: shared }, candidate, site.address);
  const [foreign] = await readOffers(shared, site);
  await shared.dispose();
  const documentId = offer.offer_documents[0]?.id;
  const foreignDocument = foreign?.offer_documents[0]?.id;
  for (const path of [
    'offer',
    'offer-letter',
    'offer/unknown',
    // longer than any id
    `offer/${'a'.repeat(100)}`,
    'offer-letter/unknown',
    `offer/${foreign?.enc_id}`,
    `offer-letter/${foreign?.enc_id}`,
    `offer/${foreign?.enc_id}/offer-document/${foreignDocument}`,
    `offer/unknown/offer-document/${documentId}`,
  ])
    await test.step(path, async () => {
      await page.goto(addressOf(`/careers/${path}`));
      await expect(page).toHaveURL(addressOf('/careers/offers'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers');
    });
  for (const id of [other.offer.offer_documents[0]?.id, foreignDocument, 'x'])
    await test.step(`document ${id}`, async () => {
      await page.goto(addressOf(`/careers/offer/${offer.enc_id}/offer-document/${id}`));
      await expect(page).toHaveURL(offerAddress(offer));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `Job offer for ${offer.position.name}`,
      );
    });
  // the same account's name at another employer is somebody else
  await logIn(page.context(), `candidate@${kestrel}`);
  await page.goto(addressOf(`/careers/offer/${offer.enc_id}`, { domain: kestrel }));
  await expect(page).toHaveURL(addressOf('/careers/offers', { domain: kestrel }));
});

test('OFFERS-06 an offer that cannot be loaded says why, and comes when it can', async ({ page, site }) => {
  const { offer } = await candidateWith(page, site);
  const one = `**/api/offer/${offer.enc_id}?*`;
  // as the page's own script asks: what the server has rendered already it does not
  await openPage(page, addressOf('/careers'));
  await page.route(one, (route) => route.abort());
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, offerAddress(offer));
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { level: 1 })).toHaveText('The offer could not be loaded');
  await expect(alert).toContainText('No connection');
  await page.unroute(one);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Job offer for ${offer.position.name}`);
});

test('OFFERS-06 an offer that cannot be loaded is asked for again in silence, and nobody loses their place', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const { offer } = await candidateWith(page, site);
  const one = `**/api/offer/${offer.enc_id}?*`;
  const content = `**/api/offer/${offer.enc_id}/*/content?*`;
  await openPage(page, addressOf('/careers/offers'));
  await page.route(one, (route) => route.fulfill({ status: 503, body: '' }));
  const alert = page.getByRole('alert');
  const retry = alert.getByRole('button', { name: 'Try again' });
  /** It stays through attempts by itself and by a press, and the focus with it. */
  const fails = async (calls: string) => {
    await expect(retry).toBeVisible();
    await retry.focus();
    const element = await alert.elementHandle();
    const asked = page.waitForResponse(calls);
    await page.clock.fastForward(6_000);
    await asked;
    await expect(retry).toBeFocused();
    const again = page.waitForResponse(calls);
    await page.keyboard.press('Enter');
    await again;
    await expect(retry).not.toHaveAttribute('aria-busy', 'true');
    await expect(retry).toBeFocused();
    expect(await alert.evaluate((now, before) => now === before, element)).toBe(true);
  };
  await page.getByRole('link', { name: /^View job offer/ }).click();
  await fails(one);
  await page.unroute(one);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Job offer for ${offer.position.name}`);
  await expect(heading).toBeFocused();

  await page.route(content, (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('link', { name: /^Start/ }).click();
  await fails(content);
  await page.unroute(content);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: /^Page 1 of/ })).toBeVisible();
  await expect(heading).toBeFocused();
});

test('OFFERS-06 whose session has ended is asked to log in where the offer would be', async ({
  page,
  site,
}) => {
  const { offer, email } = await candidateWith(page, site);
  await openPage(page, addressOf('/careers/offers'));
  await page.context().clearCookies();
  await page.getByRole('link', { name: /^View job offer/ }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Log in' }).click();
  await new Login(page).logIn(email, newPassword);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Job offer for ${offer.position.name}`);
});

test('OFFERS-13 an offer that was withdrawn meanwhile is shown so when one comes back to its tab', async ({
  page,
  site,
}) => {
  const { offer, withdraw } = await candidateWith(page, site);
  await openPage(page, offerAddress(offer));
  await expect(page.getByText(/^Congratulations!/)).toBeVisible();
  await withdraw();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('main').getByText(messages['Canceled'] ?? '')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View: Offer letter' })).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('OFFERS-07 200 pieces of confetti fall for an offer that waits, once, and for no other', async ({
    page,
    site,
  }) => {
    const { offer, email } = await candidateWith(page, site);
    const pieces = page.locator('canvas[data-pieces="200"]');
    await openPage(page, offerAddress(offer));
    await expect(pieces).toBeAttached();
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain(`hasVisitedOffer ${offer.enc_id}`);
    await page.reload();
    await expect(page.getByText(/^Congratulations!/)).toBeVisible();
    const second = await giveOffer({ request: page.context().request, site, email });
    await second.withdraw();
    await openPage(page, offerAddress(second.offer));
    await expect(page.getByText(messages['Canceled'] ?? '')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
      `hasVisitedOffer ${second.offer.enc_id}`,
    );
    await expect(page.locator('canvas')).toHaveCount(0);
  });

  test('OFFERS-07 nothing is celebrated on the word of the list, which may be a day old', async ({
    page,
    site,
  }) => {
    const { offer, email } = await candidateWith(page, site);
    const second = await giveOffer({ request: page.context().request, site, email });
    await openPage(page, addressOf('/careers/offers'));
    const cards = page.getByRole('main').getByRole('listitem');
    const linkTo = ({ enc_id }: typeof offer) => cards.locator(`a[href*="${enc_id}"]`);
    // so that all of the confetti is there at once for the next
    await linkTo(offer).click();
    await expect(page.locator('canvas[data-pieces="200"]')).toBeAttached();
    await page.getByRole('main').getByRole('link', { name: 'Offers' }).click();
    await expect(cards).toHaveCount(2);
    await second.withdraw();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/api/offer/${second.offer.enc_id}?*`, async (route) => {
      await held;
      await route.continue();
    });
    await linkTo(second.offer).click();
    await expect(page.getByText(/^Congratulations!/)).toBeVisible();
    release();
    await expect(page.getByRole('main').getByText(messages['Canceled'] ?? '')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([`hasVisitedOffer ${offer.enc_id}`]);
  });
});

test('OFFERS-07 who asks for less motion gets none', async ({ page, site }) => {
  const { offer } = await candidateWith(page, site, { expires_at: inDays(2) });
  await openPage(page, offerAddress(offer));
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .toContain(`hasVisitedOffer ${offer.enc_id}`);
  await expect(page.locator('canvas[data-pieces]')).toHaveCount(0);
});
