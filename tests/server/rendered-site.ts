import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { demoEmployers } from '../../reference-app/employers/index.ts';
import type { OpenDatabase } from '../../reference-app/server/database/database.ts';
import { registerPages } from '../../reference-app/server/pages/routes.ts';
import { seedDemo } from '../../reference-app/server/seed.ts';
import { startServer, type Browser, type TestServer } from './harness.ts';

export const meridian = 'meridian.example';
export const kestrel = 'kestrel.example';
export const loomfield = 'loomfield.example';
export const domains = [meridian, kestrel, loomfield] as const;

const app = path.resolve(import.meta.dirname, '../../reference-app');
/** Among the first 130 jobs of an employer is one of each kind; the first employer has more than the others. */
const jobsOf = (domain: string) => (domain === meridian ? 150 : 130);
const unlimited = { tries: 1_000_000, window: 1 };

/** React reads it once, and renders several times slower for developers. */
async function inProduction(load: () => Promise<void>): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await load();
  process.env.NODE_ENV = NODE_ENV;
}

/** What an app registers to render the pages as the build has them. */
export const renderedPages = (pages: FastifyInstance, database: OpenDatabase): Promise<void> =>
  inProduction(() =>
    registerPages(pages, {
      database,
      demo: true,
      distFolder: path.join(app, 'dist'),
      employersFolder: path.join(app, 'employers'),
    }),
  );

/** The demo employers with some of their jobs, accounts without anything of their own, and the pages of the site. */
export async function startRenderedSite(): Promise<TestServer> {
  const server = await startServer([], {
    demo: true,
    limits: { callsPerAddress: unlimited, pagesPerAddress: unlimited },
    registerPages: renderedPages,
  });
  await seedDemo(server.database, {
    employers: demoEmployers.map(({ applying: _applying, ...employer }) => ({
      ...employer,
      accounts: employer.accounts.map(
        ({ email, firstName, lastName, roles, isOnboarded, isBootstrapped }) => ({
          email,
          firstName,
          lastName,
          roles,
          isOnboarded,
          isBootstrapped,
        }),
      ),
      postings: ({ now }) => employer.postings({ now, count: jobsOf(employer.domain) }),
    })),
    now: new Date(),
  });
  return server;
}

/** The HTML of a page, which has to be there. */
export async function htmlOf(
  browser: Browser,
  url: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const { status, text } = await browser.get(url, headers);
  if (status !== 200) throw new Error(`${url} is answered with ${status}.`);
  return text;
}
