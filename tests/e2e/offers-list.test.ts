import { addressOf, meridian } from './employers.ts';
import { openAccount } from './mailbox.ts';
import { candidateWith, inDays, letterParts, openDocument, readOffers } from './offers.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn } from './wire.ts';

const list = '**/api/offer/offers?*';
const dateOf = (iso: string) =>
  new Date(iso).toLocaleDateString('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  });
const day = 86_400_000;

test('OFFERS-01 the list is headed "Offers"; without any it says "No offers found"', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  await openPage(page, addressOf('/careers/offers'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('No offers found');
  await expect(page).toHaveTitle('Careers at Meridian Health');
});

test('OFFERS-02 OFFERS-03 OFFERS-04 OFFERS-05 each card tells position, status, date, days left and what to do', async ({
  page,
  context,
  site,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const offers = await readOffers(context.request, site);
  expect(new Set(offers.map(({ status }) => status)).size).toBe(8);
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
});

test('OFFERS-05 OFFERS-06 an offer that ends while it is looked at turns into an expired one by itself', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const { offer } = await candidateWith(page, site, { expires_at: inDays(1) });
  await openPage(page, addressOf('/careers/offers'));
  const card = page.getByRole('main').getByRole('listitem');
  await expect(card.getByText('Expires in 1 day', { exact: true })).toBeVisible();
  await page.clock.fastForward(day + 60_000);
  await expect(card.getByText(`Expired ${dateOf(offer.expires_at ?? '')}`, { exact: true })).toBeVisible();
  await expect(card.getByText('Action required')).toHaveCount(0);
});

test('OFFERS-05 an offer is open as long as it is so for the server, whatever the device’s clock says', async ({
  page,
  site,
}) => {
  await page.addInitScript((ahead) => {
    const real = Date.now.bind(Date);
    Date.now = () => real() + ahead;
  }, 30 * day);
  await candidateWith(page, site, { expires_at: inDays(2) });
  await openPage(page, addressOf('/careers/offers'));
  const card = page.getByRole('main').getByRole('listitem');
  const looked = page.waitForFunction(() => new Promise((done) => setTimeout(() => done(true), 0)));
  await looked;
  await expect(card.getByText('Action required')).toBeVisible();
  await card.getByRole('link', { name: 'View job offer' }).click();
  await expect(page.getByText('The job offer has expired.')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Start' })).toBeVisible();
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
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  const nav = page.getByRole('navigation', { name: 'Main' });
  const cards = page.getByRole('main').getByRole('listitem');
  await openPage(page, addressOf('/careers'));

  await page.route(list, (route) => route.fulfill({ status: 503, body: '' }));
  await nav.getByRole('link', { name: 'Offers' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Your offers could not be loaded');
  await expect(alert).toContainText('Server error. Please try again.');
  await page.clock.fastForward(120_000);
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
  await page.clock.fastForward(day - 600_000);
  await comeBack();
  expect(calls).toHaveLength(2);
  await page.clock.fastForward(1_200_000);
  const asked = page.waitForRequest(list);
  await comeBack();
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
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(list, async (route) => {
    await held;
    await route.continue();
  });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' });
  await link.click();
  await expect(page.getByRole('region', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await context.setOffline(true);
  release();
  await expect(page.getByRole('alert')).toContainText('No connection');
  await page.unroute(list);
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});

test('OFFERS-13 what was declined is declined in the list as well, without a reload', async ({
  page,
  site,
}) => {
  const { offer } = await candidateWith(page, site);
  await openPage(page, addressOf('/careers/offers'));
  const card = page.getByRole('main').getByRole('listitem');
  await card.getByRole('link').click();
  await page.getByRole('link', { name: 'Start: Offer letter' }).click();
  const { decline, heading } = letterParts(page);
  await decline.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline offer' }).click();
  await expect(heading).toBeFocused();
  await page.getByRole('link', { name: 'Job offer', exact: true }).click();
  await expect(heading).toHaveText(`Job offer for ${offer.position.name}`);
  await page.getByRole('main').getByRole('link', { name: 'Offers' }).click();
  await expect(card.getByText('Declined', { exact: true })).toBeVisible();
  await openDocument(page, offer);
  await expect(page.getByText('You have declined the job offer.')).toBeVisible();
});
