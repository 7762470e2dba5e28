import { test as base, expect, type BrowserContext } from '@playwright/test';
import { copyOf } from './data.ts';
import { kestrel, meridian } from './employers.ts';
import { seededData } from './seed.ts';
import { startServer, type Server } from './server.ts';
import { logIn, write } from './wire.ts';

/** A server that a test has for itself, to stop and to start again. */
export type OwnSite = {
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
  /Failed to (?:fetch dynamically imported module|load \/assets\/)/.test(complaint);
const isNoNetwork = (failure: string) =>
  /ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED|CONNECTION_\w+|EMPTY_RESPONSE)/.test(failure);

/** Writes down whatever pages of a browser complain about. */
export const collectComplaints = (context: BrowserContext, complaints: string[]): void => {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isAboutAnAnswer(message.text()))
      complaints.push(`${message.type()} at ${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (webError) =>
    complaints.push(`uncaught at ${webError.page()?.url()}: ${webError.error().message}`),
  );
};

export const test = base.extend<TestFixtures, { site: Server }>({
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

  themedSite: async ({ site, context, playwright }, use) => {
    await use(site);
    // a page that still saves would begin another draft
    await Promise.all(context.pages().map((page) => page.close()));
    for (const domain of [meridian, kestrel]) {
      const brand = { request: await playwright.request.newContext() };
      await logIn(brand, `brand@${domain}`, site.address);
      const at = { domain, site: site.address, headers: { 'if-match': '*' } };
      await expect(await write(brand.request, 'DELETE', '/api/pcsx/themes/draft', at)).toBeOK();
      const first = { ...at, body: { version: 1 } };
      await expect(await write(brand.request, 'POST', '/api/pcsx/themes/restore', first)).toBeOK();
      await brand.request.dispose();
    }
  },

  ownSettings: [{}, { option: true }],

  ownSite: async ({ ownSettings, context }, use) => {
    const data = await copyOf(seededData());
    let server = await startServer({ data, env: ownSettings });
    const { address, outbox } = server;
    await use({
      address,
      outbox,
      environment: { PORTICO_DATA: data.folder, DATABASE_URL: data.databaseUrl ?? '' },
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
