import type { Page } from '@playwright/test';
import type { Offer } from '../../reference-app/contract/offers.ts';
import { expectNothingFound } from '../accessibility/audit.ts';
import { expectToFit } from '../accessibility/fit.ts';
import { addressOf, kestrel, meridian } from './employers.ts';
import { Login } from './login-page.ts';
import { newPassword } from './mailbox.ts';
import { candidateWith, dateOf, giveOffer, inDays, offerAddress, readOffers } from './offers.ts';
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

type DocumentOfOffer = Offer['offer_documents'][number];

/** What the card of a document has to say. */
function cardOf(offer: Offer, { status, signed, updated_at, b64_string, s3_path }: DocumentOfOffer) {
  const { expires_at } = offer;
  const hasContent = (b64_string ?? s3_path) !== null;
  const isOver = expires_at !== null && Date.parse(expires_at) < Date.now();
  const line = {
    Unsigned:
      expires_at === null
        ? 'Document is yet to be signed'
        : `${isOver ? 'Expired' : 'Expires'} ${dateOf(expires_at)}`,
    Pending: hasContent ? `Last updated ${dateOf(updated_at)}` : 'Document is being processed',
    'Read Only': `Last updated ${dateOf(updated_at)}`,
    Signed: hasContent
      ? 'Document has been signed'
      : 'Document has been signed. Signed document is being generated.',
  }[status];
  return {
    line,
    isToDo: offer.status.endsWith('Extended') && (status === 'Pending' || status === 'Unsigned'),
    isClosed: (status === 'Pending' && !hasContent) || (status === 'Signed' && !signed),
  };
}

for (const { kind, isWanted, statuses, lines } of [
  {
    kind: 'that waits for an answer',
    isWanted: ({ status }: Offer) => status.endsWith('Extended'),
    statuses: ['Contract Extended', 'Extended'],
    lines: [
      'Document has been signed View false',
      'Document has been signed. Signed document is being generated. View false',
      'Document has been signed. Signed document is being generated. View true',
      'Document is being processed Start true',
      'Expires Start false',
      'Last updated Start false',
      'Last updated View false',
    ],
  },
  {
    kind: 'that has ended',
    isWanted: ({ status }: Offer) => !status.endsWith('Extended'),
    statuses: ['Accepted', 'Canceled', 'Contract Accepted', 'Declined', 'Expired', 'Rejected'],
    lines: [
      'Document has been signed View false',
      'Document is yet to be signed View false',
      'Expired View false',
    ],
  },
])
  test(`OFFERS-06 OFFERS-08 OFFERS-09 OFFERS-10 the page of an offer ${kind} says what it is for and how it stands, each document has its status line, and a button that says and may what it does; axe finds nothing`, async ({
    page,
    context,
    site,
  }) => {
    await logIn(context, candidate);
    const heading = page.getByRole('heading', { level: 1 });
    const seen = new Set<string>();
    const shown = new Set<string>();
    for (const offer of (await readOffers(context.request, site)).filter(isWanted))
      await test.step(`${offer.status}, ${offer.position.name}`, async () => {
        await openPage(page, offerAddress(offer));
        await expect(heading).toHaveText(`Job offer for ${offer.position.name}`);
        const message = messages[reads[offer.status] ?? offer.status] ?? '';
        await expect(page.getByRole('main').getByText(message, { exact: true })).toBeVisible();
        const cards = page.getByRole('main').getByRole('listitem');
        await expect(cards).toHaveCount(offer.offer_documents.length);
        for (const [index, document] of offer.offer_documents.entries()) {
          const { line, isToDo, isClosed } = cardOf(offer, document);
          const card = cards.nth(index);
          await expect(card.getByRole('heading')).toHaveText(document.name);
          await expect(card.getByText(line, { exact: true })).toBeVisible();
          const link = card.getByRole('link');
          await expect(link).toHaveText(isToDo ? 'Start' : 'View');
          await expect(link).toHaveClass(isToDo ? /pt-primary_buttons/ : /pt-default_buttons/);
          const href = `/careers/offer/${offer.enc_id}/offer-document/${document.id}?domain=${meridian}`;
          if (isClosed) await expect(link).toBeDisabled();
          else await expect(link).toHaveAttribute('href', href);
          seen.add(`${line.replace(/ \d.*/, '')} ${isToDo ? 'Start' : 'View'} ${isClosed}`);
        }
        const isSeen = shown.has(offer.status);
        shown.add(offer.status);
        // each look once
        if (isSeen || !['Extended', 'Accepted', 'Declined', 'Canceled'].includes(offer.status)) return;
        await expectNothingFound(page);
        if (offer.status === 'Extended') await expectToFit(page);
      });
    expect([...shown].toSorted()).toEqual(statuses);
    expect([...seen].toSorted()).toEqual(lines);
    await page.getByRole('main').getByRole('link', { name: 'Offers', exact: true }).click();
    await expect(page).toHaveURL(addressOf('/careers/offers'));
    await expect(heading).toBeFocused();
  });

/** Goes on in the page itself, as a link of it leads. */
const followTo = (page: Page, address: string) =>
  page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);

test('OFFERS-12 unknown, foreign and missing offers lead to the list, unknown documents to their offer', async ({
  page,
  site,
  playwright,
}) => {
  const { offer, email } = await candidateWith(page, site);
  const { request } = page.context();
  const other = await giveOffer({ request, site, email }, { documents: [{ name: 'Another letter' }] });
  const shared = await playwright.request.newContext();
  await logIn({ request: shared }, candidate, site.address);
  const [foreign] = await readOffers(shared, site);
  await shared.dispose();
  const documentId = offer.offer_documents[0]?.id;
  const foreignDocument = foreign?.offer_documents[0]?.id;
  const heading = page.getByRole('heading', { level: 1 });
  for (const path of ['offer', 'offer-letter']) {
    const answer = await request.get(addressOf(`/careers/${path}`), { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, addressOf('/careers/offers')]);
  }
  const loaded = [
    `offer/${foreign?.enc_id}`,
    // longer than any id
    `offer/${'a'.repeat(100)}`,
    `offer/${offer.enc_id}/offer-document/${other.offer.offer_documents[0]?.id}`,
  ];
  const followed = [
    'offer/unknown',
    'offer-letter/unknown',
    `offer-letter/${foreign?.enc_id}`,
    `offer/${foreign?.enc_id}/offer-document/${foreignDocument}`,
    `offer/unknown/offer-document/${documentId}`,
    `offer/${offer.enc_id}/offer-document/${foreignDocument}`,
    `offer/${offer.enc_id}/offer-document/x`,
  ];
  for (const [index, path] of [...loaded, ...followed].entries())
    await test.step(path, async () => {
      const address = addressOf(`/careers/${path}`);
      if (index < loaded.length) await openPage(page, address);
      else await followTo(page, address);
      const leadsToOffer = path.startsWith(`offer/${offer.enc_id}/`);
      await expect(page).toHaveURL(leadsToOffer ? offerAddress(offer) : addressOf('/careers/offers'));
      await expect(heading).toHaveText(leadsToOffer ? `Job offer for ${offer.position.name}` : 'Offers');
    });
  // the same account's name at another employer is somebody else
  await logIn(page.context(), `candidate@${kestrel}`);
  await page.goto(addressOf(`/careers/offer/${offer.enc_id}`, { domain: kestrel }));
  await expect(page).toHaveURL(addressOf('/careers/offers', { domain: kestrel }));
});

test('OFFERS-06 an offer that cannot be loaded says why, and comes when it can; it is asked for again in silence, and nobody loses their place', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const { offer, email } = await candidateWith(page, site);
  const another = await giveOffer({ request: page.context().request, site, email });
  const one = `**/api/offer/${offer.enc_id}?*`;
  const content = `**/api/offer/${offer.enc_id}/*/content?*`;
  await openPage(page, addressOf('/careers/offers'));
  const heading = page.getByRole('heading', { level: 1 });
  const alert = page.getByRole('alert');
  const retry = alert.getByRole('button', { name: 'Try again' });
  const openFromList = ({ enc_id }: Offer) => page.locator(`main li a[href*="${enc_id}"]`).click();

  await test.step('comes by itself', async () => {
    const broken = `**/api/offer/${another.offer.enc_id}?*`;
    await page.route(broken, (route) => route.abort());
    await openFromList(another.offer);
    await expect(alert.getByRole('heading', { level: 1 })).toHaveText('The offer could not be loaded');
    await expect(alert).toContainText('No connection');
    await page.unroute(broken);
    await page.clock.fastForward(6_000);
    await expect(heading).toHaveText(`Job offer for ${another.offer.position.name}`);
    await page.getByRole('main').getByRole('link', { name: 'Offers', exact: true }).click();
  });
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
  await test.step('the offer', async () => {
    await page.route(one, (route) => route.fulfill({ status: 503, body: '' }));
    await openFromList(offer);
    await fails(one);
    await page.unroute(one);
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText(`Job offer for ${offer.position.name}`);
    await expect(heading).toBeFocused();
  });
  await test.step('its letter', async () => {
    await page.route(content, (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('link', { name: /^Start/ }).click();
    await fails(content);
    await page.unroute(content);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', { name: /^Page 1 of/ })).toBeVisible();
    await expect(heading).toBeFocused();
  });
});

test('OFFERS-06 OFFERS-13 whose session has ended is asked to log in where the offer would be; one that was withdrawn meanwhile is shown so when one comes back to its tab', async ({
  page,
  site,
}) => {
  const { offer, email, withdraw } = await candidateWith(page, site);
  await openPage(page, addressOf('/careers/offers'));
  await page.context().clearCookies();
  await page.locator(`main li a[href*="${offer.enc_id}"]`).click();
  await page.getByRole('alert').getByRole('button', { name: 'Log in' }).click();
  await new Login(page).logIn(email, newPassword);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Job offer for ${offer.position.name}`);
  await expect(page.getByText(/^Congratulations!/)).toBeVisible();
  await withdraw();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('main').getByText(messages['Canceled'] ?? '')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View: Offer letter' })).toBeVisible();
});

test('OFFERS-07 200 pieces of confetti fall for an offer that waits, once, and for no other, nor on the word of the list, which may be a day old; who asks for less motion gets none', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { offer, email } = await candidateWith(page, site);
  const { request } = page.context();
  const second = await giveOffer({ request, site, email });
  const calm = await giveOffer({ request, site, email }, { expires_at: inDays(2) });
  const pieces = page.locator('canvas[data-pieces="200"]');
  const visited = async () =>
    (await page.evaluate(() => Object.keys(localStorage)))
      .filter((key) => key.startsWith('hasVisitedOffer '))
      .map((key) => key.replace('hasVisitedOffer ', ''));
  const openFromList = ({ enc_id }: Offer) => page.locator(`main li a[href*="${enc_id}"]`).click();

  await openPage(page, addressOf('/careers/offers'));
  // so that all of the confetti is there at once for the next
  await openFromList(offer);
  await expect(pieces).toBeAttached();
  expect(await visited()).toEqual([offer.enc_id]);

  await test.step('on the word of the list', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Offers' }).click();
    await second.withdraw();
    const held = Promise.withResolvers<void>();
    await page.route(`**/api/offer/${second.offer.enc_id}?*`, async (route) => {
      await held.promise;
      await route.continue();
    });
    await openFromList(second.offer);
    await expect(page.getByText(/^Congratulations!/)).toBeVisible();
    held.resolve();
    await expect(page.getByRole('main').getByText(messages['Canceled'] ?? '')).toBeVisible();
    await expect(pieces).toHaveCount(0);
    expect(await visited()).toEqual([offer.enc_id]);
  });
  await test.step('for less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, offerAddress(calm.offer));
    await expect.poll(visited).toContain(calm.offer.enc_id);
    await expect(page.locator('canvas[data-pieces]')).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });
  await test.step('once', async () => {
    // each visit is noted in the moment in which a first one is celebrated
    const key = `hasVisitedOffer ${offer.enc_id}`;
    await page.evaluate((name) => localStorage.setItem(name, 'before'), key);
    await openPage(page, offerAddress(offer));
    await expect(page.getByText(/^Congratulations!/)).toBeVisible();
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe('1');
    await expect(page.locator('canvas')).toHaveCount(0);
  });
});
