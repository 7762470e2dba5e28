import { generateKeyPairSync } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLetter, protectedLetter } from '../../../../tests/server/offers.ts';
import { StartFailure } from '../../database/start-failure.ts';
import { writeSealedPdf } from './sealed-pdf.ts';
import { makeSigningKey, readSigningKey, signingKeyIn, type SigningKey } from './signing-key.ts';

const run = promisify(execFile);
const at = new Date('2026-03-10T12:00:00Z');
let folder: string;
let pem: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-seal-'));
  pem = await makeSigningKey(at);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function kept(name: string, content: string | Uint8Array) {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}
const sealedBy = async (
  name: string,
  { key = signingKeyIn(pem), letter }: { key?: SigningKey; letter?: Uint8Array } = {},
) =>
  writeSealedPdf(
    {
      documentName: 'Offer letter',
      letter: { mediaType: 'application/pdf', bytes: letter ?? (await aLetter(name)) },
      upload: null,
      at,
      signature: {
        sequence: 1,
        kind: 'typed name',
        offerId: 1,
        documentId: 1,
        accountId: 1,
        at,
        sha256Before: 'a'.repeat(64),
        sha256After: 'b'.repeat(64),
        signerHash: '',
        signerSalt: '',
        hash: 'c'.repeat(64),
        signer: { name, email: 'a@mail.example', address: '192.0.2.1', userAgent: 'x'.repeat(500) },
      },
    },
    key,
  );

test.each(['Zoë (née Ångström)', 'Łukasz Дуб', 'علي حسن', '李雷', 'A'.repeat(200)])(
  'LETTER-11 the name %j can be signed with, and stands whole in the properties of the file',
  async (name) => {
    const bytes = await sealedBy(name);
    expect((await PDFDocument.load(bytes)).getSubject()).toBe(`Signed by ${name}`);
    const { stdout } = await run('pdfsig', ['-nocert', await kept('named.pdf', bytes)]);
    expect(stdout).toContain('Signature is Valid.');
  },
);

test('LETTER-11 an employer’s own EC key seals as well', async () => {
  // a certificate that lasts a hundred years, of a key that is nobody's
  const own = path.resolve(import.meta.dirname, '../../../../tests/server/ec-signing-key.pem');
  const bytes = await sealedBy('Ada', { key: readSigningKey(own) });
  const { stdout } = await run('pdfsig', ['-nocert', await kept('own.pdf', bytes)]);
  expect(stdout).toContain('Example Hospitals');
  expect(stdout).toContain('Signature is Valid.');
});

test.each<[string, () => Promise<Uint8Array>]>([
  ['that must not be changed', async () => protectedLetter],
  ['that is damaged', async () => Buffer.from('%PDF-1.7 and no more')],
  ['that the employer has signed', () => sealedBy('Grace')],
])('LETTER-11 a letter %s is enclosed in the sealed document as it is', async (_, written) => {
  const letter = await written();
  const file = await kept('enclosing.pdf', await sealedBy('Ada', { letter }));
  const { stdout } = await run('pdfsig', ['-nocert', file]);
  expect(stdout).toContain('Signature is Valid.');
  const saved = path.join(folder, 'enclosed.pdf');
  await run('pdfdetach', ['-save', '1', '-o', saved, file]);
  expect(await readFile(saved)).toEqual(Buffer.from(letter));
});

test('LETTER-11 a key file that cannot be used ends the start with what is wrong', async () => {
  const [certificate = ''] = /-----BEGIN CERTIFICATE[^]*/.exec(pem) ?? [];
  const another = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;
  const edwards = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  const cases: [content: string, reason: RegExp][] = [
    ['', /it holds no certificate/],
    [another, /it holds no certificate/],
    [certificate, /cannot be used/],
    [`${another}${certificate}`, /its first certificate is not of its key/],
    [`${String(edwards)}${certificate}`, /neither an RSA nor an EC key/],
  ];
  for (const [content, reason] of cases) {
    const file = await kept('broken.pem', content);
    expect(() => readSigningKey(file)).toThrow(StartFailure);
    expect(() => readSigningKey(file)).toThrow(reason);
  }
  expect(() => readSigningKey(path.join(folder, 'nowhere.pem'))).toThrow(/PORTICO_SIGNING_KEY is/);
});
