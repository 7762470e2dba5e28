import { isIP } from 'node:net';
import path from 'node:path';
import { emailAddress } from '../../contract/email-address.ts';
import { StartFailure } from '../database/start-failure.ts';
import type { TryLimits } from '../accounts/limits.ts';
import type { AssistantSettings } from '../assistant/routes.ts';
import type { ClamdAddress } from '../files/scan.ts';
import type { RateLimitSettings } from '../http/rate-limit.ts';
import { listed, noted, numbersIn, secretsIn, type Environment, type ReadNumber } from './environment.ts';

export type Settings = {
  port: number;
  /** Address to listen on. */
  host: string;
  /** Absolute. */
  dataFolder: string;
  /** undefined = the embedded database. */
  databaseUrl: string | undefined;
  /** Whose processes those of the embedded database are where the server is root's. */
  databaseAccount: string;
  demo: boolean;
  /** Where the site is, as `https://careers.example`; undefined = where each request asks for it. */
  origin: string | undefined;
  /** Addresses or networks (`10.0.0.0/8`) of proxies in front that may say who the client is. */
  trustedProxies: readonly string[];
  /** Where the demo's e-signature provider listens. */
  esignPort: number;
  /** What the e-signature provider signs its calls with; undefined = one of this installation's own. */
  esignSecret: string | undefined;
  /** PEM file of the key that signed documents are sealed with; undefined = one of this installation's own. */
  signingKeyFile: string | undefined;
  mail: MailSettings;
  /** Where clamd looks for malware in what is uploaded; undefined = nobody does. */
  clamd: ClamdAddress | undefined;
  /** Of employers' own sign-ons, by what they are called in the environment; see `ssoSecretName`. */
  ssoSecrets: ReadonlyMap<string, string>;
  /** What employers' own systems sign their calls with, by what they are called in the environment; see `intakeSecretName`. */
  intakeSecrets: ReadonlyMap<string, string>;
  assistant: AssistantSettings;
  limits: Limits;
  /** Where the database is without a pooler between, for what holds a session: backups and migrations. */
  databaseDirectUrl: string | undefined;
  /** Replicas of the database, which answer what anybody may read. */
  replicaUrls: readonly string[];
  /** The most to the database, and to each replica. */
  databaseConnections: number;
  metrics: { port: number; host: string } | undefined;
  logLevel: LogLevel;
  stop: {
    /** ms between the first word of stopping and the last new request. */
    delay: number;
    /** ms for everything after that. */
    within: number;
  };
};

export type MailSettings = {
  /** undefined = mails become files in the data folder. */
  smtpUrl: string | undefined;
  /** The address that they come from. */
  from: string;
};

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

export type Limits = TryLimits & {
  /** All calls below `/api` from one address. */
  callsPerAddress: RateLimitSettings;
  /** All pages from one address. */
  pagesPerAddress: RateLimitSettings;
};

const minute = 60 * 1000;
const tries = { minimum: 1, maximum: 1_000_000 };

export const defaultLimits: Limits = {
  loginPerAccount: { tries: 20, window: 10 * minute },
  loginPerAddress: { tries: 100, window: 10 * minute },
  mailsPerRecipient: { tries: 5, window: 60 * minute },
  mailsPerAddress: { tries: 20, window: 60 * minute },
  applicationsPerAddress: { tries: 200, window: 60 * minute },
  applicationsPerApplicant: { tries: 30, window: 60 * minute },
  callsPerAddress: { tries: 1_200, window: minute },
  pagesPerAddress: { tries: 600, window: minute },
};

/** Without a model. */
export const defaultAssistant: AssistantSettings = { perMinute: 20, endpoint: undefined };
/** ms */
const modelTimeLimit = 15_000;

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function isDatabase(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);
}

function isLogLevel(text: string): text is LogLevel {
  return logLevels.some((level) => level === text);
}

/**
 * Reads the environment, once.
 *
 * @param options.root folder that a relative data folder is in
 * @throws StartFailure for a value that cannot be meant
 */
export function readSettings(given: Environment, { root }: { root: string }): Settings {
  const { environment, assertNoOthers } = noted(given);
  const number = numbersIn(environment);
  const demo = environment.PORTICO_DEMO ?? '';
  if (!['', '0', '1'].includes(demo))
    throw new StartFailure(`PORTICO_DEMO is "${demo}": set it to 1 (demo data) or 0 (none).`);
  const database = readDatabase(environment);
  const logLevel = environment.PORTICO_LOG_LEVEL || 'warn';
  if (!isLogLevel(logLevel))
    throw new StartFailure(`PORTICO_LOG_LEVEL is "${logLevel}": set it to one of ${logLevels.join(', ')}.`);
  const origin = readOrigin(environment);
  const trustedProxies = listed(environment.PORTICO_TRUSTED_PROXIES);
  const notANetwork = trustedProxies.find((proxy) => !isNetwork(proxy));
  if (notANetwork !== undefined)
    throw new StartFailure(
      `PORTICO_TRUSTED_PROXIES holds "${notANetwork}": set it to addresses or networks such as 10.0.0.0/8, joined by commas.`,
    );
  const metricsPort = number('PORTICO_METRICS_PORT', -1, { minimum: 0, maximum: 65_535 });
  const metricsHost = environment.PORTICO_METRICS_HOST || '127.0.0.1';
  const seconds = { minimum: 0, maximum: 600 };

  const port = number('PORT', 4400, { minimum: 0, maximum: 65_535 });
  const esignSecret = environment.ESIGN_SECRET || undefined;
  if (esignSecret !== undefined && esignSecret.length < 32)
    throw new StartFailure(
      'ESIGN_SECRET is shorter than 32 characters: set it to what the e-signature provider signs its calls with, or unset it.',
    );

  const intakeSecrets = secretsIn(given, 'PORTICO_INTAKE_SECRET_');
  for (const [name, secret] of intakeSecrets)
    if (secret.length < 32)
      throw new StartFailure(
        `${name} is shorter than 32 characters: set it to what the employer's system signs its calls with, or unset it.`,
      );

  const mail = readMail(environment, origin);
  const settings: Settings = {
    port,
    // any port for the site: any for the provider
    esignPort: number('ESIGN_PORT', port === 0 ? 0 : 4401, { minimum: 0, maximum: 65_535 }),
    esignSecret,
    host: environment.HOST || '0.0.0.0',
    dataFolder: path.resolve(root, environment.PORTICO_DATA || '.portico'),
    ...database,
    databaseAccount: environment.PORTICO_DATABASE_ACCOUNT || 'nobody',
    databaseConnections: number('DATABASE_CONNECTIONS', 10, { minimum: 2, maximum: 1_000 }),
    metrics: metricsPort < 0 ? undefined : { port: metricsPort, host: metricsHost },
    logLevel,
    stop: {
      delay: 1_000 * number('PORTICO_STOP_DELAY', 0, seconds),
      within: 1_000 * number('PORTICO_STOP_WITHIN', 8, { ...seconds, minimum: 1 }),
    },
    demo: demo !== '0',
    origin,
    trustedProxies,
    assistant: {
      perMinute: number('PORTICO_ASSISTANT_PER_MINUTE', defaultAssistant.perMinute, tries),
      endpoint: modelEndpoint(environment),
    },
    signingKeyFile: environment.PORTICO_SIGNING_KEY
      ? path.resolve(root, environment.PORTICO_SIGNING_KEY)
      : undefined,
    mail,
    clamd: clamdAddress(environment.CLAMAV_HOST),
    ssoSecrets: secretsIn(given, 'PORTICO_SSO_SECRET_'),
    intakeSecrets,
    limits: readLimits(number),
  };
  assertNoOthers();
  return settings;
}

/** @throws StartFailure for what is no address of a database, or of no use */
function readDatabase(
  environment: Environment,
): Pick<Settings, 'databaseUrl' | 'databaseDirectUrl' | 'replicaUrls'> {
  const url = environment.DATABASE_URL ?? '';
  if (url !== '' && !isDatabase(url))
    throw new StartFailure(
      'DATABASE_URL is not the address of a PostgreSQL database: set it to postgresql://user:password@host:5432/name, or unset it to use the embedded database.',
    );
  const databaseDirectUrl = environment.DATABASE_DIRECT_URL || undefined;
  if (databaseDirectUrl !== undefined && !isDatabase(databaseDirectUrl))
    throw new StartFailure(
      'DATABASE_DIRECT_URL is not the address of a PostgreSQL database: set it to postgresql://user:password@host:5432/name, the database of DATABASE_URL without a pooler between, or unset it.',
    );
  const replicaUrls = listed(environment.DATABASE_REPLICA_URLS);
  if (!replicaUrls.every(isDatabase))
    throw new StartFailure(
      'DATABASE_REPLICA_URLS holds what is not the address of a PostgreSQL database: set it to addresses such as postgresql://user:password@host:5432/name, joined by commas.',
    );
  if (url === '' && (databaseDirectUrl !== undefined || replicaUrls.length > 0))
    throw new StartFailure(
      'DATABASE_REPLICA_URLS and DATABASE_DIRECT_URL are of no use without DATABASE_URL: set it to the address of the primary, or unset them.',
    );
  return { databaseUrl: url === '' ? undefined : url, databaseDirectUrl, replicaUrls };
}

/** @throws StartFailure for an address that is more than an origin, or less */
function readOrigin(environment: Environment): string | undefined {
  const site = environment.PORTICO_ORIGIN;
  if (!site) return undefined;
  const url = URL.parse(site);
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new StartFailure(
    `PORTICO_ORIGIN is "${site}": set it to the address of the site without a path, such as https://careers.example.`,
  );
}

/** @throws StartFailure for what is no mail server or sender, and for one whose mails could not link to the site */
function readMail(environment: Environment, origin: string | undefined): MailSettings {
  const smtpUrl = environment.PORTICO_SMTP_URL || undefined;
  if (smtpUrl !== undefined && !(/^smtps?:\/\/./.test(smtpUrl) && URL.canParse(smtpUrl)))
    throw new StartFailure(
      'PORTICO_SMTP_URL is not the address of a mail server: set it to smtp://user:password@host:587 or smtps://user:password@host:465, or unset it.',
    );
  if (smtpUrl !== undefined && origin === undefined)
    throw new StartFailure(
      'PORTICO_SMTP_URL is set and PORTICO_ORIGIN is not: set it to the address of the site, which links in mails begin with.',
    );
  const from = environment.PORTICO_MAIL_FROM || `careers@${new URL(origin ?? 'http://localhost').hostname}`;
  if (!emailAddress.safeParse(from).success)
    throw new StartFailure(
      `PORTICO_MAIL_FROM is "${from}": set it to the e-mail address that mails come from, without a name.`,
    );
  return { smtpUrl, from };
}

function readLimits(number: ReadNumber): Limits {
  const limit = (name: string, fallback: RateLimitSettings): RateLimitSettings => ({
    ...fallback,
    tries: number(name, fallback.tries, tries),
  });
  return {
    loginPerAccount: limit('PORTICO_LOGIN_TRIES_PER_ACCOUNT', defaultLimits.loginPerAccount),
    loginPerAddress: limit('PORTICO_LOGIN_TRIES_PER_ADDRESS', defaultLimits.loginPerAddress),
    mailsPerRecipient: limit('PORTICO_MAILS_PER_RECIPIENT', defaultLimits.mailsPerRecipient),
    mailsPerAddress: limit('PORTICO_MAILS_PER_ADDRESS', defaultLimits.mailsPerAddress),
    applicationsPerAddress: limit('PORTICO_APPLICATIONS_PER_ADDRESS', defaultLimits.applicationsPerAddress),
    applicationsPerApplicant: limit(
      'PORTICO_APPLICATIONS_PER_APPLICANT',
      defaultLimits.applicationsPerApplicant,
    ),
    callsPerAddress: limit('PORTICO_CALLS_PER_MINUTE', defaultLimits.callsPerAddress),
    pagesPerAddress: limit('PORTICO_PAGES_PER_MINUTE', defaultLimits.pagesPerAddress),
  };
}

const clamdPort = 3310;

/** @throws StartFailure for what is no host */
function clamdAddress(text = ''): ClamdAddress | undefined {
  if (text === '') return undefined;
  const url = URL.parse(`tcp://${text}`);
  if (!url || url.hostname === '' || url.href !== `tcp://${url.host}`)
    throw new StartFailure(
      `CLAMAV_HOST is "${text}": set it to the host of clamd, as in clamav.example or 10.0.0.5:3310, or unset it.`,
    );
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? clamdPort : Number(url.port),
  };
}

/** @throws StartFailure for an address that cannot be meant, or one without a model */
function modelEndpoint(environment: Environment): AssistantSettings['endpoint'] {
  const address = environment.PORTICO_ASSISTANT_URL || undefined;
  const model = environment.PORTICO_ASSISTANT_MODEL || undefined;
  const key = environment.PORTICO_ASSISTANT_KEY || undefined;
  if (address === undefined) return undefined;
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new StartFailure(
      `PORTICO_ASSISTANT_URL is "${address}": set it to what /chat/completions comes after, such as https://models.example/v1, or unset it.`,
    );
  if (model === undefined)
    throw new StartFailure(
      'PORTICO_ASSISTANT_MODEL is not set: set it to the name of the model at PORTICO_ASSISTANT_URL, or unset that.',
    );
  return {
    url: address,
    key,
    model,
    timeLimit: modelTimeLimit,
  };
}
