import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EsignEvent } from '../../contract/esign.ts';
import type { Offer } from '../../contract/offers.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aLetter, anOffer, giveOffer, type GivenOffer } from '../../../tests/server/offers.ts';
import { forEmployer } from '../database/for-employer.ts';
import { createEmployerDirectory } from '../employers/directory.ts';
import { checkEvidence } from '../offers/evidence/check.ts';
import { evidenceOfDocument } from '../offers/evidence/store.ts';
import { createEnvelopes, newEnvelopeId } from '../offers/esign/envelopes.ts';
import { signedHeaders } from '../http/signed-call.ts';
import { expiryWork } from '../offers/expiry.ts';
import { createEsignProvider } from './app.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const minute = 60_000;
const ours = 'ours.example';
const theirs = 'theirs.example';
const secret = 'a secret between the provider and the site';
const siteOrigin = 'http://localhost:4400';
let clock = now;
let server: TestServer;
let provider: FastifyInstance;
let siteAddress: string;
let ada: Browser;
let letter: Uint8Array;

beforeAll(async () => {
  letter = await aLetter();
  server = await startServer(
    [
      { domain: ours, accounts: [{ email: 'ada@mail.example' }] },
      { domain: theirs, accounts: [{ email: 'ada@mail.example' }] },
    ],
    { now: () => clock, esignSecret: secret },
  );
  siteAddress = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const log = server.app.log;
  provider = createEsignProvider({
    envelopes: createEnvelopes({
      database: server.database,
      employers: createEmployerDirectory({ database: server.database, log, demo: false }),
    }),
    log,
    secret,
    site: () => ({ address: siteAddress, origins: [siteOrigin] }),
    now: () => clock,
  });
  ada = server.browser(ours);
  await ada.logIn('ada@mail.example');
});
afterAll(async () => {
  await provider.close();
  await server.close();
});
beforeEach(() => {
  clock = now;
});

type Given = GivenOffer & { wid: string };
async function give(
  offer: Parameters<typeof anOffer>[0] = {},
  document: { updatedAt?: Date } = {},
): Promise<Given> {
  const wid = newEnvelopeId(ours);
  const given = await giveOffer(server, {
    domain: ours,
    email: 'ada@mail.example',
    offer: anOffer({ ...offer, documents: [{ letter, esignWid: wid, ...document }] }),
  });
  return { ...given, wid };
}
const one = async (given: Given) => (await ada.get<Offer>(`/api/offer/${given.encId}`)).body.data;
const report = (given: Given) =>
  ada.write<Offer>('POST', `/api/offer/offers/${given.encId}/${given.documentIds[0]}/esign_status`);
const answer = (given: Pick<Given, 'wid'>, body: object) =>
  provider.inject({ method: 'POST', url: '/public/esignAnswer', payload: { wid: given.wid, ...body } });
const sign = (given: Given) => answer(given, { type: 'signed', name: 'Ada Example' });

const eventOf = (given: Given, stated: Partial<EsignEvent> = {}): EsignEvent => ({
  type: 'signed',
  domain: ours,
  wid: given.wid,
  at: new Date(now).toISOString(),
  signer: { name: 'Ada Example', email: 'ada@mail.example', address: '192.0.2.1', userAgent: 'a browser' },
  ...stated,
});
let sent = 0;
const tell = (
  event: object,
  {
    id = `call-${(sent += 1)}`,
    at = new Date(clock),
    key = secret,
    headers = {},
    body = JSON.stringify(event),
  } = {},
) =>
  server.app.inject({
    method: 'POST',
    url: '/api/esign/events',
    headers: { 'content-type': 'application/json', ...signedHeaders(key, { id, at, body }), ...headers },
    payload: body,
  });

describe('LETTER-02 the provider’s word', () => {
  test('LETTER-02 until it comes the document is Pending, then Signed, and sealed', async () => {
    const given = await give();
    expect((await report(given)).body.data.offer_documents[0]?.status).toBe('Pending');
    const answered = await tell(eventOf(given));
    expect(answered.statusCode).toBe(200);
    expect(answered.json().data).toEqual({ isNew: true });
    await server.background.drain();
    const offer = await one(given);
    expect(offer.status).toBe('Accepted');
    expect(offer.offer_documents[0]).toMatchObject({ status: 'Signed', signed: true, url: null });
    expect(offer.offer_documents[0]?.b64_string).not.toBeNull();
    const links = await evidenceOfDocument(server.database, server.scopes[ours]!, given.documentIds[0]!);
    expect(links.map(({ kind }) => kind)).toEqual(['e-signature', 'seal']);
    expect(links[0]?.signer).toEqual(eventOf(given).signer);
    expect((await checkEvidence(server.database, server.scopes[ours]!)).faults).toEqual([]);
  });

  test('LETTER-02 it may come before the page’s, which then changes nothing', async () => {
    const given = await give();
    await tell(eventOf(given));
    const before = await one(given);
    expect((await report(given)).body.data).toEqual(before);
  });

  test('LETTER-02 a rejection declines the offer', async () => {
    const given = await give();
    expect((await tell(eventOf(given, { type: 'rejected' }))).statusCode).toBe(200);
    expect((await one(given)).status).toBe('Declined');
    expect((await tell(eventOf(given))).statusCode).toBe(409);
  });

  test('LETTER-04 what is signed there counts after the whole offer was accepted here', async () => {
    const wid = newEnvelopeId(ours);
    const given = await giveOffer(server, {
      domain: ours,
      email: 'ada@mail.example',
      offer: anOffer({
        documents: [{ letter }, { letter, name: 'Agreement', documentType: 'Agreement', esignWid: wid }],
      }),
    });
    const form = new FormData();
    form.set('signed_document_file', new File([letter.slice()], 'signed.pdf'));
    await ada.write('POST', `/api/offer/offers/${given.encId}/accept`, { body: form });
    expect((await tell(eventOf({ ...given, wid }))).statusCode).toBe(200);
    const { status, offer_documents: documents } = await one({ ...given, wid });
    expect([status, ...documents.map((document) => document.status)]).toEqual([
      'Accepted',
      'Signed',
      'Signed',
    ]);
    const [link] = await evidenceOfDocument(server.database, server.scopes[ours]!, given.documentIds[1]!);
    expect(link?.kind).toBe('e-signature');
  });

  test('LETTER-11 another call under an id that was taken is refused, and does nothing', async () => {
    const [first, second] = [await give(), await give()];
    const id = `of-${first.encId}`;
    expect((await tell(eventOf(first), { id })).statusCode).toBe(200);
    const answered = await tell(eventOf(second), { id });
    expect(answered.statusCode).toBe(409);
    expect(answered.json().message).toBe('Another call had this webhook-id.');
    expect((await one(second)).status).toBe('Extended');
    expect((await tell(eventOf(first), { id })).json().data).toEqual({ isNew: false });
  });

  test('LETTER-11 nothing was signed before it was made', async () => {
    const madeAt = new Date(now - 60 * minute);
    const given = await give({}, { updatedAt: madeAt });
    const before = (minutes: number) => ({ at: new Date(madeAt.getTime() - minutes * minute).toISOString() });
    for (const stated of [
      { at: '2020-01-01T00:00:00Z' },
      before(6),
      { ...before(6), type: 'rejected' as const },
    ]) {
      const answered = await tell(eventOf(given, stated));
      expect(answered.statusCode).toBe(400);
      expect(Object.keys(answered.json().validationErrors)).toEqual(['at']);
    }
    expect((await one(given)).status).toBe('Extended');
    // of a clock that is a little behind
    expect((await tell(eventOf(given, before(4)))).statusCode).toBe(200);
  });

  test('LETTER-11 the same call again, raced or later, changes nothing', async () => {
    const given = await give();
    const body = JSON.stringify(eventOf(given));
    const again = () => tell({}, { id: `same-${given.encId}`, body });
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers.filter((told) => told.json().data.isNew)).toHaveLength(1);
    expect((await again()).json().data).toEqual({ isNew: false });
    // told anew, it is a repetition all the same
    expect((await tell(eventOf(given))).statusCode).toBe(200);
    const links = await evidenceOfDocument(server.database, server.scopes[ours]!, given.documentIds[0]!);
    expect(links.filter(({ kind }) => kind === 'e-signature')).toHaveLength(1);
  });

  test('LETTER-11 signing there and declining here at the same moment end in one state', async () => {
    for (let round = 0; round < 6; round += 1) {
      const given = await give();
      const [told, declined] = await Promise.all([
        tell(eventOf(given)),
        ada.write<Offer>('POST', `/api/offer/offers/${given.encId}/decline`),
      ]);
      const { status } = await one(given);
      expect([
        ['Accepted', 200, 409],
        ['Declined', 409, 200],
      ]).toContainEqual([status, told.statusCode, declined.status]);
    }
  });

  test('OFFERS-05 what was signed in time counts though the word comes late, what was signed late does not', async () => {
    const expiresAt = new Date(now + minute);
    const inTime = await give({ expiresAt });
    const late = await give({ expiresAt });
    clock = now + 3 * minute;
    expect((await tell(eventOf(inTime, { at: new Date(now).toISOString() }))).statusCode).toBe(200);
    expect((await tell(eventOf(late, { at: expiresAt.toISOString() }))).statusCode).toBe(409);
  });

  test.each(['Extended', 'Contract Extended'] as const)(
    'OFFERS-05 of an offer that was %s and is written down as expired, what was done in time counts all the same',
    async (status) => {
      const expiresAt = new Date(now + minute);
      const [signed, rejected, late, ofCandidate] = [
        await give({ status, expiresAt }),
        await give({ status, expiresAt }),
        await give({ status, expiresAt }),
        await give({ status, expiresAt }),
      ];
      const employers = await give({ status: 'Expired', expiresAt });
      clock = now + 3 * minute;
      await server.background.send(server.database, server.scopes[ours]!, expiryWork, {});
      await server.background.drain();
      const written = () =>
        forEmployer(server.database, server.scopes[ours]!)
          .selectFrom('offer')
          .select('status')
          .where('enc_id', 'in', [signed.encId, rejected.encId])
          .execute();
      expect(await written()).toEqual([{ status: 'Expired' }, { status: 'Expired' }]);

      const inTime = { at: new Date(expiresAt.getTime() - 1).toISOString() };
      expect((await tell(eventOf(signed, inTime))).statusCode).toBe(200);
      expect((await one(signed)).status).toBe(status === 'Extended' ? 'Accepted' : 'Contract Accepted');
      expect((await tell(eventOf(signed, { ...inTime, type: 'rejected' }))).statusCode).toBe(409);
      expect((await tell(eventOf(rejected, { ...inTime, type: 'rejected' }))).statusCode).toBe(200);
      expect((await one(rejected)).status).toBe('Declined');

      expect((await tell(eventOf(late, { at: expiresAt.toISOString() }))).statusCode).toBe(409);
      expect((await tell(eventOf(employers, inTime))).statusCode).toBe(409);
      expect((await report(ofCandidate)).status).toBe(409);
      for (const given of [late, employers, ofCandidate]) expect((await one(given)).status).toBe('Expired');
    },
  );

  test('LETTER-11 a time that lies ahead is not believed, and of a clock that is a little ahead it is now', async () => {
    const given = await give();
    const ahead = (minutes: number) => ({ at: new Date(now + minutes * minute).toISOString() });
    const answered = await tell(eventOf(given, ahead(6)));
    expect(answered.statusCode).toBe(400);
    expect(Object.keys(answered.json().validationErrors)).toEqual(['at']);
    expect((await one(given)).status).toBe('Extended');
    expect((await tell(eventOf(given, ahead(4)))).statusCode).toBe(200);
    const links = await evidenceOfDocument(server.database, server.scopes[ours]!, given.documentIds[0]!);
    expect(links[0]?.at).toEqual(new Date(now));
  });

  test('API-10 nobody else is believed', async () => {
    const given = await give();
    const event = eventOf(given);
    const right = signedHeaders(secret, { id: 'a', at: new Date(clock), body: JSON.stringify(event) });
    const doubtful = [
      await tell(event, { key: 'another secret, of the same length as ours' }),
      await tell(event, { headers: { ...right, 'webhook-id': 'b' } }),
      await tell(event, { headers: { ...right, 'webhook-timestamp': String(clock / 1000 + 1) } }),
      await tell(eventOf(given, { type: 'rejected' }), { headers: right }),
      await tell(event, { headers: { 'webhook-signature': '' } }),
      await tell(event, { at: new Date(clock - 6 * minute) }),
      await tell(event, { at: new Date(clock + 6 * minute) }),
      await server.app.inject({ method: 'POST', url: '/api/esign/events', payload: event }),
    ];
    expect(doubtful.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(401));
    expect((await one(given)).status).toBe('Extended');
  });

  test('API-10 an envelope is known at its own employer only', async () => {
    const given = await give();
    for (const stated of [{ domain: theirs }, { domain: 'nobody.example' }, { wid: 'unknown' }])
      expect((await tell(eventOf(given, stated))).statusCode).toBe(404);
    expect((await one(given)).status).toBe('Extended');
  });

  test('API-10 an event that is none is refused by the name of the field', async () => {
    const given = await give();
    const answered = await tell({ ...eventOf(given), at: 'yesterday' });
    expect(answered.statusCode).toBe(400);
    expect(Object.keys(answered.json().validationErrors)).toEqual(['at']);
  });
});

const widget = (wid: string) =>
  provider.inject({ method: 'GET', url: `/public/esignWidget?wid=${encodeURIComponent(wid)}` });

describe('LETTER-01 the provider’s widget', () => {
  test('LETTER-01 shows the document, in frames of the site only', async () => {
    const given = await give();
    const { statusCode, headers, body } = await widget(given.wid);
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${siteOrigin}`);
    expect(body).toContain('Offer letter');
    expect(body).toContain(`data-sites="${siteOrigin}"`);
    const source = /data="([^"]+)"/.exec(body)?.[1] ?? '';
    const document = await provider.inject({ method: 'GET', url: source });
    expect(document.headers['content-type']).toBe('application/pdf');
    expect(document.rawPayload.equals(Buffer.from(letter))).toBe(true);
  });

  test.each(['', 'unknown', `${ours}~unknown`, 'nobody.example~x', '"><script>', `${ours}~\0`])(
    'LETTER-01 knows no envelope %j',
    async (wid) => {
      const { statusCode, body } = await widget(wid);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('<script');
    },
  );

  test('LETTER-02 a signature there is known here when the page is told', async () => {
    const given = await give();
    expect((await sign(given)).statusCode).toBe(200);
    expect((await one(given)).status).toBe('Accepted');
  });

  test('LETTER-02 a rejection there declines here', async () => {
    const given = await give();
    expect((await answer(given, { type: 'rejected' })).statusCode).toBe(200);
    expect((await one(given)).status).toBe('Declined');
    const late = await sign(given);
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toBe('You have declined this offer already.');
  });

  test('LETTER-06 another name signs nothing there either', async () => {
    const given = await give();
    const { statusCode, body } = await answer(given, { type: 'signed', name: 'Eve' });
    expect(statusCode).toBe(400);
    expect(body).toContain('Ada Example');
    expect((await one(given)).status).toBe('Extended');
  });

  test('LETTER-02 while the site cannot be told, nothing is signed', async () => {
    const given = await give();
    const reachable = siteAddress;
    siteAddress = 'http://127.0.0.1:1';
    const { statusCode, body } = await sign(given);
    siteAddress = reachable;
    expect(statusCode).toBe(502);
    expect(body).toContain('Nothing was signed');
    expect((await one(given)).status).toBe('Extended');
    expect((await sign(given)).statusCode).toBe(200);
  });

  test.each([{}, { type: 'ESIGN' }, { type: 'signed', name: 5 }])(
    'API-10 refuses the answer %j',
    async (body) => {
      expect((await answer(await give(), body)).statusCode).toBe(400);
      expect((await answer({ wid: '' }, body)).statusCode).toBe(400);
    },
  );
});
