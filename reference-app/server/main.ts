import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ssoSecretName } from './accounts/sso/rules.ts';
import { createApp } from './app.ts';
import { openBackground } from './background/queue.ts';
import { openDatabase, type OpenDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { StartFailure } from './database/start-failure.ts';
import { startEsignProvider } from './esign-provider/start.ts';
import { deliverBySmtp, deliverToFolder } from './mail/deliver.ts';
import { createLog, type ServerLog } from './http/log.ts';
import { readSigningKey } from './offers/seal/signing-key.ts';
import { createMetrics, serveMetrics } from './operations/metrics.ts';
import type { DemoEmployer } from '../employers/demo-employer.ts';
import { demoPassword, seedDemo } from './seed.ts';
import { readSettings, type Settings } from './settings.ts';
import { registerPages } from './pages/routes.ts';
import { validateTheme } from './themes/validate-theme.ts';

// read by React when the renderer is loaded; its development build is several times slower
process.env.NODE_ENV ??= 'production';
const root = path.resolve(import.meta.dirname, '../..');
const folders = {
  distFolder: path.join(root, 'reference-app/dist'),
  employersFolder: path.join(root, 'reference-app/employers'),
};
/** ms; longer once the server has requests to end. */
let stopsWithin = 3_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

// before anything is open that would have to be let go of
const stopping = signalled();

try {
  await start(readSettings(process.env, { root }));
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(stopping.aborted ? 0 : 1);
}

async function start(settings: Settings): Promise<void> {
  const log = createLog({ level: settings.logLevel, write: (line) => process.stderr.write(`${line}\n`) });
  const { databaseUrl: url, databaseDirectUrl, dataFolder, demo, signingKeyFile } = settings;
  const signingKey = signingKeyFile === undefined ? undefined : readSigningKey(signingKeyFile);
  // before anything is written: seeding for a server that cannot listen helps nobody
  await assertPortIsFree(settings, 'PORT');
  if (demo) await assertPortIsFree({ ...settings, port: settings.esignPort }, 'ESIGN_PORT');
  if (settings.metrics) await assertPortIsFree(settings.metrics, 'PORTICO_METRICS_PORT');
  const database = await openDatabase({
    url,
    dataFolder,
    log,
    replicaUrls: settings.replicaUrls,
    connections: settings.databaseConnections,
  });
  try {
    stopping.throwIfAborted();
    await migrateBy(database, databaseDirectUrl, log);
    const employers = demo ? await demoEmployers() : [];
    if (demo) await seed(database, employers);
    stopping.throwIfAborted();
    const background = await openBackground({ database, log });
    const { limits, origin, trustedProxies } = settings;
    const { smtpUrl, from } = settings.mail;
    const outbox = outboxIn(dataFolder);
    const metrics = settings.metrics && createMetrics({ database, background, log });
    const provider = demo ? await startEsignProvider({ database, log, settings }) : undefined;
    const app = await createApp({
      database,
      background,
      log,
      demo,
      limits,
      origin,
      trustedProxies,
      deliverMail:
        smtpUrl === undefined
          ? deliverToFolder({ folder: outbox, from })
          : deliverBySmtp({ url: smtpUrl, from }),
      sso: { secretOf: (employer) => settings.ssoSecrets.get(ssoSecretName(employer)) },
      signingKey,
      esignSecret: settings.esignSecret,
      esignOrigin: provider?.origin,
      assistant: settings.assistant,
      validateTheme,
      stopping,
      metrics,
      registerPages: (pages) => registerPages(pages, { database: database.reads, demo, ...folders }),
    });
    const metricsServer =
      metrics && settings.metrics && (await serveMetrics({ metrics, ...settings.metrics }));
    const address = await app.listen({ port: settings.port, host: settings.host });
    stopping.throwIfAborted();
    provider?.serve(Number(new URL(address).port));
    await background.start();
    const { delay, within } = settings.stop;
    stopsWithin = delay + within;
    closeWhenStopped(async () => {
      // /readyz says so already; whoever sends requests here gets the time to notice
      await wait(delay);
      await app.close();
      await provider?.close();
      await background.stop();
      await metricsServer?.close();
      await database.close();
    });
    greet({ address, metricsAddress: metricsServer?.address, settings, database, employers });
  } catch (error) {
    await database.close();
    throw inPlainWords(error, settings);
  }
}

/** Where mails are that no server sends. */
function outboxIn(dataFolder: string): string {
  return path.join(dataFolder, 'outbox');
}

/** Past a pooler, where there is a way: what takes minutes holds up nobody's turn there. */
async function migrateBy(
  database: OpenDatabase,
  directUrl: string | undefined,
  log: ServerLog,
): Promise<void> {
  if (directUrl === undefined) return void (await migrate(database));
  const direct = await openDatabase({ url: directUrl, dataFolder: '', log, connections: 1 });
  try {
    await migrate(direct);
  } finally {
    await direct.close();
  }
}

async function assertPortIsFree(
  { port, host }: { port: number; host: string },
  variable: 'PORT' | 'ESIGN_PORT' | 'PORTICO_METRICS_PORT',
): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (error) {
    throw inPlainWords(error, { port, dataFolder: '' }, variable);
  }
  probe.close();
  await once(probe, 'close');
}

async function demoEmployers(): Promise<readonly DemoEmployer[]> {
  return (await import('../employers/index.ts')).demoEmployers;
}

async function seed(database: OpenDatabase, employers: readonly DemoEmployer[]): Promise<void> {
  let current = '';
  const isSeeded = await seedDemo(database, {
    employers,
    now: new Date(),
    validateTheme,
    onProgress: (name, jobs) => {
      // within the transaction, which is undone
      stopping.throwIfAborted();
      if (name !== current) say(`Writing the demo data of ${name} …`);
      current = name;
      if (jobs % 5_000 === 0) say(`  ${jobs} jobs`);
    },
  });
  if (isSeeded) say('The demo data is written.');
}

function greet(options: {
  address: string;
  metricsAddress: string | undefined;
  settings: Settings;
  database: OpenDatabase;
  employers: readonly DemoEmployer[];
}): void {
  const { settings, database, employers } = options;
  const port = new URL(options.address).port;
  say(`Portico is at http://localhost:${port}/careers`);
  if (database.kind === 'embedded')
    say(
      `The data is in ${settings.dataFolder}. The embedded database survives crashes of the server but not power loss: use PostgreSQL (DATABASE_URL) for what must last.`,
    );
  if (settings.mail.smtpUrl === undefined)
    say(
      `Mails are not sent: they are in ${outboxIn(settings.dataFolder)} (set PORTICO_SMTP_URL to send them).`,
    );
  if (options.metricsAddress) say(`Metrics are at ${options.metricsAddress}/metrics`);
  for (const { name, domain, accounts } of employers) {
    say(`  ${name}: http://localhost:${port}/careers?domain=${domain}`);
    for (const { email, roles } of accounts) say(`    ${email} (${roles.join(', ')})`);
  }
  if (employers.length > 0) say(`The password of every demo account is ${demoPassword}.`);
}

/** Aborted by the first SIGINT or SIGTERM. Whatever hangs then must not keep the process: what was answered is written. */
function signalled(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => {
      if (controller.signal.aborted) return;
      setTimeout(() => {
        process.stderr.write('Portico took too long to stop, and was ended.\n');
        process.exit(1);
      }, stopsWithin).unref();
      controller.abort(new StartFailure('Portico was stopped before it had started.'));
    });
  return controller.signal;
}

function closeWhenStopped(close: () => Promise<void>): void {
  stopping.addEventListener('abort', () => {
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${sentenceOf(error)}\n`);
        process.exit(1);
      },
    );
  });
}

function inPlainWords(
  error: unknown,
  { port, dataFolder }: Pick<Settings, 'port' | 'dataFolder'>,
  variable = 'PORT',
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartFailure(
      `Port ${port} is taken: stop what listens there, or choose another with ${variable}=<number>.`,
      { cause: error },
    );
  if (code === 'EACCES')
    return new StartFailure(
      `Port ${port} may not be used by this user: choose one above 1023 with ${variable}=<number>.`,
      { cause: error },
    );
  if (code === '53100' || code === 'ENOSPC' || /No space left/i.test(String(error)))
    return new StartFailure(
      `The disk of the data folder ${dataFolder} is full: free some space, or choose another folder with PORTICO_DATA=<folder>.`,
      { cause: error },
    );
  return error;
}

function sentenceOf(error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `Portico could not start; please report this: ${reason}`;
}
