import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Browser, type TestServer } from '../../../../tests/server/harness.ts';
import { aLetter, anOffer, giveOffer, type GivenOffer } from '../../../../tests/server/offers.ts';
import { forEmployer } from '../../database/for-employer.ts';
import { evidenceOfDocument } from '../evidence/store.ts';
import { sealAgainWork } from './again.ts';
import { sealWork } from './work.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
const email = 'ada@mail.example';
const told = 'Signed documents are not sealed, and are tried again';

let server: TestServer;
let ada: Browser;
beforeAll(async () => {
  server = await startServer([{ domain: ours, accounts: [{ email }] }, { domain: theirs }], {
    now: () => Date.parse('2026-03-10T12:00:00Z'),
  });
  ada = server.browser(ours);
  await ada.logIn(email);
  await run(`create function refuse() returns trigger language plpgsql as $$
    begin if new.sealed_sha256 is not null then raise exception 'no seals'; end if; return new; end $$`);
});
afterAll(() => server.close());

const run = (statement: string) => server.database.statement(statement);
const breakSeals = () =>
  run('create trigger refuse before update on offer_document for each row execute function refuse()');
const mendSeals = () => run('drop trigger refuse on offer_document');

const give = async (stated: Parameters<typeof anOffer>[0] = {}) =>
  giveOffer(server, { domain: ours, email, offer: anOffer(stated) });
async function sign(): Promise<GivenOffer> {
  const letter = await aLetter();
  const given = await give({ documents: [{ letter }] });
  const body = new FormData();
  body.append('signed_offer_letter_pdf_file', new File([letter.slice()], 'signed.pdf'));
  body.append('signature', 'Ada Example');
  await ada.write('POST', `/api/offer/offers/${given.encId}/accept`, { body });
  return given;
}
async function useUpTries() {
  while ((await server.background.depth()).waiting > 0) {
    await run(`update pgboss.job set start_after = now() where state = 'retry'`);
    await server.background.drain();
  }
}
const sweep = () => server.background.trigger(sealAgainWork);
const underWay = () => server.background.listUnderWay(sealWork, server.scopes[ours]!);
async function waitingOnes() {
  await sweep();
  await server.background.drain();
  return (await underWay()).map(({ documentId }) => documentId);
}
async function isSealed({ documentIds: [id = 0] }: GivenOffer) {
  const row = await forEmployer(server.database, server.scopes[ours]!)
    .selectFrom('offer_document')
    .select('sealed_sha256')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.sealed_sha256 !== null;
}
const tellings = () =>
  server.logged.filter(({ message }) => message === told).map(({ documents }) => documents);

test('LETTER-11 a document whose seal was given up is queued again, told in the log, and sealed once', async () => {
  await breakSeals();
  const given = await sign();
  const [documentId = 0] = given.documentIds;
  await useUpTries();
  expect(await underWay()).toEqual([]);
  expect(await isSealed(given)).toBe(false);

  expect(await waitingOnes()).toEqual([documentId]);
  expect(tellings()).toEqual([[documentId]]);
  await mendSeals();
  await useUpTries();
  expect(await isSealed(given)).toBe(true);
  const links = await evidenceOfDocument(server.database, server.scopes[ours]!, documentId);
  expect(links.map(({ kind }) => kind)).toEqual(['typed name', 'seal']);

  expect(await waitingOnes()).toEqual([]);
  expect(tellings()).toHaveLength(1);
});

test('LETTER-11 a seal that is still tried is not queued beside that', async () => {
  await breakSeals();
  const given = await sign();
  await server.background.drain();
  expect(await waitingOnes()).toEqual(given.documentIds);
  expect(await waitingOnes()).toEqual(given.documentIds);
  expect(await server.background.listUnderWay(sealWork, server.scopes[theirs]!)).toEqual([]);
  await mendSeals();
  await useUpTries();
  expect(await isSealed(given)).toBe(true);
});

test('LETTER-11 a document that came as signed is not tried, since nothing tells who signed it', async () => {
  await give({ status: 'Accepted', documents: [{ status: 'Signed', signed: true }] });
  const before = tellings().length;
  expect(await waitingOnes()).toEqual([]);
  expect(tellings()).toHaveLength(before);
});
