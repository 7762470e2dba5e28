import { writeFile } from 'node:fs/promises';
import {
  test as base,
  expect,
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
} from '@playwright/test';
import { copyOf } from '../data.ts';
import { addressOf, kestrel, meridian, type Domain } from './employers.ts';
import { seededData } from './seed.ts';
import { startServer, type Server } from './server.ts';
import { csrfToken, logIn } from './wire.ts';

/** A server that a test has for itself, to stop and to start again. */
type OwnSite = {
  readonly address: string;
  readonly outbox: string;
  /** Where commands find its data. */
  readonly environment: Readonly<Record<string, string>>;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
  /** Again, on the same data and port. */
  start: () => Promise<void>;
};

export type ThemedSite = Pick<Server, 'address'>;

type GivenCall = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown };
/** Calls the server beside the pages, as somebody who logs in once for all tests of a worker; the call has to be accepted. */
export type CallAs = (email: string, call: GivenCall) => Promise<APIResponse>;

type WorkerFixtures = { site: Server; callAs: CallAs };

type TestFixtures = {
  ownSite: OwnSite;
  /** The server that the tests of a worker share: what a test does to its themes is undone afterwards. */
  themedSite: ThemedSite;
  /** Fails the test when a page complains: an error, a warning, a broken hydration, a refusal by the policy. */
  complaints: string[];
  /** Environment of `ownSite`'s server. */
  ownSettings: Readonly<Record<string, string>>;
};

// the browser's notes and our own (HTTP-03) about answers that a test asked for: 401, 404, 410, a call that was cut off
const isAboutAnAnswer = (text: string) => /^Failed to (?:load resource|fetch data)/.test(text);

// what the shell and the pages load late does not come while a test keeps the network or the server away
const isAboutLateCode = (complaint: string) =>
  /Loading chunk failed|Failed to fetch dynamically imported module|Unable to (?:preload CSS|load)/.test(
    complaint,
  );
const isNoNetwork = (failure: string) =>
  /ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED|CONNECTION_\w+|EMPTY_RESPONSE)/.test(failure);

/** Writes down whatever pages of a browser complain about. */
export function collectComplaints(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isAboutAnAnswer(message.text()))
      complaints.push(`${message.type()} at ${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (webError) =>
    complaints.push(`uncaught at ${webError.page()?.url()}: ${webError.error().message}`),
  );
}

const domainOf = (email: string) => email.split('@')[1] as Domain;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const data = await copyOf(seededData());
      const server = await startServer({ data });
      await use(server);
      await server.stop();
      await data.remove();
    },
    { scope: 'worker' },
  ],

  callAs: [
    async ({ site, playwright }, use) => {
      type Session = { request: APIRequestContext; token: string };
      const sessions = new Map<string, Promise<Session>>();
      const open = async (email: string): Promise<Session> => {
        const request = await playwright.request.newContext();
        await logIn({ request }, email, site.address);
        return { request, token: await csrfToken(request, domainOf(email), site.address) };
      };
      await use(async (email, { method = 'GET', path, body }) => {
        const session = sessions.get(email) ?? open(email);
        sessions.set(email, session);
        const { request, token } = await session;
        const answer = await request.fetch(`${site.address}${addressOf(path, { domain: domainOf(email) })}`, {
          method,
          headers: method === 'GET' ? {} : { 'x-csrf-token': token, 'if-match': '*' },
          ...(body === undefined ? {} : { data: body }),
        });
        await expect(answer).toBeOK();
        return answer;
      });
      for (const session of sessions.values()) await (await session).request.dispose();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.address),

  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      let hadNetwork = true;
      collectComplaints(context, complaints);
      context.on('requestfailed', (request) => {
        if (isNoNetwork(request.failure()?.errorText ?? '')) hadNetwork = false;
      });
      await use(complaints);
      const unexpected = complaints.filter((complaint) => hadNetwork || !isAboutLateCode(complaint));
      expect(unexpected, 'the pages complained').toEqual([]);
    },
    { auto: true },
  ],

  themedSite: async ({ site, callAs, context }, use, testInfo) => {
    await use(site);
    // by the time Playwright takes its own picture they are closed
    if (testInfo.status !== testInfo.expectedStatus)
      for (const [index, page] of context.pages().entries())
        await writeFile(
          testInfo.outputPath(`page-${index + 1}.yml`),
          `# ${page.url()}\n${await page.locator('body').ariaSnapshot()}\n`,
        );
    // a page that still saves would begin another draft
    await Promise.all(context.pages().map((page) => page.close()));
    await Promise.all(
      [meridian, kestrel].map(async (domain) => {
        const brand = `brand@${domain}`;
        // gives the draft another revision, so that a save that is still under way is refused; then the draft goes
        await callAs(brand, { method: 'POST', path: '/api/pcsx/themes/restore', body: { version: 1 } });
        await callAs(brand, { method: 'DELETE', path: '/api/pcsx/themes/draft' });
      }),
    );
  },

  ownSettings: [{}, { option: true }],

  ownSite: async ({ ownSettings, context }, use) => {
    const data = await copyOf(seededData());
    let server = await startServer({ data, env: ownSettings });
    const { address, outbox } = server;
    await use({
      address,
      outbox,
      environment: { PORTICO_DATA: data.folder },
      stop: () => server.stop(),
      kill: () => server.kill(),
      start: async () => {
        server = await startServer({ data, env: ownSettings, port: Number(new URL(address).port) });
      },
    });
    // a page that still loads would complain about its server's end
    await Promise.all(context.pages().map((page) => page.close()));
    await server.kill();
    await data.remove();
  },
});

export { expect } from '@playwright/test';
