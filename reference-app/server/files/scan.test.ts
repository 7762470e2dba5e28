import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { malware, startClamd } from '../../../tests/server/clamd.ts';
import { addressOf, calls, startWithEverybody } from '../../../tests/server/every-call.ts';
import { accountIn, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { intakeSecret, tellSite } from '../../../tests/server/intake.ts';
import { assignForm } from '../forms/store.ts';
import { createLog } from '../http/log.ts';
import { isKnownEnding } from './rules.ts';
import { checkClamd, clamdScan, type Scan } from './scan.ts';

const log = createLog({ level: 'error', write: () => undefined });
const pdf = (content: string) => Buffer.from(`%PDF-1.7 ${content}`);
const infected = pdf(malware);
const found = /The virus scanner found something in /;
const away = 'Files cannot be checked for viruses at the moment. Please try again in a few minutes.';

/** What listens in the place of clamd. */
async function inItsPlace(answer: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => answer(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: { host: '127.0.0.1', port }, close: () => server.close() };
}

let clamd: Awaited<ReturnType<typeof startClamd>>;
beforeAll(async () => {
  clamd = await startClamd();
});
afterAll(() => clamd.stop());

describe('ruling 22: clamd', () => {
  test('finds what it knows, wherever it is in a file, and nothing in others', async () => {
    const scan = clamdScan(clamd.address, log);
    expect(await scan(Buffer.from(malware))).toBe('Tests.Own.UNOFFICIAL');
    expect(await scan(infected)).toBe('Tests.Own.UNOFFICIAL');
    expect(await scan(pdf('a resume'))).toBeUndefined();
  });

  test('takes the largest file there is, and many at once', async () => {
    const scan = clamdScan(clamd.address, log);
    const large = Buffer.concat([
      Buffer.alloc(10 * 1024 * 1024 - malware.length, 'a '),
      Buffer.from(malware),
    ]);
    expect(await scan(large)).toBe('Tests.Own.UNOFFICIAL');
    const many = await Promise.all(
      Array.from({ length: 50 }, (_, index) => scan(index % 2 === 0 ? infected : pdf(`resume ${index}`))),
    );
    expect(many.map((one) => one !== undefined)).toEqual(many.map((_, index) => index % 2 === 0));
  });

  test('clears nothing that it has not looked into', async () => {
    const scan = clamdScan(clamd.address, log);
    const nested = Array.from({ length: 40 }).reduce<Buffer>((inside) => gzipSync(inside), infected);
    expect(await scan(nested)).toContain('Limits.Exceeded');
  });

  test('is told of at the start where it would, or is away', async () => {
    const told: string[] = [];
    const tells = createLog({ level: 'warn', write: (line) => told.push(line) });
    await checkClamd(clamd.address, tells);
    expect(told).toEqual([]);
    const careless = await startClamd({ alertsExceeded: false });
    await checkClamd(careless.address, tells);
    await careless.stop();
    await checkClamd(careless.address, tells);
    expect(told).toEqual([
      expect.stringContaining('set AlertExceedsMax to yes'),
      expect.stringContaining('is refused until it can'),
    ]);
  });

  test.each([
    ['hangs up', ''],
    ['says that it cannot', 'INSTREAM size limit exceeded. ERROR\0'],
    ['is something else', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
    ['says something and OK', 'stream: A OK\0'],
    ['talks without end', 'x'.repeat(2_000_000)],
  ])('that %s clears no file', async (_, answer) => {
    const told: string[] = [];
    const { address, close } = await inItsPlace((socket) => socket.end(answer));
    const tells = createLog({ level: 'error', write: (line) => told.push(line) });
    await expect(clamdScan(address, tells)(pdf('a resume'))).rejects.toThrow(
      /clamd answers|ECONNRESET|EPIPE/,
    );
    expect(told).toEqual([expect.stringContaining('cannot be asked')]);
    close();
  });

  test('is heard at once, though it keeps the connection open', async () => {
    const { address, close } = await inItsPlace((socket) => socket.write('stream: OK\0'));
    expect(await clamdScan(address, log)(pdf('a resume'))).toBeUndefined();
    close();
  });
});

describe('ruling 22: what is uploaded', () => {
  let server: TestServer;
  let as: (who: 'admin' | 'candidate') => Browser;
  /** Whether clamd is there. */
  let isThere = true;
  beforeAll(async () => {
    const scan = clamdScan(clamd.address, log);
    const gone: Scan = clamdScan({ host: '127.0.0.1', port: 1 }, log);
    ({ server, as } = await startWithEverybody({
      scan: (bytes) => (isThere ? scan(bytes) : gone(bytes)),
      intakeSecretOf: () => intakeSecret,
    }));
  });
  afterAll(() => server.close());
  beforeEach(() => {
    isThere = true;
  });

  // as each type begins, so that the scanner is what finds fault with it
  const beginnings: Readonly<Record<string, Buffer>> = {
    '.pdf': Buffer.from('%PDF-1.7 '),
    '.png': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    '.woff2': Buffer.from('774f463200010000', 'hex'),
  };
  const uploads = calls.flatMap(({ id, call }) =>
    Object.entries(call.files ?? {}).map(([field, { types = ['.pdf'] }]) => ({ id, call, field, types })),
  );
  /** What some calls do not look at a form without. */
  const queries: Readonly<Record<string, string>> = {
    'apply.answerFileUpload': '?pids=1&question=proof',
    'forms.uploadFile': '?question=proof',
    'onboarding.uploadFile': '?question=proof',
  };
  const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'apply.submit': { stringifiedProfile: '{}', stringifiedQuestions: '{}' },
  };
  const send = ({ id, call, field, types }: (typeof uploads)[number]) => {
    const type = types.find((one) => beginnings[one]) ?? '';
    const form = new FormData();
    for (const [name, value] of Object.entries(fields[id] ?? {})) form.append(name, value);
    const bytes = Buffer.concat([beginnings[type]!, Buffer.from(malware)]);
    form.append(field, new File([new Uint8Array(bytes)], `file${type}`));
    return as('admin').write('POST', `${addressOf(call)}${queries[id] ?? ''}`, { body: form });
  };

  test('the content of every type that a call takes is compared with its name', () => {
    expect(uploads.flatMap(({ types }) => types).filter((type) => !isKnownEnding(type))).toEqual([]);
  });

  test.each(uploads)('$field of $id is refused where the scanner finds something', async (upload) => {
    const { status, body } = await send(upload);
    expect(body.validationErrors).toEqual({ [upload.field]: expect.stringMatching(found) });
    expect(status).toBe(400);
  });

  test.each(uploads)('$field of $id is refused where nobody can be asked', async (upload) => {
    isThere = false;
    const { status, body } = await send(upload);
    expect([status, body.message]).toEqual([503, away]);
  });

  const uploadInUrl = (bytes: Buffer) => {
    const form = new FormData();
    form.append('resume_file_name', 'cv.pdf');
    form.append('resume_content', `data:application/pdf;base64,${bytes.toString('base64')}`);
    return as('candidate').write('POST', '/api/pcsx/upload_resume', { body: form });
  };

  test('a resume in a data URL is refused, and a harmless one is taken', async () => {
    const { status, body } = await uploadInUrl(infected);
    expect([status, body.message]).toEqual([400, expect.stringMatching(found)]);
    expect((await uploadInUrl(pdf('a resume'))).status).toBe(200);
    isThere = false;
    expect((await uploadInUrl(pdf('another'))).status).toBe(503);
  });

  test('FORM-06 types of the employer’s own are scanned, and taken', async () => {
    const id = await assignForm(server.database, server.scopes['ours.example']!, {
      accountId: await accountIn(server, { domain: 'ours.example', email: 'candidate@x.example' }),
      form: {
        tabId: 'start',
        title: 'About you',
        description: '',
        definition: {
          sections: [
            {
              items: [
                { name: 'sheet', type: 'fileUpload', fileUploadOptions: { allowedTypes: ['.csv', '.pdf'] } },
              ],
            },
          ],
        },
        status: 'open',
        values: {},
        updatedAt: new Date(),
        dueAt: null,
      },
    });
    const upload = async (name: string, content: string) => {
      const body = new FormData();
      body.append('file', new File([content], name));
      return (await as('candidate').write('POST', `/api/pcsx/forms/${id}/files?question=sheet`, { body }))
        .status;
    };
    expect(await upload('sheet.csv', 'a,b')).toBe(201);
    expect(await upload('sheet.csv', malware)).toBe(400);
    expect(await upload('sheet.pdf', '<script>')).toBe(400);
    expect(await upload('sheet.txt', 'a,b')).toBe(400);
  });

  test('a letter from the employer’s own system is looked at, too', async () => {
    const tell = (bytes: Buffer) =>
      tellSite(server, [
        {
          kind: 'offer',
          external_id: 'o-1',
          email: 'candidate@x.example',
          position: { id: 1 },
          expires_at: null,
          documents: [
            { name: 'Letter', pdf: pdf('to read').toString('base64'), needs_signature: false },
            { name: 'Offer', esign_url: 'envelope-1' },
            { name: 'Policy', pdf: bytes.toString('base64'), needs_signature: false },
          ],
        },
      ]);
    const { status, body } = await tell(infected);
    expect([status, body.validationErrors]).toEqual([
      400,
      { 'entries.0.documents.2.pdf': expect.stringContaining('the virus scanner finds nothing') },
    ]);
    isThere = false;
    expect((await tell(pdf('a policy'))).status).toBe(503);
  });
});
