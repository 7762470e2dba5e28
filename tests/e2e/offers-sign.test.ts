import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../accessibility/audit.ts';
import { listen } from '../accessibility/heard.ts';
import { addressOf } from './employers.ts';
import { Login } from './login-page.ts';
import { newPassword } from './mailbox.ts';
import { candidateWith, countWrites, ines, letterParts, openDocument } from './offers.ts';
import { hydrated, openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { write } from './wire.ts';

const run = promisify(execFile);

async function sign(page: Page) {
  const { agree, signature, submit } = letterParts(page);
  await agree.check();
  await signature.fill(ines);
  await submit.click();
}

const openLetter = (page: Page, { enc_id }: { enc_id: string }) =>
  openPage(page, addressOf(`/careers/offer-letter/${enc_id}`));

test('LETTER-05 LETTER-06 LETTER-11 a letter is signed once, by the box and exactly the name of the profile, and is downloaded sealed, with its evidence', async ({
  page,
  site,
  complaints,
}) => {
  const { offer, read } = await candidateWith(page, site);
  const writes = countWrites(page);
  await openDocument(page, offer);
  const { agree, signature, submit, decline, sheet, toast, main, heading, download } = letterParts(page);
  const evidence = page.getByRole('button', { name: 'Download evidence: Offer letter' });
  await expect(sheet).toBeVisible();
  await expect(decline).toBeVisible();
  await expect(evidence).toHaveCount(0);

  await test.step('what is missing', async () => {
    await submit.click();
    await expect(agree).toBeFocused();
    await expect(agree).toHaveAccessibleDescription('This field is required');
    await expect(signature).toHaveAccessibleDescription('This field is required');
    await expectNothingFound(page);
    await agree.check();
  });
  const wrong = 'Please enter your full name as shown on the offer letter and your profile';
  // with a Cyrillic letter that looks alike, and as the profile will have it
  for (const typed of ['Ines', 'Ines Оkello', 'Inés Okello'])
    await test.step(JSON.stringify(typed), async () => {
      await signature.fill(typed);
      await submit.click();
      await expect(signature).toHaveAccessibleDescription(wrong);
      await expect(signature).toBeFocused();
    });
  expect(writes).toEqual([]);

  await test.step('a name that was corrected in another tab', async () => {
    const value = { firstname: 'Inés', lastname: 'Okello' };
    const body = { op_section: 'personal', operation: 'update', op_data: { value } };
    await expect(await write(page.request, 'POST', '/api/pcsx/profile_edit', { body })).toBeOK();
    const asked = page.waitForResponse('**/api/pcsx/profile_details?*');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await (await asked).finished();
    await signature.fill('  Inés Okello ');
    await submit.dblclick();
    await expect(toast).toContainText('Successfully submitted form for verification');
    await expect(heading).toBeFocused();
    await expect(main.getByText('Document has been signed', { exact: true })).toBeVisible();
    // of one document, so both calls together (LETTER-04, ruling 41), and each once
    expect(writes.toSorted()).toEqual(['accept', 'esign_status']);
    expect((await read()).status).toBe('Accepted');
    await expect(main.getByText('You have accepted the job offer.')).toBeVisible();
    await expect(sheet).toBeVisible();
    await expectNothingFound(page);
  });

  await test.step('the evidence', async () => {
    const address = '**/api/offer/*/*/evidence?*';
    await page.route(address, (route) => route.abort());
    await evidence.click();
    await expect(page.getByText('The evidence could not be downloaded')).toBeVisible();
    // the failed download is logged
    complaints.splice(0);
    await page.unroute(address);
    const [file] = await Promise.all([page.waitForEvent('download'), evidence.click()]);
    expect(file.suggestedFilename()).toBe('Offer letter (evidence).pdf');
    const { stdout } = await run('pdftotext', [await file.path(), '-']);
    expect(stdout).toContain('Evidence summary');
    expect(stdout).toContain('Inés Okello');
  });

  await test.step('the sealed letter', async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toBe('Offer letter.pdf');
    const { stdout: seal } = await run('pdfsig', ['-nocert', await file.path()]);
    expect(seal).toContain('Signature is Valid.');
    const { stdout: info } = await run('pdfinfo', [await file.path()]);
    expect(info).toMatch(/^Subject: +Signed by Inés Okello$/m);
    // the letter, and the record of the signature
    expect(info).toMatch(/^Pages: +2$/m);
  });
});

test('LETTER-05 LETTER-11 on the page of the whole letter the offer is accepted, whatever else belongs to it: a signature in another tab answers the same, and a decline in a third is refused', async ({
  page,
  context,
  site,
}) => {
  const { offer, read } = await candidateWith(page, site, {
    documents: [{ name: 'Agreement', type: 'Agreement' }, {}],
  });
  const [second, third] = [await context.newPage(), await context.newPage()];
  for (const tab of [page, second, third]) await openLetter(tab, offer);
  const writes = countWrites(page);
  const { heading, submit, decline, main } = letterParts(page);
  await expect(heading).toHaveText('Offer letter');
  for (const tab of [page, second]) {
    await sign(tab);
    await expect(letterParts(tab).toast).toContainText('Successfully submitted form for verification');
  }
  expect(writes).toEqual(['accept']);
  await letterParts(third).decline.click();
  await third.getByRole('alertdialog').getByRole('button', { name: 'Decline offer' }).click();
  await expect(letterParts(third).toast).toContainText('You have accepted this offer already.');
  await expect(letterParts(third).main.getByText('You have accepted the job offer.')).toBeVisible();
  const { status, offer_documents: documents } = await read();
  expect([status, ...documents.map((document) => document.status)]).toEqual([
    'Accepted',
    'Unsigned',
    'Signed',
  ]);
  // and what belongs to it can still be signed, and no longer be declined
  await main.getByRole('link', { name: 'Next document: Agreement' }).click();
  await expect(heading).toHaveText('Agreement');
  await expect(submit).toBeVisible();
  await expect(decline).toHaveCount(0);
});

test('LETTER-05 the signed document comes by itself, also on a device whose clock is ahead: it is being generated, then it is there to be read', async ({
  page,
  site,
}) => {
  const hour = 3_600_000;
  await page.clock.install({ time: Date.now() + hour });
  const { offer, read } = await candidateWith(page, site);
  const held = Promise.withResolvers<void>();
  await openDocument(page, offer);
  await page.route(`**/api/offer/${offer.enc_id}?*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await sign(page);
  const { main, sheet } = letterParts(page);
  await expect(
    main.getByText('Document has been signed. Signed document is being generated.', { exact: true }),
  ).toBeVisible();
  await expect(main.getByText('It appears here by itself as soon as it is ready.')).toBeVisible();
  await expect.poll(async () => (await read()).offer_documents[0]?.s3_path ?? null).not.toBeNull();
  held.resolve();
  // by its own clock it was signed an hour ago, for which it would be asked once a minute
  await expect(main.getByText('Document has been signed', { exact: true })).toBeVisible();
  await expect(sheet).toContainText('Example Hospitals');
});

test('LETTER-06 LETTER-10 each failure of signing is told in its words, and what was typed stays; of an offer that ends meanwhile nothing is signed', async ({
  page,
  site,
}) => {
  const { offer, read, expire } = await candidateWith(page, site);
  await openLetter(page, offer);
  const { toast, signature, agree, submit, main, heading, download } = letterParts(page);
  await agree.check();
  await signature.fill(ines);
  const accept = '**/accept?*';
  for (const [name, told, answer] of [
    [
      'the server’s words',
      'The letter was changed.',
      { status: 409, json: { message: 'The letter was changed.' } },
    ],
    ['no words', 'There was a problem accepting the offer', { status: 500, body: '<h1>500</h1>' }],
    ['hurried', 'Please try again in a few minutes', { status: 429, body: '' }],
    ['forbidden', 'User does not have permissions to perform this action', { status: 403, body: '' }],
    ['no JSON', 'Unexpected error occurred.', { status: 200, body: 'All good!' }],
    ['no answer', 'Something went wrong when accepting the offer', undefined],
  ] as const)
    await test.step(name, async () => {
      await page.route(accept, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await submit.click();
      await expect(toast.last()).toContainText(told);
      await expect(toast.last().getByRole('alert')).toBeVisible();
      await page.unroute(accept);
      await toast.last().getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast).toHaveCount(0);
      await expect(signature).toHaveValue(ines);
      await expect(agree).toBeChecked();
    });
  expect((await read()).status).toBe('Extended');

  // the signature is what meets the end: until then the page hears nothing of it
  const asksByItself = `**/api/offer/${offer.enc_id}?*`;
  await page.route(asksByItself, (route) => route.abort());
  await expire();
  const refused = page.waitForResponse(accept);
  await submit.click();
  expect((await refused).status()).toBe(409);
  await page.unroute(asksByItself);
  await expect(toast).toContainText('This offer has expired. Please ask the employer.');
  await expect(main.getByText('The job offer has expired.')).toBeVisible();
  await expect(agree).toHaveCount(0);
  await expect(heading).toBeFocused();
  await expect(download).toBeVisible();
  expect((await read()).offer_documents[0]?.status).toBe('Unsigned');
});

test('LETTER-04 who has signed one of several documents is led to the next, and told when all are signed', async ({
  page,
  site,
}) => {
  const { offer, read } = await candidateWith(page, site, {
    documents: [{ name: 'Terms' }, { name: 'Handbook', needs_signature: false }, { name: 'Privacy notice' }],
  });
  const heard = await listen(page);
  await openDocument(page, offer, 2);
  const { main, heading } = letterParts(page);
  const next = main.getByRole('link', { name: 'Next document: Terms' });
  const waiting = '1 more document of this offer is waiting for your signature.';
  await expect(letterParts(page).submit).toBeVisible();
  // nothing leads away from what is to be signed here
  await expect(next).toHaveCount(0);
  await sign(page);
  await expect(main.getByText(waiting)).toBeVisible();
  await expect.poll(() => heard.filter((text) => text === waiting)).toHaveLength(1);
  await openDocument(page, offer, 1);
  await expect(next).toBeVisible();
  await next.click();
  await expect(heading).toHaveText('Terms');
  await expect(heading).toBeFocused();
  await expect(next).toHaveCount(0);
  await sign(page);
  const all = 'All documents of this offer are signed.';
  await expect(main.getByText(all)).toBeVisible();
  // told once, before or after the signed document is there
  await expect.poll(() => heard.filter((text) => text === all)).toHaveLength(1);
  await expect(main.getByRole('link', { name: /^Next document/ })).toHaveCount(0);
  expect((await read()).status).toBe('Accepted');
});

test('AUTH-01 a session that has ended asks for a login, and what was typed is there afterwards; one that ends while the document is being generated says so, and the document is there after the login', async ({
  page,
  site,
}) => {
  const { offer, email } = await candidateWith(page, site);
  const heard = await listen(page);
  await openDocument(page, offer);
  const { main, sheet, heading, agree, signature, submit, toast } = letterParts(page);
  const login = new Login(page);
  await expect(sheet).toBeVisible();
  await page.context().clearCookies();
  await sign(page);
  await expect(login.dialog).toBeVisible();
  await login.logIn(email, newPassword);
  // the page before it shows what was typed as well
  await expect(login.dialog).toBeHidden();
  await hydrated(page);
  await expect(signature).toHaveValue(ines);
  await expect(agree).toBeChecked();

  const before = heard.length;
  const isOne = (url: URL) => url.pathname === `/api/offer/${offer.enc_id}`;
  // the session ends before the page hears that the signed document is there
  await page.route(isOne, async (route) => {
    await page.context().clearCookies();
    await route.fallback({ headers: { ...route.request().headers(), cookie: '' } });
  });
  await submit.click();
  await expect(toast).toContainText('Successfully submitted form for verification');
  const over = 'Your session has timed out. Please log in again.';
  await expect(main.getByText(over)).toBeVisible();
  await expect(main.getByText('It appears here by itself as soon as it is ready.')).toHaveCount(0);
  await expect.poll(() => heard.slice(before).filter((text) => text === over)).toHaveLength(1);
  await page.unroute(isOne);
  await main.getByRole('button', { name: 'Log in' }).click();
  await login.logIn(email, newPassword);
  await expect(main.getByText('Document has been signed', { exact: true })).toBeVisible();
  await expect(heading).toHaveText('Offer letter');
  await expect(main.getByText(over)).toHaveCount(0);
});
