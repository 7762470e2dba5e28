import { writeFile } from 'node:fs/promises';
import { expectNothingFound } from '../accessibility/audit.ts';
import { addressOf } from './employers.ts';
import { Login } from './login-page.ts';
import { newPassword } from './mailbox.ts';
import { candidateWith, countWrites, letterParts, openDocument } from './offers.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';

const agreement = { documents: [{ name: 'Agreement', type: 'Agreement' }] };
/** A file on the disk: what is sent to the browser itself takes seconds where it is large. */
async function pdf(name: string, content: number | string = '%PDF-1.4 signed by hand'): Promise<string> {
  const file = test.info().outputPath(name);
  await writeFile(file, typeof content === 'string' ? content : '%PDF-1.4'.padEnd(content));
  return file;
}
const limit = 10 * 1024 * 1024;

test('LETTER-03 LETTER-04 LETTER-07 a document is read, signed elsewhere and uploaded, in three steps', async ({
  page,
  site,
}) => {
  const { offer, read } = await candidateWith(page, site, agreement);
  const writes = countWrites(page);
  await openDocument(page, offer);
  const { main, sheet, file, submit, decline, toast, heading } = letterParts(page);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Review job offer',
    'Print & sign, or sign digitally',
    'Upload signed document',
  ]);
  await expect(sheet).toBeVisible();
  await expect(main.getByRole('button', { name: 'View: Agreement' })).toHaveText('View');
  await expect(main.getByRole('button', { name: 'Download: Agreement' })).toHaveText('Download');
  await expect(main.locator('input[type="file"]')).toHaveCount(1);
  await expect(decline).toBeVisible();

  await submit.click();
  await expect(file).toBeFocused();
  await expect(file).toHaveAccessibleDescription(/Signed document is required/);
  await expectNothingFound(page);
  // two of them come by a drop or a script only
  await file.evaluate((input: HTMLInputElement) => {
    const both = new DataTransfer();
    for (const name of ['a.pdf', 'b.pdf']) both.items.add(new File(['%PDF-1.4'], name));
    input.files = both.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(file).toHaveAccessibleDescription(/You should upload at most 1 file/);
  await expect(main.getByText('a.pdf')).toHaveCount(0);
  const dropped = await page.evaluateHandle(() => {
    const both = new DataTransfer();
    for (const name of ['a.pdf', 'b.pdf']) both.items.add(new File(['%PDF-1.4'], name));
    return both;
  });
  await decline.focus();
  await file.dispatchEvent('dragenter', { dataTransfer: dropped });
  await expect(file).toHaveAttribute('data-dragging');
  await file.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(file).toHaveAccessibleDescription(/You should upload at most 1 file/);
  await expect(file).toBeFocused();
  await expect(file).not.toHaveAttribute('data-dragging');
  await expect(main.getByText('a.pdf')).toHaveCount(0);
  await file.setInputFiles(await pdf('signed.exe'));
  await expect(main.getByText(/“signed.exe” was not added/).first()).toBeVisible();
  await file.setInputFiles(await pdf('large.pdf', limit + 1));
  await expect(main.getByText(/“large.pdf” was not added/).first()).toBeVisible();
  expect(writes).toEqual([]);

  // what it holds only the server can tell
  await file.setInputFiles(await pdf('page.pdf', '<!doctype html><script>alert(1)</script>'));
  await submit.click();
  await expect(toast).toContainText('The content of page.pdf is not a PDF.');
  await expect(file).toHaveAccessibleDescription(/The content of page.pdf is not a PDF/);
  await expect(main.getByText('page.pdf', { exact: true })).toBeVisible();
  expect((await read()).status).toBe('Extended');

  writes.splice(0);
  await file.setInputFiles(await pdf('signed.pdf', limit));
  await submit.dblclick();
  await expect(toast.last()).toContainText('Successfully submitted form for verification');
  await expect(heading).toBeFocused();
  expect(writes.toSorted()).toEqual(['accept', 'esign_status']);
  expect((await read()).offer_documents[0]?.status).toBe('Signed');
  await expect(main.getByText('Document has been signed', { exact: true })).toBeVisible();
});

test('LETTER-03 an offer without a letter shows its first document in three steps, and accepts as a whole', async ({
  page,
  site,
}) => {
  const { offer, read } = await candidateWith(page, site, agreement);
  const writes = countWrites(page);
  await openPage(page, addressOf(`/careers/offer-letter/${offer.enc_id}`));
  const { file, submit, toast, heading } = letterParts(page);
  await expect(heading).toHaveText('Agreement');
  await file.setInputFiles(await pdf('signed.pdf'));
  const held = Promise.withResolvers<void>();
  await page.route('**/accept?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await submit.click();
  await expect(page.getByRole('progressbar', { name: 'Sending the document' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decline', exact: true })).toBeDisabled();
  held.resolve();
  await expect(toast).toContainText('Successfully submitted form for verification');
  expect(writes).toEqual(['accept']);
  expect((await read()).status).toBe('Accepted');
});

test('AUTH-01 LETTER-07 LETTER-10 a session that has ended asks for a login, and says afterwards that the file was not sent; failures of one document are told in its words, and the file stays', async ({
  page,
  site,
}) => {
  const { offer, email, read } = await candidateWith(page, site, agreement);
  await openDocument(page, offer);
  const { file, submit, toast, main } = letterParts(page);
  await file.setInputFiles(await pdf('signed.pdf'));
  await page.context().clearCookies();
  await submit.click();
  const login = new Login(page);
  await expect(login.dialog).toBeVisible();
  await login.logIn(email, newPassword);
  await expect(file).toBeFocused();
  await expect(file).toHaveAccessibleDescription(/signed\.pdf was not sent/);
  expect((await read()).status).toBe('Extended');
  await file.setInputFiles(await pdf('signed.pdf'));
  await expect(file).not.toHaveAccessibleDescription(/was not sent/);

  await page.route('**/accept?*', (route) => route.fulfill({ status: 500, body: '<h1>500</h1>' }));
  await submit.click();
  await expect(toast).toContainText('There was a problem accepting the document');
  await expect(main.getByText('signed.pdf', { exact: true })).toBeVisible();
  await page.unroute('**/accept?*');
  await submit.click();
  await expect(toast.last()).toContainText('Successfully submitted form for verification');
});
