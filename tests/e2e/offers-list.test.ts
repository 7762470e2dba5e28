import { expectNothingFound } from '../accessibility/audit.ts';
import { expectToFit } from '../accessibility/fit.ts';
import { addressOf, meridian } from './employers.ts';
import { openAccount } from './mailbox.ts';
import { candidateWith, dateOf, inDays, letterParts, readOffers } from './offers.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn } from './wire.ts';

const list = '**/api/offer/offers?*';
const day = 86_400_000;

test('OFFERS-01 the list is headed "Offers"; without any it says "No offers found", and axe finds nothing', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  await openPage(page, addressOf('/careers/offers'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('No offers found');
  await expect(page).toHaveTitle('Careers at Meridian Health');
  await expectNothingFound(page);
});

test('OFFERS-02 OFFERS-03 OFFERS-04 OFFERS-05 each card tells position, status, date, days left and what to do, also on the dashboard; the list fits, and axe finds nothing', async ({
  page,
  context,
  site,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const offers = await readOffers(context.request, site);
  expect(new Set(offers.map(({ status }) => status)).size).toBe(8);
  /** What the cards of a page hold, whose titles are of this level. */
  const cardsOf = async (level: number) => {
    const shown = page.getByRole('main').getByRole('listitem').filter({ hasText: 'View job offer' });
    await expect(shown.getByRole('heading', { level })).toHaveCount(offers.length);
    return shown.evaluateAll((elements) =>
      elements.map(({ innerHTML }) => innerHTML.replaceAll(/(<\/?h)\d/g, '$1')),
    );
  };
  await openPage(page, addressOf('/careers/offers'));
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(offers.length);
  for (const { status, position, updated_at, expires_at, enc_id } of offers)
    await test.step(`${status}, ${position.name}`, async () => {
      const link = page.getByRole('link', { name: `View job offer: ${position.name}`, exact: true });
      const card = cards.filter({ has: link });
      const isExtended = status.endsWith('Extended');
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(position.name);
      await expect(card.getByText(status, { exact: true })).toBeVisible();
      await expect(link).toHaveText('View job offer');
      await expect(link).toHaveClass(isExtended ? /pt-primary_buttons/ : /pt-secondary_buttons/);
      await expect(link).toHaveAttribute('href', `/careers/offer/${enc_id}?domain=${meridian}`);
      await expect(card.getByText('Action required', { exact: true })).toHaveCount(isExtended ? 1 : 0);
      const line =
        expires_at !== null && isExtended
          ? `Expires ${dateOf(expires_at)}`
          : expires_at !== null && status === 'Expired'
            ? `Expired ${dateOf(expires_at)}`
            : `Last updated ${dateOf(updated_at)}`;
      await expect(card.getByText(line, { exact: true })).toBeVisible();
      const days =
        isExtended && expires_at !== null ? Math.ceil((Date.parse(expires_at) - Date.now()) / day) : 0;
      await expect(card.getByText(/^Expires in/)).toHaveText(
        days === 0 ? [] : [days === 1 ? 'Expires in 1 day' : `Expires in ${days} days`],
      );
    });
  const onPage = await cardsOf(2);
  await expectNothingFound(page);
  await expectToFit(page);

  await openPage(page, addressOf('/careers/dashboard', { tab: 'offers' }));
  expect(await cardsOf(3)).toEqual(onPage);
  await page
    .getByRole('link', { name: /^View job offer: / })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Job offer for /);
  await expect(page).toHaveURL(new RegExp(`domain=${meridian}`));
});

test('OFFERS-05 OFFERS-06 an offer is open as long as it is so for the server, whatever the device’s clock says, and turns into an expired one by itself while it is looked at', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: Date.now() + 30 * day });
  const { offer } = await candidateWith(page, site, { expires_at: inDays(1) });
  await openPage(page, addressOf('/careers/offers'));
  const card = page.getByRole('main').getByRole('listitem');
  await expect(card.getByText('Expires in 1 day', { exact: true })).toBeVisible();
  // what the page does right after it was taken over is done
  await page.clock.runFor(1);
  await expect(card.getByText('Action required')).toBeVisible();
  await card.getByRole('link', { name: 'View job offer' }).click();
  await expect(page.getByRole('link', { name: 'Start' })).toBeVisible();
  await expect(page.getByText('The job offer has expired.')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Offers', exact: true }).click();
  await expect(card.getByText('Expires in 1 day', { exact: true })).toBeVisible();
  await page.clock.fastForward(day + 60_000);
  await expect(card.getByText(`Expired ${dateOf(offer.expires_at ?? '')}`, { exact: true })).toBeVisible();
  await expect(card.getByText('Action required')).toHaveCount(0);
});

test('OFFERS-13 the list is asked for once a day, not again when it fails, and on focus when it is older', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await candidateWith(page, site);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/offer/offers') calls.push(request.url());
  });
  /** As a computer that has slept: no timer has gone off meanwhile, so what is under way isn't given up. */
  const comeBack = async (after = 0) => {
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + after);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  };
  const nav = page.getByRole('navigation', { name: 'Main' });
  const cards = page.getByRole('main').getByRole('listitem');
  await openPage(page, addressOf('/careers'));

  await page.route(list, (route) => route.fulfill({ status: 503, body: '' }));
  await nav.getByRole('link', { name: 'Offers' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Your offers could not be loaded');
  await expect(alert).toContainText('Server error. Please try again.');
  // less than what makes loading code give up
  await page.clock.fastForward(100_000);
  await expectNothingFound(page);
  expect(calls).toHaveLength(1);
  await page.unroute(list);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(calls).toHaveLength(2);

  await nav.getByRole('link', { name: 'Jobs' }).click();
  await nav.getByRole('link', { name: 'Offers' }).click();
  await expect(cards).toHaveCount(1);
  await comeBack();
  await comeBack(day - 600_000);
  expect(calls).toHaveLength(2);
  const asked = page.waitForRequest(list);
  await comeBack(1_200_000);
  await asked;
  expect(calls).toHaveLength(3);
});

test('OFFERS-01 the list keeps its room while it loads, says that it is offline, and comes with the connection', async ({
  page,
  context,
  site,
}) => {
  await candidateWith(page, site);
  await openPage(page, addressOf('/careers'));
  const held = Promise.withResolvers<void>();
  await page.route(list, async (route) => {
    await held.promise;
    await route.continue();
  });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' });
  await link.click();
  await expect(page.getByRole('region', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await context.setOffline(true);
  held.resolve();
  await expect(page.getByRole('alert')).toContainText('No connection');
  await page.unroute(list);
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});

test('OFFERS-11 OFFERS-13 from the list through an offer to its letter and back the address keeps employer and language, and what was declined is declined in the list as well, without a reload', async ({
  page,
  site,
}) => {
  const { offer, read } = await candidateWith(page, site);
  const kept = { domain: meridian, hl: 'en-US', debug: '1' };
  const { decline, heading, main } = letterParts(page);
  const expectAt = async (path: string) => {
    await expect(page).toHaveURL((url) => url.pathname === path);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(kept);
  };
  await openPage(page, addressOf(`/careers/offer-letter/${offer.enc_id}`, kept));
  await page.getByRole('link', { name: 'Job offer', exact: true }).click();
  await expectAt(`/careers/offer/${offer.enc_id}`);
  await main.getByRole('link', { name: 'Offers' }).click();
  await expectAt('/careers/offers');
  const card = main.getByRole('listitem');
  await card.getByRole('link', { name: /^View job offer/ }).click();
  await expectAt(`/careers/offer/${offer.enc_id}`);
  await page.getByRole('link', { name: 'Start: Offer letter' }).click();
  await expect(heading).toHaveText('Offer letter');
  await expectAt(`/careers/offer/${offer.enc_id}/offer-document/${offer.offer_documents[0]?.id}`);

  await decline.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline offer' }).click();
  await expect(heading).toBeFocused();
  await page.getByRole('link', { name: 'Job offer', exact: true }).click();
  await expect(heading).toHaveText(`Job offer for ${offer.position.name}`);
  await main.getByRole('link', { name: 'Offers' }).click();
  await expect(card.getByText('Declined', { exact: true })).toBeVisible();
  expect((await read()).status).toBe('Declined');
});
