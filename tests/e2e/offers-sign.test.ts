import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { listen } from '../accessibility/heard.ts';
import { addressOf } from './employers.ts';
import { Login } from './login-page.ts';
import { newPassword } from './mailbox.ts';
import {
  candidateWith,
  countWrites,
  documentAddress,
  ines,
  letterParts,
  offerAddress,
  openDocument,
} from './offers.ts';
import { hydrated, openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { write } from './wire.ts';

const run = promisify(execFile);

const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

const sign = async (page: Page, name = ines) => {
  const { agree, signature, submit } = letterParts(page);
  await agree.check();
  await signature.fill(name);
  await submit.click();
};

test('LETTER-05 LETTER-06 a letter is signed by the box and exactly the name of the profile', async ({
  page,
  site,
}) => {
  const { offer, read } = await candidateWith(page, site);
  const writes = countWrites(page);
  await openDocument(page, offer);
  const { agree, signature, submit, decline, sheet, toast, main, heading } = letterParts(page);
  await expect(sheet).toBeVisible();
  await expect(decline).toBeVisible();

  await submit.click();
  await expect(agree).toBeFocused();
  await expect(agree).toHaveAccessibleDescription('This field is required');
  await expect(signature).toHaveAccessibleDescription('This field is required');
  await agree.check();
  const wrong = 'Please enter your full name as shown on the offer letter and your profile';
  for (const typed of [
    'Ines',
    'ines okello',
    'Ines  Okello',
    // Cyrillic and Greek letters that look alike
    'Ines Оkello',
    'Ιnes Okello',
    'Ines Okello\u200B',
  ])
    await test.step(JSON.stringify(typed), async () => {
      await signature.fill(typed);
      await submit.click();
      await expect(signature).toHaveAccessibleDescription(wrong);
      await expect(signature).toBeFocused();
    });
  expect(writes).toEqual([]);

  await signature.fill(`  ${ines} `);
  await submit.dblclick();
  await expect(toast).toContainText('Successfully submitted form for verification');
  await expect(heading).toBeFocused();
  await expect(main.getByText('Document has been signed', { exact: true })).toBeVisible();
  // of one document, so both calls together (LETTER-04, ruling 41), and each once
  expect(writes.toSorted()).toEqual(['accept', 'esign_status']);
  expect((await read()).status).toBe('Accepted');
  await expect(main.getByText('You have accepted the job offer.')).toBeVisible();
});

test('LETTER-05 on the page of the whole letter the offer is accepted, whatever else belongs to it', async ({
  page,
  site,
}) => {
  const { offer, read } = await candidateWith(page, site, {
    documents: [{ name: 'Agreement', type: 'Agreement' }, {}],
  });
  const writes = countWrites(page);
  await openPage(page, addressOf(`/careers/offer-letter/${offer.enc_id}`));
  await expect(letterParts(page).heading).toHaveText('Offer letter');
  await sign(page);
  await expect(letterParts(page).toast).toContainText('Successfully submitted form for verification');
  expect(writes).toEqual(['accept']);
  const { status, offer_documents: documents } = await read();
  expect([status, ...documents.map((document) => document.status)]).toEqual([
    'Accepted',
    'Unsigned',
    'Signed',
  ]);
  // and what belongs to it can still be signed, and no longer be declined
  await letterParts(page).main.getByRole('link', { name: 'Next document: Agreement' }).click();
  await expect(letterParts(page).heading).toHaveText('Agreement');
  await expect(letterParts(page).submit).toBeVisible();
  await expect(letterParts(page).decline).toHaveCount(0);
});

test('LETTER-05 the signed document comes by itself: it is being generated, then it is there to be read', async ({
  page,
  site,
}) => {
  const { offer, read } = await candidateWith(page, site);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await openDocument(page, offer);
  await page.route(`**/api/offer/${offer.enc_id}?*`, async (route) => {
    await held;
    await route.continue();
  });
  await sign(page);
  const { main, sheet } = letterParts(page);
  await expect(
    main.getByText('Document has been signed. Signed document is being generated.', { exact: true }),
  ).toBeVisible();
  await expect(main.getByText('It appears here by itself as soon as it is ready.')).toBeVisible();
  await expect.poll(async () => (await read()).offer_documents[0]?.s3_path ?? null).not.toBeNull();
  release();
  await expect(main.getByText('Document has been signed', { exact: true })).toBeVisible();
  await expect(sheet).toContainText('Example Hospitals');
});

test('LETTER-05 the signed document comes at once on a device whose clock is ahead as well', async ({
  page,
  site,
}) => {
  const hour = 3_600_000;
  await page.clock.install({ time: Date.now() + hour });
  const { offer } = await candidateWith(page, site);
  await openDocument(page, offer);
  const { main } = letterParts(page);
  await sign(page);
  // by its own clock it was signed an hour ago, for which it would be asked once a minute
  await expect(main.getByText('Document has been signed', { exact: true })).toBeVisible();
});

test('LETTER-06 a name that was corrected in another tab is the one that signs', async ({ page, site }) => {
  const { offer } = await candidateWith(page, site);
  await openDocument(page, offer);
  const { signature, submit, toast } = letterParts(page);
  await sign(page, 'Inés Okello');
  await expect(signature).toHaveAccessibleDescription(/as shown on the offer letter and your profile/);
  const value = { firstname: 'Inés', lastname: 'Okello' };
  const saved = await write(page.context().request, 'POST', '/api/pcsx/profile_edit', {
    body: { op_section: 'personal', operation: 'update', op_data: { value } },
    site: site.address,
  });
  await expect(saved).toBeOK();
  const asked = page.waitForResponse('**/api/pcsx/profile_details?*');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await (await asked).finished();
  await submit.click();
  await expect(toast).toContainText('Successfully submitted form for verification');
});

test('LETTER-11 the evidence of a signature is downloaded by itself, and a failed download is told', async ({
  page,
  site,
  complaints,
}) => {
  const { offer } = await candidateWith(page, site);
  await openDocument(page, offer);
  const evidence = page.getByRole('button', { name: 'Download evidence: Offer letter' });
  await expect(letterParts(page).submit).toBeVisible();
  await expect(evidence).toHaveCount(0);
  await sign(page);
  const address = '**/api/offer/*/*/evidence?*';
  await page.route(address, (route) => route.abort());
  await evidence.click();
  await expect(page.getByText('The evidence could not be downloaded')).toBeVisible();
  await page.unroute(address);
  const saved = page.waitForEvent('download');
  await evidence.click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Offer letter (evidence).pdf');
  const { stdout } = await run('pdftotext', [await file.path(), '-']);
  expect(stdout).toContain('Evidence summary');
  expect(stdout).toContain(ines);
  // the failed download is logged
  complaints.splice(0);
});

test('LETTER-11 what was signed on the page stands: pdfsig accepts it, the evidence verifies, and a changed byte fails', async ({
  page,
  ownSite,
}) => {
  const { offer } = await candidateWith(page, ownSite);
  await openPage(page, `${ownSite.address}${documentAddress(offer)}`);
  await sign(page);
  const { download, main } = letterParts(page);
  await expect(main.getByText('Document has been signed', { exact: true })).toBeVisible();
  const saved = page.waitForEvent('download');
  await download.click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('Offer letter.pdf');
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-signed-'));
  try {
    const signed = path.join(folder, 'signed.pdf');
    await file.saveAs(signed);
    const pdfsig = async () =>
      (await run('pdfsig', ['-nocert', signed]).catch((error: { stdout: string }) => error)).stdout;
    expect(await pdfsig()).toContain('Signature is Valid.');
    const bytes = await readFile(signed);
    const { stdout: info } = await run('pdfinfo', [signed]);
    expect(info).toMatch(new RegExp(`^Subject: +Signed by ${ines}$`, 'm'));
    // the letter, and the record of the signature
    expect(info).toMatch(/^Pages: +2$/m);
    const at = bytes.indexOf('MediaBox');
    bytes[at] = 'N'.charCodeAt(0);
    await writeFile(signed, bytes);
    expect(await pdfsig()).not.toContain('Signature is Valid.');

    await page.goto('about:blank');
    await ownSite.stop();
    const verify = path.resolve(import.meta.dirname, '../../reference-app/server/offers/evidence/verify.ts');
    const { stdout } = await run(process.execPath, [verify], {
      env: { ...process.env, ...ownSite.environment },
    });
    expect(stdout).toContain('meridian.example');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('LETTER-06 an offer that ends while it is signed says so, and nothing is signed', async ({
  page,
  site,
}) => {
  const { offer, read, expire } = await candidateWith(page, site);
  await openDocument(page, offer);
  // what the page asks for by itself is answered before the end, so that the signature is what meets it
  await page.waitForLoadState('networkidle');
  await expire();
  await sign(page);
  const { toast, heading, agree, main, download } = letterParts(page);
  await expect(toast).toContainText('This offer has expired. Please ask the employer.');
  await expect(main.getByText('The job offer has expired.')).toBeVisible();
  await expect(agree).toHaveCount(0);
  await expect(heading).toBeFocused();
  await expect(download).toBeVisible();
  expect((await read()).offer_documents[0]?.status).toBe('Unsigned');
});

test('LETTER-06 whoever reads on until the end is warned in time, and told when it has come', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const { offer } = await candidateWith(page, site, {
    expires_at: inMinutes(20),
  });
  const writes = countWrites(page);
  await openDocument(page, offer);
  const { main, signature, submit, heading } = letterParts(page);
  await expect(main.getByText(/^This offer expires in (?:19|20) minutes\.$/)).toBeVisible();
  await signature.fill(ines);
  await page.clock.fastForward(21 * 60_000);
  await expect(main.getByText('The job offer has expired.')).toBeVisible();
  await expect(page.locator('[data-pt-announcer="polite"]')).toContainText('The job offer has expired.');
  await expect(submit).toHaveCount(0);
  await expect(heading).toBeFocused();
  expect(writes).toEqual([]);
});

for (const [type, title] of [
  ['Offer', 'by the typed name'],
  ['Agreement', 'by a file'],
] as const)
  test(`LETTER-03 a document that is signed ${title} stays as it is being read when its offer ends`, async ({
    page,
    site,
  }) => {
    await page.clock.install();
    const { offer } = await candidateWith(page, site, {
      expires_at: inMinutes(20),
      documents: [{ type }],
    });
    await openDocument(page, offer);
    const { main, sheet, submit } = letterParts(page);
    await expect(sheet).toContainText('Dear Ines Okello');
    await main.getByRole('button', { name: 'Find in the document' }).click();
    await page.keyboard.type('Rotterdam');
    const found = main.locator('mark[data-current]');
    await expect(found).toHaveText('Rotterdam');
    await page.clock.fastForward(21 * 60_000);
    await expect(main.getByText('The job offer has expired.')).toBeVisible();
    await expect(submit).toHaveCount(0);
    await expect(main.getByRole('listitem')).toHaveCount(0);
    await expect(main.getByRole('searchbox')).toBeFocused();
    await expect(found).toHaveText('Rotterdam');
  });

test('LETTER-06 the warning that comes while one reads is read aloud, and not again with each minute', async ({
  page,
  site,
}) => {
  await page.clock.install();
  const heard = await listen(page);
  const { offer } = await candidateWith(page, site, {
    expires_at: inMinutes(40),
  });
  await openDocument(page, offer);
  const { main, sheet } = letterParts(page);
  await expect(sheet).toBeVisible();
  await page.clock.fastForward(15 * 60_000);
  await expect(main.getByText(/^This offer expires in 2[45] minutes\.$/)).toBeVisible();
  await page.clock.fastForward(5 * 60_000);
  await expect(main.getByText(/^This offer expires in (?:19|20) minutes\.$/)).toBeVisible();
  expect(heard).toEqual([expect.stringMatching(/^This offer expires in 2[45] minutes\.$/)]);
});

test('LETTER-11 two tabs: the second signature answers as the first, and a decline after it is refused', async ({
  page,
  context,
  site,
}) => {
  const { offer, read } = await candidateWith(page, site);
  const [second, third] = [await context.newPage(), await context.newPage()];
  for (const tab of [page, second, third]) await openDocument(tab, offer);
  await sign(page);
  await expect(letterParts(page).toast).toContainText('Successfully submitted form for verification');
  await sign(second);
  await expect(letterParts(second).toast).toContainText('Successfully submitted form for verification');
  await letterParts(third).decline.click();
  await third.getByRole('alertdialog').getByRole('button', { name: 'Decline offer' }).click();
  await expect(letterParts(third).toast).toContainText('You have accepted this offer already.');
  await expect(letterParts(third).main.getByText('You have accepted the job offer.')).toBeVisible();
  expect((await read()).status).toBe('Accepted');
});

test('AUTH-01 a session that has ended asks for a login, and what was typed is there afterwards', async ({
  page,
  site,
}) => {
  const { offer, email } = await candidateWith(page, site);
  await openDocument(page, offer);
  const { agree, signature, submit, toast } = letterParts(page);
  await expect(letterParts(page).sheet).toBeVisible();
  await page.context().clearCookies();
  await sign(page);
  const login = new Login(page);
  await expect(login.dialog).toBeVisible();
  await login.logIn(email, newPassword);
  // the page before it shows what was typed as well
  await expect(login.dialog).toBeHidden();
  await hydrated(page);
  await expect(signature).toHaveValue(ines);
  await expect(agree).toBeChecked();
  await submit.click();
  await expect(toast).toContainText('Successfully submitted form for verification');
});

test('AUTH-01 a document that is being generated when the session ends says so, and is there after the login', async ({
  page,
  site,
}) => {
  const { offer, email } = await candidateWith(page, site);
  const heard = await listen(page);
  await openDocument(page, offer);
  const { main, sheet, toast } = letterParts(page);
  await expect(sheet).toBeVisible();
  const isOne = (url: URL) => url.pathname === `/api/offer/${offer.enc_id}`;
  // the session ends before the page hears that the signed document is there
  await page.route(isOne, async (route) => {
    await page.context().clearCookies();
    await route.fallback({ headers: { ...route.request().headers(), cookie: '' } });
  });
  await sign(page);
  await expect(toast).toContainText('Successfully submitted form for verification');
  const over = 'Your session has timed out. Please log in again.';
  await expect(main.getByText(over)).toBeVisible();
  await expect(main.getByText('It appears here by itself as soon as it is ready.')).toHaveCount(0);
  expect(heard.filter((text) => text === over)).toHaveLength(1);
  await page.unroute(isOne);
  await main.getByRole('button', { name: 'Log in' }).click();
  await new Login(page).logIn(email, newPassword);
  await expect(main.getByText('Document has been signed', { exact: true })).toBeVisible();
  await expect(letterParts(page).heading).toHaveText('Offer letter');
  await expect(main.getByText(over)).toHaveCount(0);
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

test('LETTER-10 each failure of signing is told in its words, and what was typed stays', async ({
  page,
  site,
}) => {
  const { offer, read } = await candidateWith(page, site);
  await openPage(page, addressOf(`/careers/offer-letter/${offer.enc_id}`));
  const { toast, signature, agree, submit } = letterParts(page);
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
  await page.goto(offerAddress(offer));
});
