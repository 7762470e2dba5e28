import { hash } from '@node-rs/argon2';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { Client } from 'pg';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Role } from '../../reference-app/contract/accounts.ts';
import type { EmployerConfigInput } from '../../reference-app/contract/employer-config.ts';
import type { Posting } from '../../reference-app/contract/posting.ts';
import { createAccount, findAccountByEmail } from '../../reference-app/server/accounts/store.ts';
import { createApp, type AppOptions } from '../../reference-app/server/app.ts';
import { openBackground, type Background } from '../../reference-app/server/background/queue.ts';
import { openDatabase, type OpenDatabase } from '../../reference-app/server/database/database.ts';
import type { EmployerScope } from '../../reference-app/server/database/for-employer.ts';
import { migrate } from '../../reference-app/server/database/migrate.ts';
import { createEmployer } from '../../reference-app/server/employers/store.ts';
import { createLog } from '../../reference-app/server/http/log.ts';
import { deliverToFolder } from '../../reference-app/server/mail/deliver.ts';
import { takePostings } from '../../reference-app/server/positions/store.ts';
import { mailsIn, type ReceivedMail } from './mails.ts';

export const password = 'correct horse battery staple';

/** The cheapest hash there is: what it costs to guess is not what these tests are about. */
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1 });

/** What tests send more often than people may. */
const applicationsWithoutEnd = {
  applicationsPerAddress: { tries: 1_000_000, window: 1 },
  applicationsPerApplicant: { tries: 1_000_000, window: 1 },
};

export type TestEmployer = {
  domain: string;
  name?: string;
  config?: EmployerConfigInput;
  /** `isNew`: neither onboarded nor bootstrapped. */
  accounts?: { email: string; firstName?: string; roles?: Role[]; isNew?: boolean }[];
  postings?: Iterable<Posting>;
};

export type TestServer = {
  app: FastifyInstance;
  database: OpenDatabase;
  /** Works only when it is told to: `drain`. */
  background: Background;
  scopes: Record<string, EmployerScope>;
  /** How a process of its own is told of the database. */
  environment: Readonly<Record<string, string>>;
  /** Parsed lines of the log. */
  logged: Record<string, unknown>[];
  /** A browser with its own cookies. */
  browser: (domain?: string) => Browser;
  /** What is in the mails to an address, oldest first, once everything that waits is done. */
  mailsTo: (email: string) => Promise<ReceivedMail[]>;
  close: () => Promise<void>;
};

export type Answer<Data = Record<string, unknown>, Metadata = unknown> = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: {
    status: number;
    message?: string;
    error: { message: string; body: string };
    data: Data;
    metadata: Metadata;
    validationErrors?: Record<string, string>;
  };
  text: string;
};

/** Writes employers with their accounts and postings into an empty database. */
export async function writeEmployers(
  database: OpenDatabase,
  employers: readonly TestEmployer[],
): Promise<Record<string, EmployerScope>> {
  await migrate(database);
  const scopes: Record<string, EmployerScope> = {};
  for (const { domain, name = domain, config = {}, accounts = [], postings = [] } of employers) {
    const scope = await createEmployer(database, { domain, name, product: 'default', config });
    scopes[domain] = scope;
    for (const { email, firstName = 'Ada', roles = ['candidate' as const], isNew = false } of accounts)
      await createAccount(database, scope, {
        email,
        roles,
        firstName,
        lastName: 'Example',
        isOnboarded: !isNew,
        isBootstrapped: !isNew,
        passwordHash: await passwordHash,
      });
    await takePostings(database, scope, postings);
  }
  return scopes;
}

type ServerOptions = Partial<Omit<AppOptions, 'registerPages'>> & {
  registerPages?: (app: FastifyInstance, database: OpenDatabase) => Promise<void>;
};

/** The real app on a real, empty database. */
export async function startServer(
  employers: readonly TestEmployer[],
  { registerPages, ...options }: ServerOptions = {},
): Promise<TestServer> {
  const logged: Record<string, unknown>[] = [];
  const log = createLog({ level: 'info', write: (line) => logged.push(JSON.parse(line)) });
  const { database, dispose, environment } = await emptyDatabase();
  const scopes = await writeEmployers(database, employers);
  const background = await openBackground({ database, log });
  const outbox = await mkdtemp(path.join(tmpdir(), 'portico-outbox-'));
  const deliverMail = deliverToFolder({ folder: outbox, from: 'careers@site.example' });
  const app = await createApp({
    database,
    background,
    log,
    demo: false,
    deliverMail,
    ...options,
    ...(registerPages && { registerPages: (pages) => registerPages(pages, database) }),
    limits: { ...applicationsWithoutEnd, ...options.limits },
  });
  await app.ready();
  return {
    app,
    database,
    background,
    scopes,
    environment,
    logged,
    browser: (domain) => new Browser(app, domain),
    mailsTo: async (email) => {
      await background.drain();
      const mails = await mailsIn(outbox);
      return mails.filter(({ to }) => to === email);
    },
    close: async () => {
      await app.close();
      await background.stop();
      await dispose();
      await rm(outbox, { recursive: true, force: true });
    },
  };
}

/** The number of an account, which its rows belong to. */
export async function accountIn(
  { database, scopes }: TestServer,
  { domain, email }: { domain: string; email: string },
): Promise<number> {
  const found = await findAccountByEmail(database, scopes[domain]!, email);
  if (!found) throw new Error(`${domain} has no account ${email}.`);
  return found.account.id;
}

/** Whether somebody waits for what another transaction of the database has locked. */
export async function isSomebodyWaiting(database: OpenDatabase): Promise<boolean> {
  const { rows } = await database.statement(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

export type EmptyDatabase = {
  database: OpenDatabase;
  /** How a process of its own is told of it. */
  environment: Readonly<Record<string, string>>;
  dispose: () => Promise<void>;
};

/**
 * A database of one's own, gone after `dispose`.
 *
 * @param options.bare without any table, as before the first start
 */
export async function emptyDatabase({ bare = false } = {}): Promise<EmptyDatabase> {
  const log = createLog({ level: 'silent', write: () => undefined });
  const { PORTICO_TEST_DATABASE_URL: server = '', PORTICO_TEST_TEMPLATE } = process.env;
  const template = bare ? undefined : PORTICO_TEST_TEMPLATE;
  const name = `portico_test_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = closedOnce(await openDatabase({ url: url.href, dataFolder: '', log }));
  const dispose = async () => {
    await database.close();
    await administer(server, `drop database ${name} with (force)`);
  };
  return { database, environment: { DATABASE_URL: url.href }, dispose };
}

/** So that a test may close what it lets go of at the end. */
function closedOnce(database: OpenDatabase): OpenDatabase {
  let closed: Promise<void> | undefined;
  return { ...database, close: () => (closed ??= database.close()) };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** What a browser asks: an app in this process, or a server in another. */
export type Asked = {
  inject: (options: InjectOptions & { url: string }) => Promise<{
    statusCode: number;
    headers: Answer['headers'];
    body: string;
    cookies: { name: string; value: string; expires?: Date }[];
  }>;
};

/** Keeps cookies and the CSRF token between calls, as a page does. */
export class Browser {
  readonly #app: Asked;
  readonly #domain: string | undefined;
  readonly cookies = new Map<string, string>();
  csrfToken = '';

  constructor(app: Asked, domain: string | undefined) {
    this.#app = app;
    this.#domain = domain;
  }

  get<Data = Record<string, unknown>, Metadata = unknown>(
    url: string,
    headers: Record<string, string> = {},
  ): Promise<Answer<Data, Metadata>> {
    return this.send<Data, Metadata>({ method: 'GET', url, headers });
  }

  /** Sends a write with the CSRF token, as the page would. */
  async write<Data = Record<string, unknown>>(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    { body, headers = {} }: { body?: object | string | FormData; headers?: Record<string, string> } = {},
  ): Promise<Answer<Data>> {
    if (this.csrfToken === '') await this.get('/api/pcsx/profile_details');
    const form = body instanceof FormData ? new Response(body) : undefined;
    return this.send<Data>({
      method,
      url,
      headers: {
        'x-csrf-token': this.csrfToken,
        ...(form && { 'content-type': form.headers.get('content-type') ?? '' }),
        ...headers,
      },
      ...(body !== undefined && { payload: form ? Buffer.from(await form.arrayBuffer()) : body }),
    });
  }

  logIn(email: string, secret = password): Promise<Answer> {
    return this.write('POST', '/api/pcsx/auth/login', { body: { email, password: secret } });
  }

  async send<Data = Record<string, unknown>, Metadata = unknown>({
    url,
    headers,
    ...rest
  }: InjectOptions & { url: string }): Promise<Answer<Data, Metadata>> {
    const address = new URL(url, 'http://site.example');
    if (this.#domain !== undefined && !address.searchParams.has('domain'))
      address.searchParams.set('domain', this.#domain);
    const response = await this.#app.inject({
      ...rest,
      url: address.pathname + address.search,
      headers: {
        host: 'site.example',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
    });
    for (const { name, value, expires } of response.cookies)
      if (expires && expires.getTime() <= 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    const token = response.headers['x-csrf-token'];
    if (typeof token === 'string') this.csrfToken = token;
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: JSON.parse(isJson ? response.body : '{}'),
      text: response.body,
    };
  }
}
