import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ssoSecretName } from './accounts/sso/rules.ts';
import type { AppOptions } from './app.ts';
import { openBackground } from './background/queue.ts';
import { openDatabase, type OpenDatabase } from './database/database.ts';
import { migratePastPooler } from './database/migrate-past-pooler.ts';
import { inPlainWords } from './database/start-failure.ts';
import { listEmployers } from './employers/store.ts';
import { checkClamd, clamdScan } from './files/scan.ts';
import { startEsignProvider } from './esign-provider/start.ts';
import { deliverBySmtp, deliverToFolder } from './mail/deliver.ts';
import { intakeSecretName } from './intake/rules.ts';
import { createLog, type ServerLog } from './http/log.ts';
import { readSigningKey } from './offers/seal/signing-key.ts';
import { createMetrics, serveMetrics } from './operations/metrics.ts';
import type { DemoEmployer } from '../employers/demo-employer.ts';
import type { Settings } from './settings/settings.ts';
import { registerPages } from './pages/routes.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Opens everything that the settings ask for, and listens.
 *
 * @param options.stopping aborted when the start is no longer wanted
 * @returns lets go of everything, once requests have ended
 * @throws StartFailure in a sentence for whoever starts it
 */
export async function startSite(
  settings: Settings,
  { root, stopping }: { root: string; stopping: AbortSignal },
): Promise<() => Promise<void>> {
  const log = createLog({ level: settings.logLevel, write: (line) => process.stderr.write(`${line}\n`) });
  const { databaseUrl: url, databaseDirectUrl, databaseAccount, dataFolder, signingKeyFile } = settings;
  const signingKey = signingKeyFile === undefined ? undefined : readSigningKey(signingKeyFile);
  const [database, { createApp }, demo] = await Promise.all([
    openDatabase({
      url,
      dataFolder,
      account: databaseAccount,
      log,
      replicaUrls: settings.replicaUrls,
      connections: settings.databaseConnections,
    }),
    // loading these takes as long as it takes other processes to make an empty database
    import('./app.ts'),
    settings.demo ? loadDemo() : undefined,
  ]);
  try {
    stopping.throwIfAborted();
    await migratePastPooler(database, { databaseDirectUrl, log });
    if (demo) await seed(database, demo, stopping);
    stopping.throwIfAborted();
    const background = await openBackground({ database, log });
    const there = new Set((await listEmployers(database)).map(({ domain }) => domain));
    warnOfSettings(settings, { log, domains: there });
    const scan = settings.clamd && clamdScan(settings.clamd, log);
    if (settings.clamd) void checkClamd(settings.clamd, log);
    const metrics = settings.metrics && createMetrics({ database, background, log });
    const provider = demo ? await startEsignProvider({ database, log, settings }) : undefined;
    const app = await createApp({
      ...optionsFrom(settings),
      database,
      background,
      log,
      scan,
      signingKey,
      esignOrigin: provider?.origin,
      stopping,
      metrics,
      registerPages: (pages) =>
        registerPages(pages, {
          database: database.reads,
          demo: settings.demo,
          distFolder: path.join(root, 'reference-app/dist'),
          employersFolder: path.join(root, 'reference-app/employers'),
        }),
    });
    const metricsServer =
      metrics && settings.metrics && (await serveMetrics({ metrics, ...settings.metrics }));
    const address = await app.listen({ port: settings.port, host: settings.host });
    stopping.throwIfAborted();
    provider?.serve(Number(new URL(address).port));
    await background.start();
    greet({
      address,
      metricsAddress: metricsServer?.address,
      settings,
      database,
      password: demo?.password,
      // a database that others have written has none of them
      employers: demo?.employers.filter(({ domain }) => there.has(domain)) ?? [],
    });
    return async () => {
      // /readyz says so already; whoever sends requests here gets the time to notice
      await wait(settings.stop.delay);
      const until = performance.now() + settings.stop.within;
      await app.close();
      await provider?.close();
      await background.stop(Math.max(leastForQueue, until - performance.now() - forTheRest));
      await metricsServer?.close();
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw inPlainWords(error, settings);
  }
}

/** ms */
const leastForQueue = 1_000;
/** ms, of those that a stop may take, for closing the database: what the queue could not end is then queued again. */
const forTheRest = 1_000;

/** Takes what the app needs from the settings as they are. */
function optionsFrom(settings: Settings) {
  const { demo, limits, origin, trustedProxies, esignSecret, assistant } = settings;
  const { smtpUrl, from } = settings.mail;
  return {
    demo,
    limits,
    origin,
    trustedProxies,
    esignSecret,
    assistant,
    deliverMail:
      smtpUrl === undefined
        ? deliverToFolder({ folder: outboxIn(settings.dataFolder), from })
        : deliverBySmtp({ url: smtpUrl, from }),
    sso: { secretOf: (employer) => settings.ssoSecrets.get(ssoSecretName(employer)) },
    intakeSecretOf: (employer) => settings.intakeSecrets.get(intakeSecretName(employer)),
  } satisfies Partial<AppOptions>;
}

/** Warns of settings that are in order by themselves and do nothing here, or not what they seem to. */
function warnOfSettings(
  settings: Settings,
  { log, domains }: { log: ServerLog; domains: ReadonlySet<string> },
): void {
  const { origin, trustedProxies, intakeSecrets, ssoSecrets } = settings;
  if (origin?.startsWith('https:') && trustedProxies.length === 0)
    log.warn(
      'PORTICO_ORIGIN is https and PORTICO_TRUSTED_PROXIES is not set: all visitors count as one address, the proxy’s. Set it to the proxy’s address.',
    );
  const known = new Set([...domains].flatMap((domain) => [intakeSecretName(domain), ssoSecretName(domain)]));
  for (const name of [...intakeSecrets.keys(), ...ssoSecrets.keys()].filter((each) => !known.has(each)))
    log.warn(
      `${name} is called after no employer, and is not used: correct its name, or unset it (docs/operations.md, Single sign-on, says how they are called).`,
    );
}

/** Where mails are that no server sends. */
function outboxIn(dataFolder: string): string {
  return path.join(dataFolder, 'outbox');
}

async function loadDemo() {
  const [{ demoEmployers }, { demoPassword, seedDemo }] = await Promise.all([
    import('../employers/index.ts'),
    import('./seed.ts'),
  ]);
  return { employers: demoEmployers, password: demoPassword, seedDemo };
}

async function seed(
  database: OpenDatabase,
  { employers, seedDemo }: Awaited<ReturnType<typeof loadDemo>>,
  stopping: AbortSignal,
): Promise<void> {
  let isBegun = false;
  const isSeeded = await seedDemo(database, {
    employers,
    now: new Date(),
    onProgress: () => {
      // within the transaction, which is undone
      stopping.throwIfAborted();
      if (!isBegun) say(`Writing the demo data of ${employers.map(({ name }) => name).join(', ')} …`);
      isBegun = true;
    },
  });
  if (isSeeded) say('The demo data is written.');
}

function greet(options: {
  address: string;
  metricsAddress: string | undefined;
  settings: Settings;
  database: OpenDatabase;
  password: string | undefined;
  employers: readonly DemoEmployer[];
}): void {
  const { settings, database, password, employers } = options;
  const port = new URL(options.address).port;
  say(`Portico is at http://localhost:${port}/careers`);
  if (settings.databaseUrl === undefined) say(`The data is in ${settings.dataFolder}.`);
  if (database.elsewhere !== undefined)
    say(`  Its database is in ${database.elsewhere}, where the account that runs it may go.`);
  if (settings.mail.smtpUrl === undefined)
    say(
      `Mails are not sent: they are in ${outboxIn(settings.dataFolder)} (set PORTICO_SMTP_URL to send them).`,
    );
  if (settings.clamd === undefined)
    say('Files that are uploaded are not scanned for viruses (set CLAMAV_HOST to have clamd do it).');
  if (options.metricsAddress) say(`Metrics are at ${options.metricsAddress}/metrics`);
  for (const { name, domain, accounts } of employers) {
    say(`  ${name}: http://localhost:${port}/careers?domain=${domain}`);
    for (const { email, roles } of accounts) say(`    ${email} (${roles.join(', ')})`);
  }
  if (employers.length > 0) say(`The password of every demo account is ${password}.`);
}
