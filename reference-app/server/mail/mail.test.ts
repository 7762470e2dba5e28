import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../../../tests/server/harness.ts';
import { mailsIn, readMail } from '../../../tests/server/mails.ts';
import { openBackground, type Background } from '../background/queue.ts';
import { inTransaction, type OpenDatabase } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { migrate } from '../database/migrate.ts';
import { createEmployer } from '../employers/store.ts';
import { createLog } from '../http/log.ts';
import { deliverBySmtp, deliverToFolder } from './deliver.ts';
import type { DeliverMail, Mail } from './mail.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { findMail } from './store.ts';

let database: OpenDatabase;
let dispose: () => Promise<void>;
let scope: EmployerScope;
let background: Background;
let outbox: string;
let logged: string[] = [];
const log = createLog({ level: 'info', write: (line) => logged.push(line) });
const now = Date.UTC(2026, 2, 14, 15, 9, 26);
const aMail: Mail = { to: 'ada@mail.example', subject: 'Hello', text: 'Hello Ada\n' };
const from = 'careers@site.example';

beforeAll(async () => {
  ({ database, dispose } = await emptyDatabase());
  await migrate(database);
  scope = await createEmployer(database, { domain: 'a.example', name: 'A', product: 'pcsx', config: {} });
});
afterAll(() => dispose());
beforeEach(async () => {
  logged = [];
  outbox = await mkdtemp(path.join(tmpdir(), 'portico-outbox-'));
  background = await openBackground({ database, log });
});
afterEach(async () => {
  await background.stop();
  await database.statement('delete from pgboss.job');
  await rm(outbox, { recursive: true, force: true });
});

const mailerWith = (deliver: DeliverMail): Mailer =>
  createMailer({
    database,
    background,
    deliver,
    siteAddress: () => 'https://careers.example',
    log,
    now: () => now,
  });
const toOutbox = () => mailerWith(deliverToFolder({ folder: outbox, from }));
const isKept = async () => (await database.statement('select id from outgoing_mail')).rows.length > 0;

describe('AUTH-03 a mail', () => {
  test('leaves with what causes it, or not at all', async () => {
    const mailer = toOutbox();
    await expect(
      inTransaction(database, async (transaction) => {
        await mailer.send(transaction, scope, { ...aMail, subject: 'Never' });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await inTransaction(database, (transaction) => mailer.send(transaction, scope, aMail));
    await background.drain();
    expect((await mailsIn(outbox)).map(({ subject }) => subject)).toEqual(['Hello']);
  });

  test('is kept no longer than it takes to deliver it, and never in the queue', async () => {
    await toOutbox().send(database, scope, aMail);
    expect(await isKept()).toBe(true);
    await background.drain();
    expect(await isKept()).toBe(false);
    const { rows } = await database.statement('select data::text as data from pgboss.job');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/ada@|Hello/);
  });

  test('that cannot be delivered now waits, and is the same one when it is', async () => {
    let tries: string[] = [];
    const mailer = mailerWith(async ({ id }) => {
      tries = [...tries, id];
      if (tries.length === 1) throw new Error('The mail server is away.');
    });
    await mailer.send(database, scope, aMail);
    await background.drain();
    expect(await isKept()).toBe(true);
    await database.statement("update pgboss.job set start_after = now() - interval '1 second'");
    await background.drain();
    expect(tries).toHaveLength(2);
    expect(new Set(tries).size).toBe(1);
    expect(await isKept()).toBe(false);
  });

  test('becomes a file that only this user may read, with who sends it and when', async () => {
    await toOutbox().send(database, scope, { ...aMail, fromName: 'Meridian Health' });
    await background.drain();
    const [name = ''] = await readdir(outbox);
    expect(name).toMatch(/^2026-03-14T15-09-26\.000Z-[\w-]+\.eml$/);
    expect((await stat(path.join(outbox, name))).mode & 0o777).toBe(0o600);
    const [mail] = await mailsIn(outbox);
    expect(mail).toMatchObject({
      to: 'ada@mail.example',
      from: 'Meridian Health <careers@site.example>',
      text: 'Hello Ada\n',
    });
    expect(mail?.headers.get('date')).toBe('Sat, 14 Mar 2026 15:09:26 +0000');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  });

  test.each([
    ['a subject', { subject: 'Hi\r\nBcc: eve@evil.example\r\n\r\nbody' }],
    ['a sender', { fromName: 'A"\r\nBcc: eve@evil.example' }],
  ])('keeps %s with line ends to its own header', async (_what, part) => {
    await toOutbox().send(database, scope, { ...aMail, ...part });
    await background.drain();
    const [mail] = await mailsIn(outbox);
    expect(mail?.headers.has('bcc')).toBe(false);
    expect(mail?.text).toBe('Hello Ada\n');
  });

  test.each([
    'ada@mail.example, eve@evil.example',
    'Ada <ada@mail.example>',
    'ada@mail.example\r\nBcc: eve@evil.example',
    '"ada@mail.example" <eve@evil.example>',
    '',
  ])('has one recipient: not %j', async (to) => {
    await expect(toOutbox().send(database, scope, { ...aMail, to })).rejects.toThrow(/e-mail address/);
  });

  test('says where one click ends mails of its kind', async () => {
    const unsubscribe = 'https://careers.example/api/stop?token=x';
    await toOutbox().send(database, scope, { ...aMail, unsubscribe });
    await background.drain();
    const [mail] = await mailsIn(outbox);
    expect(mail?.headers.get('list-unsubscribe')).toBe(`<${unsubscribe}>`);
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  test('leads to the site as it is configured, for its employer', () => {
    expect(toOutbox().linkTo('/careers/login#reset=x', { domain: 'a.example' })).toBe(
      'https://careers.example/careers/login?domain=a.example#reset=x',
    );
  });
});

describe('AUTH-03 by SMTP', () => {
  let smtp: Server;
  /** What was handed over, as it came. */
  let taken: string[] = [];
  let saysOfRecipient = '250 OK';
  beforeEach(async () => {
    taken = [];
    saysOfRecipient = '250 OK';
    smtp = createServer((socket) => {
      const say = (line: string) => socket.write(`${line}\r\n`);
      let message: string[] | undefined;
      say('220 mail.example');
      createInterface({ input: socket }).on('line', (line) => {
        if (message) {
          if (line !== '.') return void message.push(line);
          taken.push(message.join('\n'));
          message = undefined;
          return say('250 OK');
        }
        const verb = line.split(/[ :]/)[0]?.toUpperCase();
        if (verb === 'RCPT') return say(saysOfRecipient);
        if (verb === 'QUIT') return void socket.end('221 Bye\r\n');
        if (verb !== 'DATA') return say('250 OK');
        message = [];
        return say('354 Go on');
      });
    }).listen(0, '127.0.0.1');
    await once(smtp, 'listening');
  });
  afterEach(() => void smtp.close());
  const bySmtp = () => {
    const address = smtp.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return mailerWith(deliverBySmtp({ url: `smtp://127.0.0.1:${port}`, from }));
  };

  test('a mail reaches the server', async () => {
    await bySmtp().send(database, scope, aMail);
    await background.drain();
    expect(taken.map(readMail)).toMatchObject([
      { to: 'ada@mail.example', subject: 'Hello', text: 'Hello Ada' },
    ]);
  });

  test('one that is refused for good is dropped, and the log does not name its recipient', async () => {
    saysOfRecipient = '550 No such mailbox ada@mail.example';
    await bySmtp().send(database, scope, aMail);
    await background.drain();
    expect(await isKept()).toBe(false);
    expect(logged.join('\n')).toContain('A mail was refused for good');
    expect(logged.join('\n')).not.toContain('ada@');
  });

  test('one that is to be tried again waits', async () => {
    saysOfRecipient = '451 Come back later';
    const mailer = bySmtp();
    await mailer.send(database, scope, aMail);
    await background.drain();
    const { rows } = await database.statement('select id from outgoing_mail');
    const [{ id }] = rows as [{ id: string }];
    expect(await findMail(database, scope, id)).toMatchObject(aMail);
    await database.statement('delete from outgoing_mail');
  });
});
