import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { Asked } from './harness.ts';

const main = path.resolve(import.meta.dirname, '../../reference-app/server/main.ts');

/** A server as operators run it. */
export type ServerProcess = {
  /** `http://127.0.0.1:…` */
  address: string;
  child: ChildProcess;
  /** Lines of its log so far. */
  logged: Record<string, unknown>[];
  /** Resolves to the code that it ends with. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** Starts the server on a database that is there; resolves when it answers. */
export async function startProcess(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { DATABASE_URL: _url, PORTICO_DATA: _data, ...inherited } = process.env;
  const child = spawn(process.execPath, [main], {
    env: {
      ...inherited,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      PORTICO_DEMO: '0',
      PORTICO_CALLS_PER_MINUTE: '1000000',
      PORTICO_PAGES_PER_MINUTE: '1000000',
      PORTICO_APPLICATIONS_PER_ADDRESS: '1000000',
      PORTICO_APPLICATIONS_PER_APPLICANT: '1000000',
      PORTICO_LOGIN_TRIES_PER_ADDRESS: '1000000',
      PORTICO_LOGIN_TRIES_PER_ACCOUNT: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const logged: Record<string, unknown>[] = [];
  const complaints: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    complaints.push(line);
    if (line.startsWith('{')) logged.push(JSON.parse(line) as Record<string, unknown>);
  });
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const port = /Portico is at http:\/\/localhost:(\d+)\//.exec(line)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      reject(new Error(`The server did not start (${code}): ${complaints.join('\n')}`)),
    );
  });
  return {
    address,
    child,
    logged,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill(signal);
        await ended;
      }
      return child.exitCode;
    },
  };
}

/** Asks a process as the harness asks an app within its own: for `Browser`. */
export function over(addressOf: () => string): Asked {
  return {
    async inject({ method = 'GET', url, headers, payload }) {
      const sent = request(new URL(url, addressOf()), { method, agent: false });
      for (const [name, value] of Object.entries(headers ?? {}))
        if (value !== undefined) sent.setHeader(name, value);
      const isRaw = typeof payload === 'string' || Buffer.isBuffer(payload);
      if (payload !== undefined && !isRaw && !sent.hasHeader('content-type'))
        sent.setHeader('content-type', 'application/json');
      sent.end(payload === undefined ? undefined : isRaw ? payload : JSON.stringify(payload));
      const [answer] = await once(sent, 'response');
      return {
        statusCode: answer.statusCode,
        headers: answer.headers,
        body: await text(answer),
        cookies: (answer.headers['set-cookie'] ?? []).map(cookieOf),
      };
    },
  };
}

function cookieOf(header: string): { name: string; value: string; expires?: Date } {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const expires = attributes.find((attribute) => /^expires=/i.test(attribute))?.slice('expires='.length);
  return {
    name: pair.slice(0, at),
    value: decodeURIComponent(pair.slice(at + 1)),
    ...(expires && { expires: new Date(expires) }),
  };
}
