import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyData, type Data } from '../../tests/data.ts';

const main = path.resolve(import.meta.dirname, 'main.ts');
let data: Data;
let folder: string;
let running: ChildProcess | undefined;

beforeEach(async () => {
  data = await emptyData();
  ({ folder } = data);
});
afterEach(async () => {
  if (running && running.exitCode === null && running.signalCode === null) {
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  }
  await data.remove();
});

function start(environment: Record<string, string>) {
  const { DATABASE_URL: _url, ...inherited } = process.env;
  const child = spawn(process.execPath, [main], {
    env: {
      ...inherited,
      PORTICO_DATA: folder,
      PORTICO_DEMO: '0',
      PORT: '0',
      HOST: '127.0.0.1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  return child;
}

type Server = ReturnType<typeof start>;

/** Resolves with all that a server has said once it says this, and rejects if it ends before. */
const untilItSays = (child: Server, words: string) =>
  new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(words)) resolve(said);
    });
    child.once('exit', () => reject(new Error(`It ended before it said “${words}”: ${said}`)));
  });

async function failureOf(environment: Record<string, string>) {
  const child = start(environment);
  const [message, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { message, code };
}

describe('a start that fails ends with one sentence that says what to do', () => {
  // every setting that cannot be meant: settings.test.ts
  test.each([
    [{ PORT: 'abc' }, /^PORT is "abc": set it to a whole number from 0 to 65535\.\n$/],
    [
      { DATABASE_URL: 'postgresql://127.0.0.1:1/x' },
      /^Cannot connect to the database in DATABASE_URL \([^\n]+\n$/,
    ],
    [{ HOST: 'no.such.host.invalid' }, /^HOST is no address of this machine: [^\n]+\n$/],
    [
      { PORTICO_METRICS_PORT: '0', PORTICO_METRICS_HOST: 'no.such.host.invalid' },
      /^PORTICO_METRICS_HOST is no address of this machine: [^\n]+\n$/,
    ],
  ])('%j', async (environment, message) => {
    expect(await failureOf(environment)).toEqual({ message: expect.stringMatching(message), code: 1 });
  });

  test.each([
    ['that is a file', 'file'],
    ['in a file', 'file/data'],
    ['far down in a file', 'file/a/b/data'],
    ...(process.platform === 'linux' ? [['where none can be made', '/proc/portico/data']] : []),
  ])('a data folder %s', async (_where, name = '') => {
    await writeFile(path.join(folder, 'file'), '');
    const { message, code } = await failureOf({ PORTICO_DATA: path.resolve(folder, name) });
    expect(message).toMatch(
      /^The data folder .* cannot be created \([^\n]+\): choose another with PORTICO_DATA=<folder>\.\n$/,
    );
    expect(code).toBe(1);
  });

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { message, code } = await failureOf({ PORT: String(port) });
    expect(message).toBe(
      `Port ${port} is taken: stop what listens there, or choose another with PORT=<number>.\n`,
    );
    expect(code).toBe(1);
    other.close();
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'on %s the server lets go of everything and ends with 0',
  async (signal) => {
    for (let round = 0; round < 2; round += 1) {
      const child = start({});
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      const first = String((await lines.next()).value);
      const address = /http:\/\/localhost:\d+/.exec(first)?.[0] ?? '';
      expect((await lines.next()).value).toBe(`The data is in ${folder}.`);
      // A connection that a browser keeps open.
      expect((await fetch(`${address.replace('localhost', '127.0.0.1')}/healthz`)).status).toBe(200);
      const ended = once(child, 'exit');
      child.kill(signal);
      expect((await ended)[0]).toBe(0);
    }
  },
);

test('the server goes on where nobody reads any more what it says', async () => {
  const child = start({ PORTICO_LOG_LEVEL: 'info' });
  const said = await untilItSays(child, 'The data is in');
  const address = /http:\/\/localhost:\d+/.exec(said)?.[0].replace('localhost', '127.0.0.1') ?? '';
  child.stdout.destroy();
  child.stderr.destroy();
  for (let request = 0; request < 20; request += 1)
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});

test('secrets that are called after no employer are told of, and are not told', async () => {
  const secret = 'what nobody signs their calls with';
  const child = start({
    PORTICO_INTAKE_SECRET_NOBODY_EXAMPLE: secret,
    PORTICO_SSO_SECRET_NOBODY_EXAMPLE: secret,
  });
  const lines = createInterface({ input: child.stderr })[Symbol.asyncIterator]();
  const told = [String((await lines.next()).value), String((await lines.next()).value)];
  for (const name of ['PORTICO_INTAKE_SECRET_NOBODY_EXAMPLE', 'PORTICO_SSO_SECRET_NOBODY_EXAMPLE'])
    expect(told).toContainEqual(expect.stringContaining(`${name} is called after no employer`));
  expect(told.join()).not.toContain(secret);
});

/** How a first start ends that gets a Ctrl-C at a time. */
async function endOfStart(time: (child: Server) => Promise<unknown>) {
  const child = start({ PORTICO_DEMO: '1' });
  const ended = Promise.all([text(child.stderr), once(child, 'exit')]);
  await time(child);
  child.kill('SIGINT');
  const [message, [code]] = await ended;
  return { message, code, left: await readdir(folder) };
}
/** Resolves when the server begins to make its database. */
async function untilItMakesOne(): Promise<void> {
  const watcher = watch(folder);
  await once(watcher, 'change');
  watcher.close();
}
/** On a busy machine opening a database and closing it again may take longer than a stop, and leaves what the next start removes. */
const ends = [
  { message: 'Portico was stopped before it had started.\n', code: 0, left: ['postgresql'] },
  {
    message: 'Portico took too long to stop, and was ended.\n',
    code: 1,
    left: [expect.stringMatching(/^postgresql(?:-[\da-f]{12}\.unfinished)?$/)],
  },
];

describe('a start that is stopped says so, and leaves the data folder to the next', () => {
  test('while it opens the database', async () => {
    expect(ends).toContainEqual(await endOfStart(untilItMakesOne));
  });

  test('while it writes the demo data', async () => {
    expect(ends).toContainEqual(await endOfStart((child) => untilItSays(child, 'Writing the demo data')));
    const next = start({ PORTICO_DEMO: '0' });
    const lines = createInterface({ input: next.stdout })[Symbol.asyncIterator]();
    expect(String((await lines.next()).value)).toContain('Portico is at');
  });
});
