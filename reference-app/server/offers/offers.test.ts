import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Offer } from '../../contract/offers.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { anOffer, giveOffer, type GivenOffer } from '../../../tests/server/offers.ts';
import { listActions } from '../audit/store.ts';
import { expireOffers } from './expiry.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const hour = 60 * 60 * 1000;
let clock = now;
let server: TestServer;
let ada: Browser;
let bob: Browser;
let elsewhere: Browser;

const ours = 'ours.example';
const theirs = 'theirs.example';
const give = (offer: Parameters<typeof anOffer>[0] = {}, email = 'ada@mail.example') =>
  giveOffer(server, { domain: ours, email, offer: anOffer(offer) });

beforeAll(async () => {
  server = await startServer(
    [
      {
        domain: ours,
        accounts: [
          { email: 'ada@mail.example' },
          { email: 'bob@mail.example' },
          { email: 'cara@mail.example' },
        ],
      },
      { domain: theirs, accounts: [{ email: 'ada@mail.example' }] },
    ],
    { now: () => clock },
  );
  ada = server.browser(ours);
  await ada.logIn('ada@mail.example');
  bob = server.browser(ours);
  await bob.logIn('bob@mail.example');
  elsewhere = server.browser(theirs);
  await elsewhere.logIn('ada@mail.example');
});
afterAll(() => server.close());
beforeEach(() => {
  clock = now;
});

const one = async (given: GivenOffer) => (await ada.get<Offer>(`/api/offer/${given.encId}`)).body.data;
const decline = (given: GivenOffer, browser = ada) =>
  browser.write<Offer>('POST', `/api/offer/offers/${given.encId}/decline`);
const report = (given: GivenOffer, documentId: string | number = given.documentIds[0]!, browser = ada) =>
  browser.write<Offer>('POST', `/api/offer/offers/${given.encId}/${documentId}/esign_status`);
const content = (given: GivenOffer, documentId: string | number = given.documentIds[0]!, browser = ada) =>
  browser.get(`/api/offer/${given.encId}/${documentId}/content`);

describe('API-01 offers', () => {
  test('API-01 the list has the candidate’s own offers, the newest first, and nobody else’s', async () => {
    const older = await give({ updatedAt: new Date(now - 2 * hour) }, 'bob@mail.example');
    const newer = await give({ updatedAt: new Date(now - hour) }, 'bob@mail.example');
    const { status, body } = await bob.get<{ offers: Offer[] }>('/api/offer/offers');
    expect(status).toBe(200);
    expect(body.data.offers.map(({ enc_id }) => enc_id)).toEqual([newer.encId, older.encId]);
    expect((await elsewhere.get<{ offers: Offer[] }>('/api/offer/offers')).body.data.offers).toEqual([]);
  });

  test('API-01 OFFERS-05 those that wait for an answer come first: one that expires goes below them, at once and for good', async () => {
    const ids = new Map<string, string>();
    const add = async (name: string, offer: Parameters<typeof anOffer>[0]) =>
      ids.set((await give(offer, 'cara@mail.example')).encId, name);
    await add('open', { updatedAt: new Date(now - 9 * hour), expiresAt: null });
    await add('ending', { updatedAt: new Date(now - 3 * hour), expiresAt: new Date(now + hour) });
    await add('accepted', { status: 'Accepted', updatedAt: new Date(now - 2 * hour) });
    const cara = server.browser(ours);
    await cara.logIn('cara@mail.example');
    const list = async () => {
      const { body } = await cara.get<{ offers: Offer[] }>('/api/offer/offers');
      return body.data.offers.map(({ enc_id }) => ids.get(enc_id));
    };
    expect(await list()).toEqual(['ending', 'open', 'accepted']);
    clock = now + 2 * hour;
    expect(await list()).toEqual(['open', 'ending', 'accepted']);
    expect(await expireOffers(server.database, server.scopes[ours]!, new Date(clock))).toBeGreaterThan(0);
    expect(await list()).toEqual(['open', 'ending', 'accepted']);
  });

  test('API-01 an offer has its documents, and the letter travels with it', async () => {
    const given = await give({ positionName: 'Nurse' });
    expect(await one(given)).toEqual({
      id: expect.any(Number),
      enc_id: given.encId,
      status: 'Extended',
      position: { name: 'Nurse' },
      updated_at: expect.stringMatching(/^\d{4}-.*Z$/),
      expires_at: new Date(now + 24 * hour).toISOString(),
      offer_documents: [
        {
          id: given.documentIds[0],
          name: 'Offer letter',
          status: 'Unsigned',
          updated_at: expect.any(String),
          signed: false,
          url: null,
          b64_string: Buffer.from('%PDF-letter').toString('base64'),
          s3_path: null,
          document_type: 'Offer',
        },
      ],
    });
  });

  test('API-01 a letter that does not travel with its offer is fetched as an attachment', async () => {
    const given = await give({ documents: [{ sendsInline: false }] });
    const [document] = (await one(given)).offer_documents;
    expect(document).toMatchObject({ b64_string: null, s3_path: expect.stringContaining(given.encId) });
    const { status, headers, text } = await content(given);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Offer letter.pdf"; filename*=UTF-8''Offer%20letter.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(text).toBe('%PDF-letter');
  });

  test('LETTER-09 a document without content has none to download', async () => {
    const given = await give({ documents: [{ status: 'Pending', letter: null }] });
    const { status, body } = await content(given);
    expect(status).toBe(404);
    expect(body.message).toBe('No offer letter content available');
  });

  test('API-10 another candidate’s, another employer’s and an unknown offer are not found, all alike', async () => {
    const bobs = await give({}, 'bob@mail.example');
    const adas = await give();
    const strangers: [GivenOffer, Browser][] = [
      [bobs, ada],
      [adas, bob],
      [adas, elsewhere],
      [{ encId: 'unknown', documentIds: [1], accountId: 1 }, ada],
    ];
    for (const [given, browser] of strangers) {
      const answers = await Promise.all([
        browser.get(`/api/offer/${given.encId}`),
        content(given, given.documentIds[0], browser),
        decline(given, browser),
        report(given, given.documentIds[0], browser),
      ]);
      for (const { status, body } of answers) {
        expect(status).toBe(404);
        expect(body).toEqual({
          status: 404,
          message: 'Offer not found',
          error: { message: 'Offer not found', body: '' },
          data: {},
          metadata: null,
        });
      }
    }
    expect((await one(adas)).status).toBe('Extended');
  });

  test('API-10 a document of another offer, and what is no document, are not found', async () => {
    const given = await give();
    const other = await give();
    for (const id of [other.documentIds[0]!, 'x', '1e3', '99999999999999999999']) {
      expect((await content(given, id)).status).toBe(404);
      expect((await report(given, id)).status).toBe(404);
    }
  });

  test('API-10 an id that is too long is refused by its name', async () => {
    const { status, body } = await ada.get(`/api/offer/${'a'.repeat(65)}`);
    expect(status).toBe(400);
    expect(Object.keys(body.validationErrors ?? {})).toEqual(['id']);
  });
});

describe('LETTER-11 declining', () => {
  test('LETTER-11 an extended offer is declined once, and a repeated request answers the same', async () => {
    const given = await give();
    const first = await decline(given);
    clock += hour;
    const second = await decline(given);
    expect(first.body.data.status).toBe('Declined');
    expect(second.body).toEqual(first.body);
    const actions = await listActions(server.database, server.scopes[ours]!, 100);
    const offer = first.body.data.id;
    expect(actions.filter(({ detail }) => detail.offer === offer)).toEqual([
      {
        accountId: given.accountId,
        at: new Date(now),
        action: 'offer.decline',
        detail: { offer, status: 'Declined' },
      },
    ]);
  });

  test.each([
    ['Accepted', 'You have accepted this offer already.'],
    ['Contract Accepted', 'You have accepted this offer already.'],
    ['Canceled', 'This offer was withdrawn. Please ask the employer.'],
    ['Expired', 'This offer has expired. Please ask the employer.'],
  ] as const)('LETTER-11 an offer that is %s cannot be declined', async (status, message) => {
    const given = await give({ status });
    const answer = await decline(given);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe(message);
    expect((await one(given)).status).toBe(status);
  });

  test('LETTER-11 many declines at the same moment leave one entry in the log', async () => {
    const given = await give();
    const answers = await Promise.all(Array.from({ length: 6 }, () => decline(given)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const actions = await listActions(server.database, server.scopes[ours]!, 200);
    expect(actions.filter(({ detail }) => detail.offer === answers[0]!.body.data.id)).toHaveLength(1);
  });
});

describe('OFFERS-05 expiry', () => {
  test('OFFERS-05 an offer reads as expired from its moment on, and takes no answer then', async () => {
    const given = await give({ expiresAt: new Date(now + hour) });
    clock = now + hour - 1;
    expect((await one(given)).status).toBe('Extended');
    clock = now + hour;
    expect((await one(given)).status).toBe('Expired');
    const { status, body } = await decline(given);
    expect(status).toBe(409);
    expect(body.message).toBe('This offer has expired. Please ask the employer.');
  });

  test('OFFERS-05 an offer without an expiry never expires', async () => {
    const given = await give({ expiresAt: null });
    clock = now + 100_000 * hour;
    // sessions end by the same clock
    const later = server.browser(ours);
    await later.logIn('ada@mail.example');
    expect((await decline(given, later)).body.data.status).toBe('Declined');
  });

  test('LETTER-11 an expiry that comes to light is written down once', async () => {
    const given = await give({ expiresAt: new Date(now + hour) });
    clock = now + 2 * hour;
    await Promise.all([decline(given), decline(given), decline(given)]);
    const { id, updated_at } = await one(given);
    expect(updated_at).toBe(new Date(clock).toISOString());
    const actions = await listActions(server.database, server.scopes[ours]!, 200);
    expect(actions.filter(({ detail }) => detail.offer === id)).toEqual([
      {
        accountId: null,
        at: new Date(clock),
        action: 'offer.expire',
        detail: { offer: id, status: 'Expired' },
      },
    ]);
    // a clock that is set back does not bring it to life
    clock = now;
    expect((await decline(given)).status).toBe(409);
  });
});

describe('LETTER-02 what the page says of the e-signature', () => {
  test('LETTER-02 after ESIGN the document is Pending, without address and content', async () => {
    const given = await give({ documents: [{ esignWid: 'wid-report' }] });
    expect((await one(given)).offer_documents[0]).toMatchObject({ url: 'wid-report', status: 'Unsigned' });
    const { status, body } = await report(given);
    expect(status).toBe(200);
    expect(body.data.status).toBe('Extended');
    expect(body.data.offer_documents[0]).toMatchObject({
      status: 'Pending',
      signed: false,
      url: null,
      b64_string: null,
      s3_path: null,
    });
    expect((await report(given)).body).toEqual(body);
    expect((await content(given)).status).toBe(404);
  });

  test('LETTER-04 a document that is not signed there stays as it is', async () => {
    const given = await give();
    const before = await one(given);
    expect((await report(given)).body.data).toEqual(before);
  });

  test('LETTER-02 nothing is reported on an offer that has ended', async () => {
    const given = await give({ status: 'Canceled', documents: [{ esignWid: 'wid-canceled' }] });
    expect((await report(given)).status).toBe(409);
  });
});
