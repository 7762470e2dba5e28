import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { makePdf } from '../../components/testing/make-pdf.ts';
import { aLetter } from '../server/offers.ts';
import { candidateWith, ines, letterParts, openDocument } from './offers.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { addressOf } from './employers.ts';
import { readOffers } from './offers.ts';
import { logIn } from './wire.ts';

const content = '**/content?*';

test('LETTER-03 a letter is read, searched, viewed by itself and saved as the employer wrote it', async ({
  page,
  site,
}) => {
  // what the policy forbids fails the test
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violated: ${violatedDirective} by ${blockedURI}`),
    ),
  );
  const letter = await aLetter(ines);
  const { offer } = await candidateWith(page, site, { documents: [{ pdf: letter }] });
  await openDocument(page, offer);
  const { sheet, download, main } = letterParts(page);
  await expect(sheet).toContainText('Dear Ines Okello');
  const saved = page.waitForEvent('download');
  await download.click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Offer letter.pdf');
  expect((await readFile(await file.path())).equals(letter)).toBe(true);

  await main.getByRole('button', { name: 'Find in the document' }).click();
  await page.keyboard.type('Rotterdam');
  await expect(main.locator('mark[data-current]')).toHaveText('Rotterdam');

  const view = main.getByRole('button', { name: 'View: Offer letter' });
  await view.click();
  const dialog = page.getByRole('dialog', { name: 'Offer letter' });
  await expect(dialog.getByRole('article', { name: 'Page 1 of 1' })).toContainText('Dear Ines Okello');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(view).toBeFocused();
});

test('LETTER-05 who scrolls past the end of the letter comes to its form, also where the letter fills the window', async ({
  page,
  site,
}) => {
  const { offer } = await candidateWith(page, site);
  // 1280 px at 400 %
  await page.setViewportSize({ width: 320, height: 256 });
  await openDocument(page, offer);
  const { sheet, submit } = letterParts(page);
  await expect(sheet).toBeVisible();
  await sheet.hover();
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(submit).toBeInViewport({ timeout: 100 });
  }).toPass();
});

test('LETTER-03 of a letter of 300 pages only a few are held, and every one can be reached', async ({
  page,
  site,
}) => {
  const pdf = makePdf({ pages: Array.from({ length: 300 }, (_, index) => [`Clause ${index + 1}`]) });
  const { offer } = await candidateWith(page, site, { documents: [{ pdf }] });
  await openDocument(page, offer);
  const { main } = letterParts(page);
  const sheets = main.getByRole('article');
  await expect(sheets.first()).toContainText('Clause 1');
  const field = main.getByRole('textbox', { name: 'Page' });
  for (const number of [150, 300, 2]) {
    await field.fill(String(number));
    await field.press('Enter');
    await expect(main.getByRole('article', { name: `Page ${number} of 300` })).toContainText(
      `Clause ${number}`,
    );
    expect(await sheets.count()).toBeLessThan(8);
  }
});

test('LETTER-03 LETTER-08 what could not be loaded when it was asked for says so, and comes with the next press', async ({
  page,
  site,
  complaints,
}) => {
  const { offer } = await candidateWith(page, site);
  await openDocument(page, offer);
  const { sheet, decline, toast, main } = letterParts(page);
  await expect(sheet).toBeVisible();
  const view = main.getByRole('button', { name: 'View: Offer letter' });
  const dialogs = [
    { code: '**/view-dialog*', button: view, dialog: page.getByRole('dialog', { name: 'Offer letter' }) },
    { code: '**/decline-dialog*', button: decline, dialog: page.getByRole('alertdialog') },
  ];
  for (const { code, button, dialog } of dialogs) {
    await page.route(code, (route) => route.abort());
    await button.click();
    await expect(toast).toContainText('No connection');
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toHaveCount(0);
    await page.unroute(code);
    await button.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  // that they could not be loaded is logged
  complaints.splice(0);
});

for (const [width, height] of [
  [1280, 800],
  [800, 600],
  [375, 700],
] as const)
  test(`LETTER-03 a document that is viewed has the room of a window ${width} px wide, and its end is in it`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    const { offer } = await candidateWith(page, site);
    await openDocument(page, offer);
    await page.getByRole('button', { name: 'View: Offer letter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Offer letter' });
    await expect(dialog.getByRole('article', { name: /^Page 1 of/ })).toBeVisible();
    const taken = await dialog.evaluate((element) => {
      const { width: inline, height: block } = element.getBoundingClientRect();
      return { inline, block, isScrolled: element.scrollHeight > element.clientHeight };
    });
    // a margin of 40 px on each side is the most
    expect(taken.inline).toBeGreaterThanOrEqual(width - 80);
    expect(taken.block).toBeGreaterThanOrEqual(height - 80);
    // the viewer scrolls, not what it is in
    expect(taken.isScrolled).toBe(false);
  });

test('LETTER-09 a PDF that cannot be drawn is logged, and can still be saved', async ({
  page,
  site,
  complaints,
}) => {
  const broken = Buffer.from('%PDF-1.7 and nothing that follows it');
  const documents = [{ pdf: broken, needs_signature: false }, { name: 'Contract' }];
  const { offer } = await candidateWith(page, site, { documents });
  await openDocument(page, offer);
  const { main, download } = letterParts(page);
  await expect(main.getByRole('alert')).toContainText('Offer letter.pdf cannot be shown');
  expect(complaints.join()).toContain(`Document ${offer.offer_documents[0]?.id} cannot be shown`);
  complaints.splice(0);
  const saved = page.waitForEvent('download');
  await download.click();
  expect((await readFile(await (await saved).path())).equals(broken)).toBe(true);
});

test('LETTER-09 a download that fails says so, and a letter that cannot be loaded is asked for again', async ({
  page,
  site,
  complaints,
}) => {
  const { offer } = await candidateWith(page, site);
  await page.route(content, (route) => route.fulfill({ status: 404, body: '' }));
  await openDocument(page, offer);
  const { main, download, toast, sheet } = letterParts(page);
  const alert = main.getByRole('alert');
  await expect(alert).toContainText('Offer letter could not be loaded');
  await download.click();
  await expect(toast).toContainText('Offer Letter Download Failed');
  await page.unroute(content);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet).toBeVisible();
  // the failed download is logged
  complaints.splice(0);
});

test('LETTER-09 without content there is nothing to save, and the page says so', async ({ page, site }) => {
  const { offer, withdraw } = await candidateWith(page, site, {
    documents: [{ pdf: null, esign_url: `meridian.example~${randomUUID()}` }],
  });
  await withdraw();
  await openDocument(page, offer);
  const { download, toast, main } = letterParts(page);
  await expect(main.getByText('The job offer has been canceled.')).toBeVisible();
  await download.click();
  await expect(toast).toContainText('No offer letter content available');
});

test('LETTER-03 what is not to be signed, or not any more, is there to be read', async ({
  page,
  context,
  site,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const offers = await readOffers(context.request, site);
  const { heading, submit, decline, main } = letterParts(page);
  const seen = new Set<string>();
  for (const { status, enc_id, offer_documents: documents } of offers)
    for (const { id, name, status: stands, signed, b64_string, s3_path } of documents) {
      const hasContent = b64_string !== null || s3_path !== null;
      const isOver = !status.endsWith('Extended');
      const isMaking = !isOver && stands === 'Pending' && !hasContent;
      if (!isOver && !isMaking && stands !== 'Signed' && stands !== 'Read Only') continue;
      await openPage(page, addressOf(`/careers/offer/${enc_id}/offer-document/${id}`));
      await expect(heading).toHaveText(name);
      await expect(submit).toHaveCount(0);
      await expect(decline).toHaveCount(0);
      const isGenerating = stands === 'Signed' && signed && !hasContent;
      if (isMaking) await expect(main.getByText('Document is being processed')).toBeVisible();
      if (isGenerating) await expect(main.getByText(/Signed document is being generated/)).toBeVisible();
      if (stands === 'Signed' && hasContent)
        await expect(main.getByText('Document has been signed')).toBeVisible();
      await expect(main.getByRole('button', { name: 'View: ' })).toHaveCount(
        isMaking || isGenerating ? 0 : 1,
      );
      seen.add(`${isOver ? 'over' : 'open'} ${stands} ${hasContent}`);
    }
  expect([...seen].toSorted()).toEqual([
    'open Pending false',
    'open Read Only true',
    'open Signed false',
    'open Signed true',
    'over Signed true',
    'over Unsigned true',
  ]);
});

test('LETTER-11 of what was signed elsewhere there is no record, and the page says so', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const documents = (await readOffers(context.request, site)).flatMap(({ enc_id, offer_documents }) =>
    offer_documents.map((document) => ({ ...document, enc_id })),
  );
  const openNamed = async (wanted: string) => {
    const found = documents.find(({ name }) => name === wanted);
    await openPage(page, addressOf(`/careers/offer/${found?.enc_id}/offer-document/${found?.id}`));
  };
  const evidence = page.getByRole('button', { name: /^Download evidence/ });
  // signed, and not noted by the employer's system
  await openNamed('Background check consent');
  await expect(letterParts(page).main.getByText('Document has been signed')).toBeVisible();
  await expect(evidence).toHaveCount(0);
  await openNamed('Data protection undertaking');
  await evidence.click();
  await expect(letterParts(page).toast).toContainText('There is no record of a signature yet');
  // the failed download is logged
  complaints.splice(0);
});
