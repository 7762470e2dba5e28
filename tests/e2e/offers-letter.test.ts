import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makePdf } from '../../components/testing/make-pdf.ts';
import type { Offer } from '../../reference-app/contract/offers.ts';
import { expectNothingFound } from '../accessibility/audit.ts';
import { expectToFit } from '../accessibility/fit.ts';
import {
  candidateWith,
  documentAddress,
  letterParts,
  openDocument,
  readOffers,
  usualLetter,
} from './offers.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn } from './wire.ts';

const content = '**/content?*';
const letterDialog = (page: Page) => page.getByRole('dialog', { name: 'Offer letter' });

test('LETTER-03 LETTER-09 a letter that fails to load is asked for again; it is read, searched, viewed by itself and saved as the employer wrote it, and of 300 pages only a few are held', async ({
  page,
  site,
  complaints,
}) => {
  // what the policy forbids fails the test
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violated: ${violatedDirective} by ${blockedURI}`),
    ),
  );
  const pdf = makePdf({ pages: Array.from({ length: 300 }, (_, index) => [`Clause ${index + 1}`]) });
  const { offer } = await candidateWith(page, site, { documents: [{}, { name: 'Terms', pdf }] });
  const { sheet, download, main, toast } = letterParts(page);

  await test.step('fails', async () => {
    await page.route(content, (route) => route.fulfill({ status: 404, body: '' }));
    await openDocument(page, offer);
    const alert = main.getByRole('alert');
    await expect(alert).toContainText('Offer letter could not be loaded');
    await download.click();
    await expect(toast).toContainText('Offer Letter Download Failed');
    // the failed download is logged
    expect(complaints.splice(0).filter((complaint) => complaint.includes('policy violated'))).toEqual([]);
    await page.unroute(content);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(sheet).toContainText('Dear Ines Okello');
  });
  await test.step('is saved', async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toBe('Offer letter.pdf');
    expect((await readFile(await file.path())).equals(await usualLetter())).toBe(true);
  });
  await test.step('is searched', async () => {
    await main.getByRole('button', { name: 'Find in the document' }).click();
    await page.keyboard.type('Rotterdam');
    await expect(main.locator('mark[data-current]')).toHaveText('Rotterdam');
  });
  await test.step('is viewed by itself', async () => {
    const view = main.getByRole('button', { name: 'View: Offer letter' });
    await view.click();
    await expect(letterDialog(page).getByRole('article', { name: 'Page 1 of 1' })).toContainText(
      'Dear Ines Okello',
    );
    await page.keyboard.press('Escape');
    await expect(letterDialog(page)).toHaveCount(0);
    await expect(view).toBeFocused();
  });
  await test.step('has 300 pages', async () => {
    await openDocument(page, offer, 1);
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
});

test('LETTER-03 LETTER-05 LETTER-08 what opens over a letter comes with the next press where it could not be loaded, has the room of the window, and who scrolls past the end of the letter comes to its form', async ({
  page,
  site,
  complaints,
}) => {
  const { offer } = await candidateWith(page, site);
  await openDocument(page, offer);
  const { sheet, submit, decline, toast, main } = letterParts(page);
  await expect(sheet).toBeVisible();
  const view = main.getByRole('button', { name: 'View: Offer letter' });
  const dialogs = [
    { code: '**/view-dialog*', button: view, dialog: letterDialog(page) },
    { code: '**/decline-dialog*', button: decline, dialog: page.getByRole('alertdialog') },
  ];
  for (const { code, button, dialog } of dialogs)
    await test.step(code, async () => {
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
    });
  // that they could not be loaded is logged
  complaints.splice(0);

  for (const [width, height] of [
    [1280, 800],
    [800, 600],
    [375, 700],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await view.click();
      const dialog = letterDialog(page);
      await expect(dialog.getByRole('article', { name: /^Page 1 of/ })).toBeVisible();
      const taken = await dialog.evaluate((element) => {
        const { width: inline, height: block } = element.getBoundingClientRect();
        return { inline, block, isScrolled: element.scrollHeight > element.clientHeight };
      });
      // a margin of 40 px on each side is the most
      expect.soft(taken.inline).toBeGreaterThanOrEqual(width - 80);
      expect.soft(taken.block).toBeGreaterThanOrEqual(height - 80);
      // the viewer scrolls, not what it is in
      expect.soft(taken.isScrolled).toBe(false);
      if (width === 1280) await expectNothingFound(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

  await test.step('where the letter fills the window', async () => {
    // 1280 px at 400 %
    await page.setViewportSize({ width: 320, height: 256 });
    await sheet.hover();
    await expect(async () => {
      await page.mouse.wheel(0, 200);
      await expect(submit).toBeInViewport({ timeout: 100 });
    }).toPass();
  });
});

test('LETTER-09 a PDF that cannot be drawn is logged, and can still be saved; without content there is nothing to save, and the page says so', async ({
  page,
  site,
  complaints,
}) => {
  const broken = Buffer.from('%PDF-1.7 and nothing that follows it');
  const { offer, withdraw } = await candidateWith(page, site, {
    documents: [
      { pdf: broken, needs_signature: false },
      { name: 'Contract', pdf: null, esign_url: `meridian.example~${randomUUID()}` },
    ],
  });
  const { main, download, toast } = letterParts(page);
  await openDocument(page, offer);
  await expect(main.getByRole('alert')).toContainText('Offer letter.pdf cannot be shown');
  expect(complaints.join()).toContain(`Document ${offer.offer_documents[0]?.id} cannot be shown`);
  complaints.splice(0);
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect((await readFile(await file.path())).equals(broken)).toBe(true);

  await withdraw();
  await openDocument(page, offer, 1);
  await expect(main.getByText('The job offer has been canceled.')).toBeVisible();
  await download.click();
  await expect(toast).toContainText('No offer letter content available');
});

type Given = { offer: Offer; index: number; document: Offer['offer_documents'][number] };
const hasContent = ({ b64_string, s3_path }: Given['document']) => (b64_string ?? s3_path) !== null;
const isOver = ({ status }: Offer) => !status.endsWith('Extended');

/** One document for each case, by what tells the cases apart. */
function oneOfEach(offers: readonly Offer[], caseOf: (given: Given) => string | undefined) {
  const all = offers.flatMap((offer) =>
    offer.offer_documents.map((document, index) => ({ offer, index, document })),
  );
  const cases = new Map(all.map((given) => [caseOf(given), given]));
  cases.delete(undefined);
  return cases as ReadonlyMap<string, Given>;
}

test('LETTER-03 what is not to be signed, or not any more, is there to be read, and axe finds nothing on it', async ({
  page,
  context,
  site,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const { heading, submit, decline, main, sheet } = letterParts(page);
  const cases = oneOfEach(await readOffers(context.request, site), ({ offer, document }) => {
    const isRead = document.status === 'Signed' || document.status === 'Read Only' || isOver(offer);
    return isRead && hasContent(document)
      ? `${isOver(offer) ? 'over' : 'open'} ${document.status}`
      : undefined;
  });
  expect([...cases.keys()].toSorted()).toEqual([
    'open Read Only',
    'open Signed',
    'over Signed',
    'over Unsigned',
  ]);
  for (const [name, { offer, index, document }] of cases)
    await test.step(name, async () => {
      await openDocument(page, offer, index);
      await expect(heading).toHaveText(document.name);
      await expect(submit).toHaveCount(0);
      await expect(decline).toHaveCount(0);
      await expect(main.getByText('Document has been signed')).toHaveCount(
        document.status === 'Signed' ? 1 : 0,
      );
      await expect(main.getByRole('button', { name: 'View: ' })).toHaveCount(1);
      await expect(sheet).toBeVisible();
      await expectNothingFound(page);
    });
});

test('LETTER-03 LETTER-11 what is still being made says so; of what was signed elsewhere there is no record, and the page says so; axe finds nothing there', async ({
  page,
  context,
  site,
  complaints,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const { heading, submit, decline, main, toast } = letterParts(page);
  const evidence = page.getByRole('button', { name: /^Download evidence/ });
  const cases = oneOfEach(await readOffers(context.request, site), ({ offer, document }) => {
    const { status, signed, url } = document;
    return isOver(offer) || hasContent(document) || url !== null ? undefined : `${status} ${signed}`;
  });
  expect([...cases.keys()].toSorted()).toEqual(['Pending false', 'Signed false', 'Signed true']);
  const saysOf: Readonly<Record<string, string | RegExp>> = {
    'Pending false': 'Document is being processed',
    // not noted by the employer's system
    'Signed false': 'Document has been signed',
    'Signed true': /Signed document is being generated/,
  };
  for (const [name, { offer, index, document }] of cases)
    await test.step(name, async () => {
      await openDocument(page, offer, index);
      await expect(heading).toHaveText(document.name);
      await expect(main.getByText(saysOf[name] ?? '')).toBeVisible();
      await expect(submit).toHaveCount(0);
      await expect(decline).toHaveCount(0);
      await expect(main.getByRole('button', { name: 'View: ' })).toHaveCount(name === 'Signed false' ? 1 : 0);
      await expectNothingFound(page);
      await expect(evidence).toHaveCount(name === 'Signed true' ? 1 : 0);
      if (name !== 'Signed true') return;
      await evidence.click();
      await expect(toast).toContainText('There is no record of a signature yet');
      // the failed download is logged
      complaints.splice(0);
    });
});

for (const { type, kinds } of [
  {
    type: 'Offer',
    kinds: ['Contract Extended Unsigned', 'Extended Unsigned', 'Extended Unsigned elsewhere'],
  },
  { type: 'Agreement', kinds: ['Extended Pending', 'Extended Unsigned'] },
])
  test(`LETTER-03 axe finds nothing on what is to be signed of type ${type}, which fits 320 px, 400 % zoom and text twice as large, with targets of 24 px`, async ({
    page,
    context,
    site,
  }) => {
    await logIn(context, 'candidate@meridian.example');
    const { sheet } = letterParts(page);
    const cases = oneOfEach(await readOffers(context.request, site), ({ offer, document }) => {
      const { status, url, document_type } = document;
      const isToSign =
        (status === 'Unsigned' || status === 'Pending') && (hasContent(document) || url !== null);
      if (isOver(offer) || !isToSign || document_type !== type) return undefined;
      return [offer.status, status, ...(url === null ? [] : ['elsewhere'])].join(' ');
    });
    expect([...cases.keys()].toSorted()).toEqual(kinds);
    for (const [name, { offer, index, document }] of cases)
      await test.step(name, async () => {
        await openPage(page, documentAddress(offer, { index }));
        if (document.url === null) await expect(sheet).toBeVisible();
        else await expect(page.frameLocator('iframe').getByRole('button', { name: 'Sign' })).toBeVisible();
        await expectNothingFound(page);
        // the others look like these
        if (name.startsWith('Extended Unsigned')) await expectToFit(page);
      });
  });
