import { randomUUID } from 'node:crypto';
import { addressOf, meridian } from '../e2e/employers.ts';
import { openAccount } from '../e2e/mailbox.ts';
import {
  candidateWith,
  documentAddress,
  ines,
  letterParts,
  offerAddress,
  openDocument,
  readOffers,
} from '../e2e/offers.ts';
import { openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn } from '../e2e/wire.ts';
import { expectNothingFound } from './audit.ts';
import { expectToFit } from './fit.ts';

test('axe finds nothing on offers in every status, and on documents in every case', async ({
  page,
  context,
  site,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const offers = await readOffers(context.request, site);
  // each look of a status once, and each case of a document
  const shown = ['Extended', 'Accepted', 'Declined', 'Canceled'].flatMap(
    (status) => offers.find((offer) => offer.status === status) ?? [],
  );
  const documents = new Map(
    offers.flatMap((offer) =>
      offer.offer_documents.map(({ status, url, s3_path, b64_string, document_type }, index) => {
        const hasContent = (s3_path ?? b64_string) !== null;
        const letterCase = [offer.status === 'Extended', status, url !== null, hasContent, document_type];
        return [letterCase.join(' '), documentAddress(offer, { index })] as const;
      }),
    ),
  );
  for (const address of [
    addressOf('/careers/offers'),
    ...shown.map((offer) => offerAddress(offer)),
    ...documents.values(),
  ])
    await test.step(address, async () => {
      await openPage(page, address);
      // the viewer and the provider's frame come after the page
      await page.waitForLoadState('networkidle');
      await expectNothingFound(page);
    });
});

test('axe finds nothing on a letter with mistakes, with its dialogs, and after it was signed', async ({
  page,
  site,
}) => {
  const { offer } = await candidateWith(page, site);
  await openDocument(page, offer);
  const { submit, signature, decline, sheet, agree, main } = letterParts(page);
  await expect(sheet).toBeVisible();
  await submit.click();
  await expect(signature).toHaveAccessibleDescription('This field is required');
  await expectNothingFound(page);
  await decline.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNothingFound(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View: Offer letter' }).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
  await expectNothingFound(page);
  await page.keyboard.press('Escape');
  await agree.check();
  await signature.fill(ines);
  await submit.click();
  await expect(main.getByText('Document has been signed', { exact: true })).toBeVisible();
  await expect(sheet).toBeVisible();
  await expectNothingFound(page);
});

test('axe finds nothing where there are no offers, where they fail, and where a file was refused', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  await openPage(page, addressOf('/careers/offers'));
  await expectNothingFound(page);
  await openPage(page, addressOf('/careers'));
  await page.route('**/api/offer/offers?*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNothingFound(page);
  const { offer } = await candidateWith(page, site, {
    documents: [{ name: 'Agreement', type: 'Agreement' }],
  });
  await openDocument(page, offer);
  const { submit, file } = letterParts(page);
  await submit.click();
  await expect(file).toBeFocused();
  await expectNothingFound(page);
});

test('offers and their letters fit 320 px, 400 % zoom and text twice as large, with targets of 24 px', async ({
  page,
  site,
}) => {
  const { offer } = await candidateWith(page, site, {
    documents: [
      {},
      { name: 'Agreement', type: 'Agreement' },
      { name: 'Contract', esign_url: `${meridian}~${randomUUID()}` },
    ],
  });
  for (const address of [
    addressOf('/careers/offers'),
    offerAddress(offer),
    ...[0, 1, 2].map((index) => documentAddress(offer, { index })),
  ])
    await test.step(address, async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openPage(page, address);
      await page.waitForLoadState('networkidle');
      await expectToFit(page);
    });
});
