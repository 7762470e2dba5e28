import { test as base, expect, type BrowserContext } from '@playwright/test';
import { copyOf } from './data.ts';
import { seededData } from './seed.ts';
import { startServer, type Server } from './server.ts';

/** A server that a test has for itself, to publish themes on, to stop and to start again. */
export type OwnSite = {
  readonly address: string;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
  /** Again, on the same data and port. */
  start: () => Promise<void>;
};

type TestFixtures = {
  ownSite: OwnSite;
  /** Fails the test when a page complains: an error, a warning, a broken hydration, a refusal by the policy. */
  complaints: string[];
  /** Environment of `ownSite`'s server. */
  ownSettings: Readonly<Record<string, string>>;
};

// the browser's own notes about answers that a test asked for: 401, 404, 410, a call that was cut off
const isAboutAnAnswer = (text: string) => text.startsWith('Failed to load resource');

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
      collectComplaints(context, complaints);
      await use(complaints);
      expect(complaints, 'the pages complained').toEqual([]);
    },
    { auto: true },
  ],

  ownSettings: [{}, { option: true }],

  ownSite: async ({ ownSettings, context }, use) => {
    const data = await copyOf(seededData());
    let server = await startServer({ data, env: ownSettings });
    const { address } = server;
    await use({
      address,
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
