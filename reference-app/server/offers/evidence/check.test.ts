import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type Browser, type TestServer } from '../../../../tests/server/harness.ts';
import { aLetter, anOffer, giveOffer, type GivenOffer } from '../../../../tests/server/offers.ts';
import { forEmployer, type EmployerScope } from '../../database/for-employer.ts';
import { hashOf, keepFile } from '../files.ts';
import { checkEvidence } from './check.ts';

const now = new Date('2026-03-10T12:00:00Z');
const ours = 'ours.example';
const email = 'ada@mail.example';
const forged = { mediaType: 'application/pdf', bytes: Buffer.from('%PDF-forged') };
const hash = hashOf(forged.bytes);
const aSignedDocument = { status: 'Signed' as const, signed: true };
const agreement = { name: 'Agreement', documentType: 'Agreement' };

describe('LETTER-11 what offers and documents are', () => {
  let server: TestServer;
  let scope: EmployerScope;
  let ada: Browser;
  const offers: Record<string, GivenOffer & { id: number }> = {};

  beforeAll(async () => {
    server = await startServer([{ domain: ours, accounts: [{ email }] }], { now: () => now.getTime() });
    scope = server.scopes[ours]!;
    ada = server.browser(ours);
    await ada.logIn(email);
    const letter = await aLetter();
    const send = async ({ encId }: GivenOffer, path: string) => {
      const form = new FormData();
      form.append('signed_document_file', new File([`%PDF-signed ${encId}`], 'signed.pdf'));
      const { status } = await ada.write('POST', `/api/offer/offers/${encId}/${path}`, { body: form });
      expect(status).toBe(200);
    };
    const sign = (given: GivenOffer) => send(given, `${given.documentIds[0]}/accept`);
    const decline = async ({ encId }: GivenOffer) =>
      expect((await ada.write('POST', `/api/offer/offers/${encId}/decline`)).status).toBe(200);
    const give = async (name: string, stated: Parameters<typeof anOffer>[0] = {}) => {
      const documents = (stated.documents ?? [{}]).map((document) => ({ letter, ...document }));
      const given = await giveOffer(server, {
        domain: ours,
        email,
        offer: anOffer({ ...stated, documents }),
      });
      const { id } = await forEmployer(server.database, scope)
        .selectFrom('offer')
        .select('id')
        .where('enc_id', '=', given.encId)
        .executeTakeFirstOrThrow();
      offers[name] = { ...given, id };
      return given;
    };
    await give('waits');
    await sign(await give('was signed'));
    await sign(await give('was signed in part', { documents: [agreement, {}] }));
    await decline(await give('was declined'));
    await send(await give('was accepted whole', { documents: [{}, agreement] }), 'accept');
    await give('came accepted', { status: 'Accepted', documents: [aSignedDocument] });
    await give('came declined', { status: 'Rejected' });
    await sign(await give('came signed in part', { documents: [{}, aSignedDocument] }));
    await server.background.drain();
    await keepFile(server.database, scope, forged);
  });
  afterAll(() => server.close());

  const faults = async () => (await checkEvidence(server.database, scope)).faults;
  type Change = {
    offer?: { status: 'Accepted' | 'Declined' | 'Extended' | 'Canceled' };
    document?: {
      status?: 'Signed' | 'Unsigned';
      letter_sha256?: string;
      received_sha256?: string;
      sealed_sha256?: string | null;
    };
  };
  /** Changes the first document of an offer, or the offer itself. @returns what undoes it */
  async function change(name: string, { offer, document }: Change): Promise<() => Promise<void>> {
    const tables = forEmployer(server.database, scope);
    const { id, documentIds } = offers[name]!;
    const documentId = documentIds[0]!;
    const before = {
      offer: await tables.selectFrom('offer').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
      document: await tables
        .selectFrom('offer_document')
        .select(['status', 'letter_sha256', 'received_sha256', 'sealed_sha256'])
        .where('id', '=', documentId)
        .executeTakeFirstOrThrow(),
    };
    const write = async (to: typeof before) => {
      await tables.updateTable('offer').set(to.offer).where('id', '=', id).execute();
      await tables.updateTable('offer_document').set(to.document).where('id', '=', documentId).execute();
    };
    await write({
      offer: { ...before.offer, ...offer },
      document: { ...before.document, ...document },
    });
    return () => write(before);
  }

  test('LETTER-11 is as the chain has it, or as it came', async () => {
    expect(await faults()).toEqual([]);
  });

  test.each<[what: string, whose: 'offer' | 'document', name: string, to: Change]>([
    ['status (Accepted)', 'offer', 'was declined', { offer: { status: 'Accepted' } }],
    ['status (Accepted)', 'offer', 'waits', { offer: { status: 'Accepted' } }],
    ['status (Accepted)', 'offer', 'was signed in part', { offer: { status: 'Accepted' } }],
    ['status (Accepted)', 'offer', 'came declined', { offer: { status: 'Accepted' } }],
    ['status (Declined)', 'offer', 'was signed', { offer: { status: 'Declined' } }],
    ['status (Declined)', 'offer', 'came accepted', { offer: { status: 'Declined' } }],
    ['status (Canceled)', 'offer', 'was signed', { offer: { status: 'Canceled' } }],
    ['status (Extended)', 'offer', 'was declined', { offer: { status: 'Extended' } }],
    ['status (Signed)', 'document', 'waits', { document: { status: 'Signed' } }],
    ['status (Unsigned)', 'document', 'was signed in part', { document: { status: 'Unsigned' } }],
    ['letter', 'document', 'was signed', { document: { letter_sha256: hash } }],
    ['file that was handed in', 'document', 'was signed', { document: { received_sha256: hash } }],
    ['file that was handed in', 'document', 'waits', { document: { received_sha256: hash } }],
    ['sealed file', 'document', 'was signed', { document: { sealed_sha256: hash } }],
    ['sealed file', 'document', 'was signed in part', { document: { sealed_sha256: null } }],
    ['sealed file', 'document', 'came accepted', { document: { sealed_sha256: hash } }],
  ])('LETTER-11 the check tells of the %s of the %s that %s', async (what, whose, name, to) => {
    const undo = await change(name, to);
    const found = await faults();
    await undo();
    const { id, documentIds } = offers[name]!;
    const told = whose === 'offer' ? id : documentIds[0];
    expect(found).toEqual([`The ${what} of ${whose} ${told} is not as the chain has it.`]);
  });
});
