import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Browser, type TestServer } from '../../../../tests/server/harness.ts';
import { aLetter, anOffer, giveOffer } from '../../../../tests/server/offers.ts';
import { checkEvidence } from './check.ts';
import { evidenceOfDocument } from './store.ts';
import { writeEvidenceSummary } from './summary.ts';

const run = promisify(execFile);
const now = Date.parse('2026-03-10T12:00:00Z');
const ours = 'ours.example';
let server: TestServer;
let ada: Browser;
let bob: Browser;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-evidence-'));
  server = await startServer(
    [{ domain: ours, accounts: [{ email: 'ada@mail.example' }, { email: 'bob@mail.example' }] }],
    { now: () => now },
  );
  ada = server.browser(ours);
  await ada.logIn('ada@mail.example');
  bob = server.browser(ours);
  await bob.logIn('bob@mail.example');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('LETTER-11 the candidate alone has the record of the signature, which says what the evidence says', async () => {
  const letter = await aLetter();
  const documents = [{ letter }];
  const offer = anOffer({ documents });
  const given = await giveOffer(server, { domain: ours, email: 'ada@mail.example', offer });
  const documentId = given.documentIds[0]!;
  const address = `/api/offer/${given.encId}/${documentId}/evidence`;
  expect((await ada.get(address)).status).toBe(404);

  const form = new FormData();
  form.append('signed_offer_letter_pdf_file', new File([letter.slice()], 'signed.pdf'));
  form.append('signature', 'Ada Example');
  const accept = `/api/offer/offers/${given.encId}/accept`;
  expect((await ada.write('POST', accept, { body: form })).status).toBe(200);
  await server.background.drain();

  for (const browser of [bob, server.browser(ours)])
    expect((await browser.get(address)).status).toBeGreaterThanOrEqual(401);
  const { status, headers, text: served } = await ada.get(address);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain('(evidence).pdf"');
  expect(served).toMatch(/^%PDF-/);

  const scope = server.scopes[ours]!;
  const links = await evidenceOfDocument(server.database, scope, documentId);
  expect(links.map(({ kind }) => kind)).toEqual(['typed name', 'seal']);
  const file = path.join(folder, 'evidence.pdf');
  await writeFile(
    file,
    await writeEvidenceSummary({ documentName: 'Offer letter', links, at: new Date(now) }),
  );
  const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', '-raw', file, '-']);
  // long hashes are broken across lines
  const text = stdout.replaceAll(/\s/g, '');
  for (const { sequence, hash, sha256Before, sha256After } of links) {
    expect(text).toContain(`Entry${sequence}:`);
    for (const told of [hash, sha256Before, sha256After]) expect(text).toContain(told);
  }
  expect(text).toContain('AdaExample,ada@mail.example');
  expect(text).toContain('10March2026at12:00:00UTC');
  // and what it says verifies
  expect(await checkEvidence(server.database, scope)).toMatchObject({ links: 2, faults: [] });
});
