import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Data } from '../data.ts';

const main = path.resolve(import.meta.dirname, '../../reference-app/server/main.ts');

/** What the system of the first demo employer signs its calls with. */
export const intakeSecret = 'what the system of Meridian signs its calls with';

/** What tests do faster than people may. */
const settings = {
  PORTICO_CALLS_PER_MINUTE: '100000',
  PORTICO_LOGIN_TRIES_PER_ACCOUNT: '100000',
  PORTICO_LOGIN_TRIES_PER_ADDRESS: '100000',
  PORTICO_MAILS_PER_ADDRESS: '100000',
  PORTICO_PAGES_PER_MINUTE: '100000',
  PORTICO_APPLICATIONS_PER_ADDRESS: '100000',
  PORTICO_APPLICATIONS_PER_APPLICANT: '100000',
  // any that is free: servers run side by side
  ESIGN_PORT: '0',
  PORTICO_INTAKE_SECRET_MERIDIAN_EXAMPLE: intakeSecret,
};

export type ServerOptions = {
  data: Pick<Data, 'folder'>;
  /** 0 = one that is free. */
  port?: number;
  env?: Readonly<Record<string, string>>;
};

/** The site's server as a process of its own. */
export type Server = {
  /** `http://localhost:…` */
  address: string;
  /** The folder of the mails that it has sent. */
  outbox: string;
  /** As an operator stops it: resolves when it has ended by itself. */
  stop: () => Promise<void>;
  /** As a crash ends it. */
  kill: () => Promise<void>;
};

/** Starts the server; resolves when it answers. */
export async function startServer({ data, port = 0, env = {} }: ServerOptions): Promise<Server> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...settings,
      // Playwright sets it to test
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: 'localhost',
      PORTICO_DATA: data.folder,
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
  };
  const address = await addressOf(child);
  const health = await fetch(`${address}/healthz`);
  if (!health.ok) throw new Error(`/healthz answers ${health.status}`);
  return {
    address,
    outbox: path.join(data.folder, 'outbox'),
    stop: async () => {
      await end('SIGTERM');
      if (child.exitCode !== 0)
        throw new Error(`The server ended with ${child.exitCode} when it was stopped`);
    },
    kill: () => end('SIGKILL'),
  };
}

/** The address that the server says it is at. */
const addressOf = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = '';
    const read = (chunk: string) => {
      said += chunk;
      const address = /Portico is at (http:\/\/localhost:\d+)\//.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.setEncoding('utf8').on('data', read);
    child.stderr?.setEncoding('utf8').on('data', read);
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`The server did not start (${code}): ${said}`)));
  });
