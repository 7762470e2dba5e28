import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accountIn,
  isSomebodyWaiting,
  password,
  startServer,
  type TestServer,
} from '../../../tests/server/harness.ts';
import { inTransaction, type Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { findCandidate, takeTurn } from '../intake/store.ts';
import { findFiles, hashOf, keepFile, type OfferFile } from '../offers/files.ts';
import { createOffer } from '../offers/store.ts';
import { eraseCandidate } from './erase.ts';

const at = new Date('2026-03-10T12:00:00Z');
const ours = 'ours.example';
const people = ['ada', 'bob', 'carol', 'dan', 'eve', 'fay', 'gus', 'hal', 'ivy', 'jan', 'kim'].map(
  (name) => `${name}@mail.example`,
);
let server: TestServer;
let scope: EmployerScope;

beforeAll(async () => {
  server = await startServer([{ domain: ours, accounts: people.map((email) => ({ email })) }], {
    now: () => at.getTime(),
  });
  scope = server.scopes[ours]!;
});
afterAll(() => server.close());

const accountOf = (name: string) => accountIn(server, { domain: ours, email: `${name}@mail.example` });
const aFile = (text: string): OfferFile => ({
  mediaType: 'application/pdf',
  bytes: Buffer.from(`%PDF-${text}`),
});
/** Writes an offer of files that are kept already. */
const offer = (
  database: Database,
  { accountId, files }: { accountId: number; files: readonly OfferFile[] },
) =>
  createOffer(database, scope, {
    accountId,
    status: 'Extended',
    positionName: 'Nurse',
    updatedAt: at,
    expiresAt: null,
    documents: files.map(({ bytes }) => ({
      name: 'Benefits guide',
      documentType: 'Handbook',
      status: 'Read Only',
      signed: false,
      esignWid: null,
      letterSha256: hashOf(bytes),
      sealedSha256: null,
      sendsInline: false,
      updatedAt: at,
    })),
  });
/** The same with its files, as the employer's system sends it. */
const send = (database: Database, { accountId, files }: { accountId: number; files: readonly OfferFile[] }) =>
  inTransaction(database, async (transaction) => {
    for (const file of files) await keepFile(transaction, scope, file);
    await offer(transaction, { accountId, files });
  });
const erase = (database: Database, accountId: number) =>
  eraseCandidate(database, scope, { candidate: { accountId }, at });
async function keptOf(files: readonly OfferFile[]) {
  const hashes = files.map(({ bytes }) => hashOf(bytes));
  return [...(await findFiles(server.database, scope, hashes)).keys()].toSorted();
}
const hashesOf = (files: readonly OfferFile[]) => files.map(({ bytes }) => hashOf(bytes)).toSorted();

/** Until something is done, or waits for a lock of the database's. */
async function doneOrWaiting(doing: Promise<unknown>): Promise<void> {
  const isDone = doing.then(
    () => true,
    () => true,
  );
  for (let isEnough = false; !isEnough;)
    isEnough = await Promise.race([isDone, isSomebodyWaiting(server.database)]);
}

test('SETTINGS-01 a file that two candidates were offered goes with the second of them', async () => {
  const files = [aFile('for both')];
  const [ada, bob] = [await accountOf('ada'), await accountOf('bob')];
  for (const accountId of [ada, bob]) await send(server.database, { accountId, files });
  await erase(server.database, ada);
  expect(await keptOf(files)).toEqual(hashesOf(files));
  await erase(server.database, bob);
  expect(await keptOf(files)).toEqual([]);
});

test('SETTINGS-01 LETTER-11 a file stays that somebody else’s offer, just being written, refers to', async () => {
  const files = [aFile('kept first')];
  const [carol, dan] = [await accountOf('carol'), await accountOf('dan')];
  await send(server.database, { accountId: carol, files });
  const { erasing } = await inTransaction(server.database, async (transaction) => {
    await keepFile(transaction, scope, files[0]!);
    const begun = erase(server.database, carol);
    await doneOrWaiting(begun);
    await offer(transaction, { accountId: dan, files });
    return { erasing: begun };
  });
  expect(await erasing).toBe(true);
  expect(await keptOf(files)).toEqual(hashesOf(files));
});

test('SETTINGS-01 LETTER-11 a file that is being deleted is kept anew for an offer that is written meanwhile', async () => {
  const files = [aFile('deleted first')];
  const [eve, fay] = [await accountOf('eve'), await accountOf('fay')];
  await send(server.database, { accountId: eve, files });
  const { writing } = await inTransaction(server.database, async (transaction) => {
    await erase(transaction, eve);
    const begun = send(server.database, { accountId: fay, files });
    await doneOrWaiting(begun);
    return { writing: begun };
  });
  await writing;
  expect(await keptOf(files)).toEqual(hashesOf(files));
});

test('SETTINGS-01 an erasure and a call of the employer’s system about the same files never wait for each other', async () => {
  // in another order than an erasure locks them in
  const [first, second] = [aFile('one'), aFile('another')].toSorted((left, right) =>
    hashOf(left.bytes) < hashOf(right.bytes) ? 1 : -1,
  ) as [OfferFile, OfferFile];
  const files = [first, second];
  const [gus, hal] = [await accountOf('gus'), await accountOf('hal')];
  await send(server.database, { accountId: gus, files });
  const { erasing } = await inTransaction(server.database, async (transaction) => {
    await takeTurn(transaction, scope, at);
    await keepFile(transaction, scope, first);
    const begun = erase(server.database, gus);
    await doneOrWaiting(begun);
    await keepFile(transaction, scope, second);
    await offer(transaction, { accountId: hal, files });
    return { erasing: begun };
  });
  expect(await erasing).toBe(true);
  expect(await keptOf(files)).toEqual(hashesOf(files));
});

test('SETTINGS-01 a file of two candidates who are erased at the same time is deleted by one of the two', async () => {
  const files = [aFile('erased at once')];
  const [ivy, jan] = [await accountOf('ivy'), await accountOf('jan')];
  for (const accountId of [ivy, jan]) await send(server.database, { accountId, files });
  const { erasing } = await inTransaction(server.database, async (transaction) => {
    await erase(transaction, ivy);
    const begun = erase(server.database, jan);
    await doneOrWaiting(begun);
    return { erasing: begun };
  });
  expect(await erasing).toBe(true);
  expect(await keptOf(files)).toEqual([]);
});

test('SETTINGS-01 who deletes their account while they are made an offer waits for that, and takes it along', async () => {
  const files = [aFile('for one only')];
  const email = 'kim@mail.example';
  const browser = server.browser(ours);
  await browser.logIn(email);
  const { deleting } = await inTransaction(server.database, async (transaction) => {
    await takeTurn(transaction, scope, at);
    const begun = browser.write('POST', '/api/pcsx/delete_account', { body: { password } });
    await doneOrWaiting(begun);
    const accountId = (await findCandidate(transaction, scope, email))!;
    await send(transaction, { accountId, files });
    return { deleting: begun };
  });
  expect((await deleting).status).toBe(200);
  expect(await keptOf(files)).toEqual([]);
});
