import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { holderOf } from '../../reference-app/server/database/embedded/embedded.ts';
import { demoPassword } from '../../reference-app/server/seed.ts';
import { root } from './checkout.ts';

export type Site = {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /** Of the server, or of what was to start it. */
  pid: number;
  /** What it printed until it could be reached. */
  output: string;
  /** Ends the server; its data stays when the folder was given. */
  stop: () => Promise<void>;
};

const running = new Set<ChildProcess>();
function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  if (pid !== undefined) process.kill(-pid, signal);
}
process.on('exit', () => {
  for (const child of running) endGroup(child, 'SIGKILL');
});

export function freshFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-bench-'));
  // PostgreSQL does not run as root, and comes as another account then
  chmodSync(folder, 0o711);
  return folder;
}

/** Starts the built site on a port of its own and answers once it says where it is. */
export async function startSite({
  command: [program, ...parameters] = [
    process.execPath,
    path.join(root, 'reference-app/server/main.ts'),
  ] as const,
  dataFolder,
  databaseUrl = '',
}: {
  command?: readonly [string, ...string[]];
  dataFolder?: string;
  /** Empty = the embedded database, in the folder. */
  databaseUrl?: string;
} = {}): Promise<Site> {
  const folder = dataFolder ?? freshFolder();
  const child = spawn(program, parameters, {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: databaseUrl,
      PORTICO_DATA: folder,
      PORTICO_CALLS_PER_MINUTE: '1000000',
      PORTICO_PAGES_PER_MINUTE: '1000000',
    },
    // a group of its own, since npm does not always hand signals on
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  let output = '';
  const port = await new Promise<string>((done, fail) => {
    child.on('error', fail);
    child.on('close', () =>
      fail(new Error(`The server ended before it could be reached. It said:\n${output}`)),
    );
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = /Portico is at http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (found) done(found);
      });
    }
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? Number.NaN,
    output,
    stop: async () => {
      endGroup(child, 'SIGTERM');
      await ended;
      running.delete(child);
      if (dataFolder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The process that serves a data folder, whoever started it. */
export const serverProcess = async (dataFolder: string): Promise<number> =>
  Number(/^process (\d+)/.exec((await holderOf(dataFolder)) ?? '')?.[1]);

/** The address of the first job that a search of the employer finds. */
export async function firstJob(origin: string, domain: string): Promise<string> {
  const answer = await fetch(`${origin}/api/pcsx/search?domain=${domain}`);
  const { data } = (await answer.json()) as { data: { positions: { id: number | string }[] } };
  const [first] = data.positions;
  if (!first) throw new Error(`${domain} has no jobs`);
  return `/careers/job/${first.id}?domain=${domain}`;
}

/** The address of the application to the first job of a search that visitors can apply to here. */
export async function firstApplication(origin: string, domain: string): Promise<string> {
  const answer = await fetch(`${origin}/api/pcsx/search?domain=${domain}`);
  const { data } = (await answer.json()) as { data: { positions: { id: number }[] } };
  for (const { id } of data.positions) {
    const details = await fetch(`${origin}/api/pcsx/position_details?domain=${domain}&position_id=${id}`);
    const job = (await details.json()) as {
      data: { positionUserActions: { applyAction: { status: string } } };
    };
    if (job.data.positionUserActions.applyAction.status === 'allowed')
      return `/careers/apply?domain=${domain}&pid=${id}`;
  }
  throw new Error(`${domain} has no job on its first page that visitors can apply to`);
}

/** Logs a demo account in, in the page's own browser context. */
export async function logIn(
  page: Page,
  { origin, domain, email }: { origin: string; domain: string; email: string },
): Promise<void> {
  await page.goto(`${origin}/careers/login?domain=${domain}`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(demoPassword);
  await page.locator('main button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}
