import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { OfferStatus } from '@portico/core/offers';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Offer } from '../../contract/offers.ts';
import { startServer, type Answer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aLetter, anOffer, giveOffer, type GivenOffer } from '../../../tests/server/offers.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { forEmployer } from '../database/for-employer.ts';
import { checkEvidence } from './evidence/check.ts';
import { evidenceOfDocument } from './evidence/store.ts';
import { hashOf, keepFile } from './files.ts';

const run = promisify(execFile);
const now = Date.parse('2026-03-10T12:00:00Z');
const hour = 60 * 60 * 1000;
const ours = 'ours.example';
let clock = now;
let server: TestServer;
let scope: EmployerScope;
let ada: Browser;
let bob: Browser;
let letter: Uint8Array;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-sealed-'));
  letter = await aLetter();
  server = await startServer(
    [{ domain: ours, accounts: [{ email: 'ada@mail.example' }, { email: 'bob@mail.example' }] }],
    { now: () => clock },
  );
  scope = server.scopes[ours]!;
  ada = server.browser(ours);
  await ada.logIn('ada@mail.example');
  bob = server.browser(ours);
  await bob.logIn('bob@mail.example');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  clock = now;
});

const give = (offer: Parameters<typeof anOffer>[0] = {}) =>
  giveOffer(server, {
    domain: ours,
    email: 'ada@mail.example',
    offer: anOffer({
      ...offer,
      documents: (offer.documents ?? [{}]).map((document) => ({ letter, ...document })),
    }),
  });
const one = async (given: GivenOffer) => (await ada.get<Offer>(`/api/offer/${given.encId}`)).body.data;

type Form = { typed?: Uint8Array; uploaded?: Uint8Array; name?: string; signature?: string; twice?: boolean };
function formOf({ typed, uploaded, name = 'signed.pdf', signature, twice }: Form) {
  const form = new FormData();
  if (typed) form.append('signed_offer_letter_pdf_file', new File([typed.slice()], name));
  if (uploaded) form.append('signed_document_file', new File([uploaded.slice()], name));
  if (uploaded && twice) form.append('signed_document_file', new File([uploaded.slice()], name));
  if (signature !== undefined) form.append('signature', signature);
  return form;
}
const accept = (given: GivenOffer, form: Form, browser = ada) =>
  browser.write<Offer>('POST', `/api/offer/offers/${given.encId}/accept`, { body: formOf(form) });
const acceptDocument = (given: GivenOffer, form: Form, documentId: number | string = given.documentIds[0]!) =>
  ada.write<Offer>('POST', `/api/offer/offers/${given.encId}/${documentId}/accept`, { body: formOf(form) });
const decline = (given: GivenOffer) => ada.write<Offer>('POST', `/api/offer/offers/${given.encId}/decline`);
const byHand = Buffer.from('%PDF-1.4 signed by hand');
const typed = (): Form => ({ typed: letter, signature: 'Ada Example' });

/** A file that programs can read. */
async function kept(bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, `${hashOf(bytes)}.pdf`);
  await writeFile(file, bytes);
  return file;
}

/** What Debian's `pdfsig` says of a file. */
async function pdfsig(bytes: Uint8Array): Promise<string> {
  const { stdout } = await run('pdfsig', ['-nocert', await kept(bytes)]).catch(
    (error: { stdout?: string }) => {
      if (error.stdout === undefined || error.stdout === '') throw error;
      return { stdout: error.stdout };
    },
  );
  return stdout;
}
async function sealedPdf(given: GivenOffer): Promise<Buffer> {
  await server.background.drain();
  const [document] = (await one(given)).offer_documents;
  return Buffer.from(document?.b64_string ?? '', 'base64');
}

describe('API-01 accepting an offer', () => {
  test.each([
    ['the letter with the typed name', typed, 'typed name'],
    ['an uploaded document', (): Form => ({ uploaded: byHand }), 'uploaded file'],
  ] as const)('API-01 with %s the offer is accepted, and its letter is signed', async (_, form, kind) => {
    const given = await give();
    const { status, body } = await accept(given, form());
    expect(status).toBe(200);
    expect(body.data.status).toBe('Accepted');
    expect(body.data.offer_documents[0]).toMatchObject({
      status: 'Signed',
      signed: true,
      b64_string: null,
      s3_path: null,
    });
    const [link] = await evidenceOfDocument(server.database, scope, given.documentIds[0]!);
    expect(link).toMatchObject({
      kind,
      accountId: given.accountId,
      at: new Date(now),
      sha256Before: hashOf(letter),
      sha256After: hashOf(form().typed ?? byHand),
      signer: {
        name: 'Ada Example',
        email: 'ada@mail.example',
        address: '127.0.0.1',
        userAgent: 'lightMyRequest',
      },
    });
  });

  test('API-01 a contract that was extended becomes a contract accepted', async () => {
    const given = await give({ status: 'Contract Extended' });
    expect((await accept(given, typed())).body.data.status).toBe('Contract Accepted');
  });

  test('LETTER-11 a repeated accept answers the same, and the first file stands', async () => {
    const given = await give();
    const first = await accept(given, { uploaded: byHand });
    clock += hour;
    const second = await accept(given, { uploaded: Buffer.from('%PDF-1.4 another') });
    expect(second.body).toEqual(first.body);
    const links = await evidenceOfDocument(server.database, scope, given.documentIds[0]!);
    expect(links.map(({ sha256After }) => sha256After)).toEqual([hashOf(byHand)]);
  });

  test('LETTER-11 accept and decline at the same moment end in exactly one state', async () => {
    for (let round = 0; round < 8; round += 1) {
      const given = await give({ expiresAt: new Date(now + hour) });
      const acts: (() => Promise<Answer<Offer>>)[] = [
        () => accept(given, { uploaded: byHand }),
        () => decline(given),
        () => accept(given, typed()),
        () => decline(given),
      ];
      const turned = round % 2 === 0 ? acts : acts.toReversed();
      const answers = await Promise.all(turned.map((act) => act()));
      const said = new Set(
        answers.filter(({ status }) => status === 200).map(({ body }) => body.data.status),
      );
      const { status, offer_documents } = await one(given);
      expect([...said]).toEqual([status]);
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 200, 409, 409]);
      expect(offer_documents[0]?.status).toBe(status === 'Accepted' ? 'Signed' : 'Unsigned');
    }
  });

  test('LETTER-11 accept, decline and expiry at the same moment end in exactly one state', async () => {
    for (let round = 0; round < 8; round += 1) {
      const given = await give({ expiresAt: new Date(now + hour) });
      clock = now + hour - 1;
      const accepting = accept(given, { uploaded: byHand });
      const declining = decline(given);
      // the expiry comes while both are on their way
      clock = now + hour;
      const answers = await Promise.all([accepting, declining, decline(given)]);
      const { status } = await one(given);
      const allowed: Partial<Record<OfferStatus, number>> = { Accepted: 1, Declined: 2, Expired: 0 };
      const done = answers.filter((answer) => answer.status === 200);
      expect(Object.keys(allowed)).toContain(status);
      expect(new Set(done.map(({ body }) => body.data.status)).size).toBeLessThanOrEqual(1);
      expect(done.every(({ body }) => body.data.status === status)).toBe(true);
      clock = now;
      expect((await one(given)).status).toBe(status);
    }
  });

  test.each([
    ['no file', {}, 'signed_document_file', 'Choose the signed document.'],
    [
      'two files in one field',
      { uploaded: byHand, twice: true },
      'signed_document_file',
      'You should upload at most 1 file',
    ],
    [
      'a file in each field',
      { uploaded: byHand, typed: byHand, signature: 'Ada Example' },
      'signed_document_file',
      'You should upload at most 1 file',
    ],
    [
      'a page called a PDF',
      { uploaded: Buffer.from('<!doctype html>') },
      'signed_document_file',
      'The content of signed.pdf is not a PDF.',
    ],
    [
      'a Word file as the letter with the typed name',
      { typed: byHand, name: 'signed.docx', signature: 'Ada Example' },
      'signed_offer_letter_pdf_file',
      'These files are not of an allowed type (.pdf): signed.docx.',
    ],
    [
      'the letter without a name',
      { typed: byHand },
      'signature',
      'Please enter your full name as shown on the offer letter and your profile',
    ],
    [
      'another name',
      { typed: byHand, signature: 'ada example' },
      'signature',
      'Please enter your full name as shown on the offer letter and your profile',
    ],
    [
      'a name that is too long',
      { typed: byHand, signature: 'A'.repeat(301) },
      'signature',
      'Enter a shorter name.',
    ],
  ] satisfies [string, Form, string, string][])(
    'LETTER-07 %s is refused by the name of the field',
    async (_, form, field, message) => {
      const given = await give();
      const { status, body } = await accept(given, form);
      expect(status).toBe(400);
      expect(body.validationErrors).toEqual({ [field]: message });
      expect((await one(given)).status).toBe('Extended');
    },
  );

  test('API-10 a form that breaks off is refused', async () => {
    const given = await give();
    const { status, body } = await ada.write('POST', `/api/offer/offers/${given.encId}/accept`, {
      body: '--x\r\nContent-Disposition: form-data; name="signed_document_file"; filename="a.pdf"\r\n\r\n%PDF',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(status).toBe(400);
    expect(body.validationErrors).toEqual({ body: 'Send a whole form (multipart/form-data).' });
    expect((await one(given)).status).toBe('Extended');
  });

  test('LETTER-07 a file beyond 10 MB is refused, one of exactly 10 MB is taken', async () => {
    const limit = 10 * 1024 * 1024;
    const tooLarge = Buffer.from('%PDF-'.padEnd(limit + 1));
    const given = await give();
    expect((await accept(given, { uploaded: tooLarge })).status).toBe(413);
    expect((await accept(given, { uploaded: tooLarge.subarray(0, limit) })).status).toBe(200);
  });

  test('LETTER-06 the typed name counts without its ends and in any normal form', async () => {
    const given = await give();
    expect((await accept(given, { typed: letter, signature: ' Ada Example\n' })).status).toBe(200);
  });

  test.each([
    ['is signed with the e-signature service', { esignWid: 'wid-accept' }],
    ['is still being prepared', { status: 'Pending', letter: null }],
    ['needs no signature', { status: 'Read Only' }],
    ['is signed already', { status: 'Signed' }],
  ] as const)('API-01 an offer whose letter %s is not accepted here', async (_, document) => {
    const given = await give({ documents: [document] });
    expect((await accept(given, { uploaded: byHand })).status).toBe(409);
    expect((await one(given)).status).toBe('Extended');
  });

  test('API-10 another candidate’s offer is not found', async () => {
    const given = await give();
    // whatever comes with it
    for (const form of [{ uploaded: byHand }, {}, { typed: letter, signature: 'Eve' }]) {
      const { status, body } = await accept(given, form, bob);
      expect(status).toBe(404);
      expect(body.message).toBe('Offer not found');
    }
    expect((await one(given)).status).toBe('Extended');
  });
});

describe('LETTER-04 signing one document', () => {
  const agreement = { name: 'Agreement', documentType: 'Agreement' };

  test('LETTER-04 the offer is accepted with the last document, in any order with esign_status', async () => {
    const given = await give({ documents: [{}, agreement, { ...agreement, status: 'Read Only' }] });
    const [first, second] = given.documentIds;
    const sign = (id: number) =>
      Promise.all([
        acceptDocument(given, { uploaded: byHand }, id),
        ada.write<Offer>('POST', `/api/offer/offers/${given.encId}/${id}/esign_status`),
      ]);
    for (const answer of await sign(second!)) expect(answer.status).toBe(200);
    expect((await one(given)).status).toBe('Extended');
    for (const answer of await sign(first!)) expect(answer.status).toBe(200);
    const offer = await one(given);
    expect(offer.status).toBe('Accepted');
    expect(offer.offer_documents.map(({ status }) => status)).toEqual(['Signed', 'Signed', 'Read Only']);
  });

  test('LETTER-06 with a typed name, which must be the profile’s', async () => {
    const given = await give();
    const wrong = await acceptDocument(given, { uploaded: letter, signature: 'Eve' });
    expect(wrong.body.validationErrors).toHaveProperty('signature');
    expect((await acceptDocument(given, { uploaded: letter, signature: 'Ada Example' })).status).toBe(200);
    const [link] = await evidenceOfDocument(server.database, scope, given.documentIds[0]!);
    expect(link?.kind).toBe('typed name');
  });

  test('LETTER-11 raced, it is signed once', async () => {
    const given = await give({ documents: [{}, agreement] });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => acceptDocument(given, { uploaded: byHand })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await evidenceOfDocument(server.database, scope, given.documentIds[0]!)).toHaveLength(1);
  });

  test('API-10 a document of another offer is not found', async () => {
    const given = await give();
    const other = await give();
    for (const form of [{ uploaded: byHand }, {}]) {
      const { status, body } = await acceptDocument(given, form, other.documentIds[0]);
      expect(status).toBe(404);
      expect(body.message).toBe('Document not found');
    }
  });

  test('LETTER-04 what else belongs to an offer is signed after the whole offer was accepted, with its evidence', async () => {
    const given = await give({ documents: [{}, agreement] });
    const second = given.documentIds[1]!;
    expect((await accept(given, typed())).body.data.status).toBe('Accepted');
    const { status, body } = await acceptDocument(given, { uploaded: byHand }, second);
    expect(status).toBe(200);
    expect(body.data.status).toBe('Accepted');
    expect(body.data.offer_documents.map((document) => document.status)).toEqual(['Signed', 'Signed']);
    const [link] = await evidenceOfDocument(server.database, scope, second);
    expect(link).toMatchObject({ kind: 'uploaded file', sha256After: hashOf(byHand) });
  });

  test.each(['Declined', 'Canceled', 'Expired'] as const)(
    'LETTER-11 nothing is signed on an offer that is %s',
    async (status) => {
      const given = await give({ status });
      expect((await acceptDocument(given, { uploaded: byHand })).status).toBe(409);
    },
  );
});

describe('LETTER-11 the sealed document', () => {
  test('LETTER-11 is the letter with name and date on it, and pdfsig accepts its signature', async () => {
    const given = await give();
    await accept(given, typed());
    const sealed = await sealedPdf(given);
    const pdf = await PDFDocument.load(sealed);
    expect(pdf.getPageCount()).toBe(2);
    const { stdout: text } = await run('pdftotext', [await kept(sealed), '-']);
    expect(text).toContain('Signed electronically by Ada Example on 10 March 2026 at 12:00:00 UTC');
    expect(text).toContain('Signature record');
    expect(text.replaceAll(/\s/g, '')).toContain(hashOf(letter));
    const said = await pdfsig(sealed);
    expect(said).toContain('Signature Type: ETSI.CAdES.detached');
    expect(said).toContain('Signature Validation: Signature is Valid.');
    expect(said).toContain('Total document signed');
    expect(said).toContain('Portico document seal');
  });

  test('LETTER-11 a changed byte breaks it', async () => {
    const given = await give();
    await accept(given, typed());
    const sealed = await sealedPdf(given);
    const at = sealed.indexOf('/Title');
    sealed[at + 1] = 'U'.charCodeAt(0);
    expect(await pdfsig(sealed)).toContain('Digest Mismatch');
  });

  test.each([
    ['a damaged PDF', 'damaged.pdf', byHand],
    ['a picture', 'scan.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('LETTER-11 encloses %s that was uploaded as it came', async (_, name, bytes) => {
    const given = await give();
    expect((await accept(given, { uploaded: bytes, name })).status).toBe(200);
    const sealed = await sealedPdf(given);
    expect(await pdfsig(sealed)).toContain('Signature is Valid.');
    const file = await kept(sealed);
    const { stdout } = await run('pdfdetach', ['-list', file]);
    expect(stdout).toContain(name);
    const saved = path.join(folder, `out-${name}`);
    await run('pdfdetach', ['-save', '1', '-o', saved, file]);
    const { stdout: sum } = await run('sha256sum', [saved]);
    expect(sum).toContain(hashOf(bytes));
  });

  test('LETTER-11 is made once, however often the work is done', async () => {
    const given = await give();
    await accept(given, typed());
    const sealed = await sealedPdf(given);
    const work = { documentId: given.documentIds[0]! };
    const { sealWork } = await import('./seal/work.ts');
    await server.background.send(server.database, scope, sealWork, work);
    expect(hashOf(await sealedPdf(given))).toBe(hashOf(sealed));
    const links = await evidenceOfDocument(server.database, scope, work.documentId);
    expect(links.map(({ kind, sha256After }) => [kind, sha256After])).toEqual([
      ['typed name', hashOf(letter)],
      ['seal', hashOf(sealed)],
    ]);
  });
});

describe('LETTER-11 the chain of evidence', () => {
  test('LETTER-11 holds while nobody touches it, raced as well', async () => {
    const offers = await Promise.all(Array.from({ length: 4 }, () => give()));
    await Promise.all(offers.map((given) => accept(given, { uploaded: byHand })));
    await server.background.drain();
    const { links, faults } = await checkEvidence(server.database, scope);
    expect(faults).toEqual([]);
    expect(links).toBeGreaterThanOrEqual(8);
  });

  test('LETTER-11 fails by any change: of an entry, of a signer, of a file, by a missing end', async () => {
    const given = await give();
    await accept(given, { uploaded: Buffer.from(`%PDF-${given.encId}`) });
    await server.background.drain();
    const tables = forEmployer(server.database, scope);
    const [link, seal] = await evidenceOfDocument(server.database, scope, given.documentIds[0]!);
    if (!link?.sha256After || !seal) throw new Error('Signed and sealed, it has two entries.');
    const { sequence, sha256After } = link;
    const faults = async () => (await checkEvidence(server.database, scope)).faults;
    expect(await faults()).toEqual([]);

    const update = (set: { happened_at?: Date; signer?: string }) =>
      tables.updateTable('signature_evidence').set(set).where('sequence', '=', sequence).execute();
    await update({ happened_at: new Date(now + 1) });
    expect(await faults()).toEqual([`Entry ${sequence} was changed.`]);
    await update({ happened_at: link.at });

    await update({ signer: JSON.stringify({ ...link.signer, name: 'Eve' }) });
    expect(await faults()).toEqual([`The signer of entry ${sequence} was changed.`]);
    await update({ signer: 'null' });
    expect(await faults()).toEqual([`The signer of entry ${sequence} is missing.`]);
    await update({ signer: JSON.stringify(link.signer) });

    const bytes = Buffer.from(`%PDF-${given.encId}`);
    const write = (content: Buffer) =>
      tables.updateTable('offer_file').set({ bytes: content }).where('sha256', '=', sha256After).execute();
    const changed = Buffer.from(bytes);
    changed[5]! ^= 1;
    await write(changed);
    expect(await faults()).toEqual([`The file ${sha256After} of entry ${sequence} was changed.`]);
    await tables.deleteFrom('offer_file').where('sha256', '=', sha256After).execute();
    expect(await faults()).toEqual([`The file ${sha256After} of entry ${sequence} is missing.`]);
    await keepFile(server.database, scope, { mediaType: 'application/pdf', bytes });

    await tables.deleteFrom('signature_evidence').where('sequence', '=', seal.sequence).execute();
    expect(await faults()).toEqual([
      `The chain ends at ${seal.sequence - 1}, and should end at ${seal.sequence}.`,
      `The sealed file of document ${given.documentIds[0]} is not as the chain has it.`,
    ]);
    await tables.deleteFrom('signature_evidence').where('sequence', '=', 1).execute();
    expect(await faults()).toContain('Before entry 2 one is missing.');
  });
});
