import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startServer, type Browser, type TestServer } from '../../../../tests/server/harness.ts';
import { expectNoted, linesIn } from '../../../../tests/server/handed-out.ts';
import { aLetter, anOffer, giveOffer, type GivenOffer } from '../../../../tests/server/offers.ts';
import { forEmployer } from '../../database/for-employer.ts';
import { handOutOffers } from './offers.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
const email = 'ada@x.example';
const minute = 60_000;
let clock = Date.parse('2026-03-10T12:00:00Z');
let server: TestServer;
let root: string;
let folder: string;
let candidate: Browser;
let folders = 0;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'portico-offers-'));
  server = await startServer(
    [ours, theirs].map((domain) => ({ domain, accounts: [{ email }] })),
    { now: () => clock },
  );
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});
beforeEach(async () => {
  // what other tests have answered is long past
  clock += 60 * minute;
  folder = path.join(root, String((folders += 1)));
  candidate = server.browser(ours);
  await candidate.logIn(email);
});

async function give(domain = ours) {
  const documents = [{ letter: await aLetter() }];
  const offer = anOffer({ documents, expiresAt: new Date('2027-01-01T00:00:00Z') });
  return giveOffer(server, { domain, email, offer });
}
async function answer(
  { encId }: GivenOffer,
  action: 'accept' | 'decline',
  browser = candidate,
): Promise<void> {
  const form = new FormData();
  form.append('signed_document_file', new File(['%PDF-1.7 by hand'], 'signed.pdf'));
  const sent = action === 'accept' ? { body: form } : {};
  expect((await browser.write('POST', `/api/offer/offers/${encId}/${action}`, sent)).status).toBe(200);
}
type Line = {
  id: string;
  external_id: string | null;
  account_email: string;
  status: string;
  updated_at: string;
  documents: { status: string; sealed: string | null }[];
};
async function handedOut(since?: Date): Promise<Line[]> {
  const { file } = await handOutOffers(
    server.database,
    { scope: server.scopes[ours]!, domain: ours },
    { folder, since, now: new Date(clock) },
  );
  // nobody else may read it
  const mode = file === undefined ? 0 : (await stat(file)).mode;
  expect(mode & 0o077).toBe(0);
  return linesIn<Line>(file);
}
const ofThisTest = () => new Date(clock - minute);

test('OFFERS-03 an answered offer is handed out under the employer’s own id, and again once it is sealed', async () => {
  const offer = await give();
  const tables = forEmployer(server.database, server.scopes[ours]!);
  const { id } = await tables
    .selectFrom('offer')
    .select('id')
    .where('enc_id', '=', offer.encId)
    .executeTakeFirstOrThrow();
  await tables
    .insertInto('intake_entry')
    .values({
      kind: 'offer',
      external_id: 'o-17',
      account_id: offer.accountId,
      row_id: id,
      content_sha256: '',
      taken_at: new Date(clock),
    })
    .execute();
  expect(await handedOut(ofThisTest())).toEqual([]);

  await answer(offer, 'accept');
  const accepted = {
    id: offer.encId,
    external_id: 'o-17',
    account_email: email,
    position: 'Nurse',
    status: 'Accepted',
    updated_at: new Date(clock).toISOString(),
  };
  const [first, ...others] = await handedOut(ofThisTest());
  expect(others).toEqual([]);
  expect(first).toMatchObject({ ...accepted, documents: [{ status: 'Signed', sealed: null }] });

  clock += minute;
  await server.background.drain();
  const [sealed, ...more] = await handedOut();
  expect(more).toEqual([]);
  const place = `files/offer-${offer.encId}/document-1.pdf`;
  expect(sealed).toMatchObject({ ...accepted, documents: [{ status: 'Signed', sealed: place }] });
  expect((await readFile(path.join(folder, place))).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await handedOut()).toEqual([]);
  await expectNoted(server, { domain: ours, action: 'offers.hand_out', count: 1 });
});

test('OFFERS-03 one that is declined is handed out too; one that nobody has answered, and another employer’s, is not', async () => {
  await give();
  const declined = await give();
  await answer(declined, 'decline');
  const elsewhere = server.browser(theirs);
  await elsewhere.logIn(email);
  await answer(await give(theirs), 'decline', elsewhere);
  const lines = await handedOut(ofThisTest());
  expect(lines.map(({ id, external_id }) => [id, external_id])).toEqual([[declined.encId, null]]);
});
