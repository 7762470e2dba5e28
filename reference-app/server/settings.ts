import { isIP } from 'node:net';
import path from 'node:path';
import { emailAddress } from '../contract/email-address.ts';
import { StartFailure } from './database/start-failure.ts';
import type { RateLimitSettings } from './http/rate-limit.ts';

export type Settings = {
  port: number;
  /** Address to listen on. */
  host: string;
  /** Absolute. */
  dataFolder: string;
  /** undefined = the embedded database. */
  databaseUrl: string | undefined;
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
  limits: Limits;
};

export type MailSettings = {
  /** undefined = mails become files in the data folder. */
  smtpUrl: string | undefined;
  /** The address that they come from. */
  from: string;
};

export type Limits = {
  loginPerAccount: RateLimitSettings;
  loginPerAddress: RateLimitSettings;
  /** All calls below `/api` from one address. */
  callsPerAddress: RateLimitSettings;
};

const minute = 60 * 1000;

export const defaultLimits: Limits = {
  loginPerAccount: { tries: 20, window: 10 * minute },
  loginPerAddress: { tries: 100, window: 10 * minute },
  callsPerAddress: { tries: 1_200, window: minute },
};

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** The origin that an address consists of; undefined when there is more to it, or less. */
function originOf(text: string): string | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined;
}

/**
 * Reads the environment, once.
 *
 * @param options.root folder that a relative data folder is in
 * @throws StartFailure for a value that cannot be meant
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  { root }: { root: string },
): Settings {
  const number = (
    name: string,
    fallback: number,
    { minimum, maximum }: { minimum: number; maximum: number },
  ) => {
    const text = environment[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < minimum || value > maximum)
      throw new StartFailure(`${name} is "${text}": set it to a whole number from ${minimum} to ${maximum}.`);
    return value;
  };
  const demo = environment.PORTICO_DEMO ?? '';
  if (!['', '0', '1'].includes(demo))
    throw new StartFailure(`PORTICO_DEMO is "${demo}": set it to 1 (demo data) or 0 (none).`);
  const url = environment.DATABASE_URL ?? '';
  if (url !== '' && !/^postgres(ql)?:\/\//.test(url))
    throw new StartFailure(
      'DATABASE_URL is not the address of a PostgreSQL database: set it to postgresql://user:password@host:5432/name, or unset it to use the embedded database.',
    );
  const site = environment.PORTICO_ORIGIN ?? '';
  const origin = originOf(site);
  if (site !== '' && origin === undefined)
    throw new StartFailure(
      `PORTICO_ORIGIN is "${site}": set it to the address of the site without a path, such as https://careers.example.`,
    );
  const trustedProxies = (environment.PORTICO_TRUSTED_PROXIES ?? '')
    .split(',')
    .map((proxy) => proxy.trim())
    .filter((proxy) => proxy !== '');
  const notANetwork = trustedProxies.find((proxy) => !isNetwork(proxy));
  if (notANetwork !== undefined)
    throw new StartFailure(
      `PORTICO_TRUSTED_PROXIES holds "${notANetwork}": set it to addresses or networks such as 10.0.0.0/8, joined by commas.`,
    );
  const tries = { minimum: 1, maximum: 1_000_000 };
  const limit = (name: string, fallback: RateLimitSettings): RateLimitSettings => ({
    ...fallback,
    tries: number(name, fallback.tries, tries),
  });

  const port = number('PORT', 4400, { minimum: 0, maximum: 65_535 });
  const esignSecret = environment.ESIGN_SECRET || undefined;
  if (esignSecret !== undefined && esignSecret.length < 32)
    throw new StartFailure(
      'ESIGN_SECRET is shorter than 32 characters: set it to what the e-signature provider signs its calls with, or unset it.',
    );

  const smtpUrl = environment.PORTICO_SMTP_URL || undefined;
  if (smtpUrl !== undefined && !/^smtps?:\/\/./.test(smtpUrl))
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

  return {
    port,
    // any port for the site: any for the provider
    esignPort: number('ESIGN_PORT', port === 0 ? 0 : 4401, { minimum: 0, maximum: 65_535 }),
    esignSecret,
    host: environment.HOST || '0.0.0.0',
    dataFolder: path.resolve(root, environment.PORTICO_DATA || '.portico'),
    databaseUrl: url === '' ? undefined : url,
    demo: demo !== '0',
    origin,
    trustedProxies,
    signingKeyFile: environment.PORTICO_SIGNING_KEY
      ? path.resolve(root, environment.PORTICO_SIGNING_KEY)
      : undefined,
    mail: { smtpUrl, from },
    limits: {
      loginPerAccount: limit('PORTICO_LOGIN_TRIES_PER_ACCOUNT', defaultLimits.loginPerAccount),
      loginPerAddress: limit('PORTICO_LOGIN_TRIES_PER_ADDRESS', defaultLimits.loginPerAddress),
      callsPerAddress: limit('PORTICO_CALLS_PER_MINUTE', defaultLimits.callsPerAddress),
    },
  };
}
