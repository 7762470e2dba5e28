import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyData, type Data } from '../../../../tests/data.ts';
import { openDatabase } from '../../database/database.ts';
import { forEmployer } from '../../database/for-employer.ts';
import { migrate } from '../../database/migrate.ts';
import { createEmployer } from '../../employers/store.ts';
import { createLog } from '../../http/log.ts';
import { hashOf, keepFile } from '../files.ts';
import { appendEvidence, eraseSigner } from './store.ts';

const run = promisify(execFile);
const log = createLog({ level: 'silent', write: () => undefined });
const letter = { mediaType: 'application/pdf', bytes: Buffer.from('%PDF-letter') };
const offered = hashOf(letter.bytes);
let data: Data;
let folder: string;
const declined = {
  kind: 'decline' as const,
  documentId: null,
  accountId: 1,
  at: new Date('2026-03-10T12:00:00Z'),
  sha256Before: null,
  sha256After: null,
  signer: { name: 'Ada', email: 'ada@mail.example', address: '192.0.2.1', userAgent: '' },
};

beforeAll(async () => {
  data = await emptyData();
  ({ folder } = data);
});
afterAll(() => data.remove());

test('LETTER-11 the command says for each employer whether its evidence holds, and ends with 1 if one’s does not', async () => {
  const database = await openDatabase({ dataFolder: folder, log });
  await migrate(database);
  for (const domain of ['whole.example', 'changed.example', 'erased.example', 'emptied.example']) {
    const scope = await createEmployer(database, { domain, name: domain, product: 'pcsx', config: {} });
    for (const offerId of [1, 2])
      await appendEvidence(database, scope, { ...declined, offerId, sha256Before: offered });
    await keepFile(database, scope, letter);
    if (domain === 'changed.example')
      await forEmployer(database, scope)
        .updateTable('signature_evidence')
        .set({ offer_id: 3 })
        .where('sequence', '=', 1)
        .execute();
    const tables = forEmployer(database, scope);
    if (domain === 'emptied.example')
      await tables.updateTable('signature_evidence').set({ signer: 'null' }).execute();
    if (domain === 'erased.example') await eraseSigner(database, scope, { accountId: 1, at: declined.at });
    if (domain === 'erased.example' || domain === 'emptied.example')
      await tables.deleteFrom('offer_file').execute();
  }
  await database.close();

  const { DATABASE_URL: _url, ...inherited } = process.env;
  const command = path.join(import.meta.dirname, 'verify.ts');
  const ended = run(process.execPath, [command], { env: { ...inherited, PORTICO_DATA: folder } });
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stdout: `whole.example: 2 entries, 1 files, 0 files erased with their candidates, 0 faults
changed.example: 2 entries, 1 files, 0 files erased with their candidates, 1 faults
  Entry 1 was changed.
erased.example: 4 entries, 0 files, 1 files erased with their candidates, 0 faults
emptied.example: 2 entries, 0 files, 0 files erased with their candidates, 3 faults
  The signer of entry 1 is missing.
  The file ${offered} of entry 1 is missing.
  The signer of entry 2 is missing.
`,
  });
});
