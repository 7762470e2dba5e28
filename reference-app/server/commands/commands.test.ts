import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyData, type Data } from '../../../tests/data.ts';
import { Browser } from '../../../tests/server/harness.ts';
import { whoAmI } from '../../../tests/server/accounts.ts';
import { runCommand } from '../../../tests/server/run-command.ts';
import { createApp } from '../app.ts';
import { openBackground } from '../background/queue.ts';
import { openDatabase } from '../database/database.ts';
import { createLog } from '../http/log.ts';

let data: Data;
let folder: string;
beforeAll(async () => {
  data = await emptyData();
  ({ folder } = data);
});
afterAll(() => data.remove());

const run = (command: string, ...given: string[]) =>
  runCommand(path.join(import.meta.dirname, `${command}.ts`), given, { PORTICO_DATA: folder });

describe('AUTH-03 a server without demo data', () => {
  test.each([
    ['create-employer', [], 'Say --domain <domain> --name <name>.\n'],
    ...['a b', '10.0.0.1'].map((domain): [string, string[], string] => [
      'create-employer',
      ['--domain', domain, '--name', 'A'],
      `"${domain}" is no domain: `,
    ]),
    [
      'create-employer',
      ['--domain', 'x.example', '--name', 'A\nBcc: b@x.example'],
      'The name has a line break or another control character.\n',
    ],
    [
      'create-admin',
      ['--employer', 'x.example', '--email', ' '],
      'Say --employer <domain> --email <e-mail>.\n',
    ],
    ['erase-visitor', [], 'Say --employer <domain> --email <e-mail>.\n'],
    ['create-admin', ['--sudo'], 'Say --employer <domain> --email <e-mail>.\n'],
    [
      'create-admin',
      ['--employer', 'x.example', '--email', 'ada@x.example'],
      'There is no employer "x.example"; the employers are: none yet (npm run create-employer).\n',
    ],
  ])('%s %j says what to do', async (command, given, message) => {
    const { failure, code } = await run(command, ...given);
    expect(failure).toContain(message);
    expect(code).toBe(1);
  });

  test('gets an employer and an admin by command, who can log in', async () => {
    const made = await run('create-employer', '--domain', 'Careers.example', '--name', 'An Employer');
    expect(made).toMatchObject({ failure: '', code: 0 });
    expect(made.said).toContain('An Employer is at /careers?domain=careers.example');
    const again = await run('create-employer', '--domain', 'careers.example', '--name', 'Another');
    expect(again).toMatchObject({ code: 1, failure: expect.stringContaining('already') });

    const email = 'Boss@careers.example';
    const first = await run('create-admin', '--employer', 'careers.example', '--email', email);
    expect(first).toMatchObject({ failure: '', code: 0 });
    const password = /The password is (\S+) /.exec(first.said)?.[1] ?? '';
    const second = await run('create-admin', '--employer', 'careers.example', '--email', email);
    expect(second.said).toMatch(/its password stays as it was/);

    const log = createLog({ level: 'silent', write: () => undefined });
    const database = await openDatabase({ dataFolder: folder, log });
    const background = await openBackground({ database, log });
    const app = await createApp({ database, background, log, demo: false });
    const browser = new Browser(app, 'careers.example');
    expect((await browser.logIn(email, password)).status).toBe(200);
    expect(await whoAmI(browser)).toMatchObject({ roles: ['candidate', 'theme_builder', 'admin'] });
    await app.close();
    await background.stop();
    await database.close();
  });
});
