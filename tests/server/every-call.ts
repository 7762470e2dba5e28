import type { Call } from '../../reference-app/contract/call.ts';
import { areas } from '../../reference-app/contract/index.ts';
import type { AppOptions } from '../../reference-app/server/app.ts';
import { createEmployerForm } from '../../reference-app/server/employer-forms/store.ts';
import { openApiDocument } from '../../reference-app/server/reference/document.ts';
import { seedCandidate } from '../../reference-app/server/seed-candidate.ts';
import { candidatePages } from './demo-accounts.ts';
import { accountIn, startServer, type Browser, type TestServer } from './harness.ts';
import { aPosting } from './postings.ts';

/** Every call of the contract. */
export const calls = Object.entries(areas).flatMap(([area, { calls: ofArea }]) =>
  Object.entries<Call>(ofArea).map(([name, call]) => ({ id: `${area}.${name}`, call })),
);

/** They would make visitors of those who ask. */
export const endingSessions: readonly string[] = ['accounts.logout', 'sessions.endAll'];

const { paths = {} } = openApiDocument();
/** What the API reference says that a call may answer. */
export function listedStatuses({ path, method }: Call): number[] {
  const operation = paths[path]?.[method.toLowerCase() as Lowercase<Call['method']>];
  return Object.keys(operation?.responses ?? {}).map(Number);
}

export type Who = 'visitor' | 'candidate' | 'brand' | 'admin' | 'stranger';

/** The address of a call with `value` for whatever stands in braces. */
export const addressOf = ({ path }: Pick<Call, 'path'>, value = '1'): string =>
  path.replaceAll(/\{\w+\}/g, encodeURIComponent(value));

const ours = 'ours.example';
/** In the rows of another employer, which no answer of ours may hold. */
export const marker = 'Keeper of the Marked Lighthouse';
const unlimited = { tries: 1_000_000, window: 1 };

/** A server with somebody of each role; a stranger is logged in at another employer, and asks ours. */
export async function startWithEverybody(options: Pick<AppOptions, 'scan' | 'intakeSecretOf'> = {}): Promise<{
  server: TestServer;
  as: (who: Who) => Browser;
}> {
  const server = await startServer(
    [
      {
        domain: ours,
        config: { notificationsConfig: { savedSearchNotification: { enabled: true } } },
        accounts: [
          { email: 'candidate@x.example' },
          { email: 'brand@x.example', roles: ['candidate', 'theme_builder'] },
          { email: 'admin@x.example', roles: ['candidate', 'theme_builder', 'admin'] },
        ],
        postings: [aPosting({ sourceId: 'one', title: 'Nurse' })],
      },
      {
        domain: 'theirs.example',
        accounts: [{ email: 'admin@y.example', firstName: marker, roles: ['admin'] }],
        postings: [aPosting({ sourceId: 'one', title: marker })],
      },
    ],
    {
      ...options,
      demo: true,
      limits: {
        loginPerAccount: unlimited,
        loginPerAddress: unlimited,
        mailsPerRecipient: unlimited,
        mailsPerAddress: unlimited,
        callsPerAddress: unlimited,
      },
    },
  );
  // rows for the calls that name one
  await seedCandidate(server.database, server.scopes[ours]!, {
    accountId: await accountIn(server, { domain: ours, email: 'candidate@x.example' }),
    pages: candidatePages({
      now: new Date(),
      jobs: [{ id: 1, title: 'Nurse', department: 'Nursing' }],
    }),
  });
  for (const [domain, title] of [
    [ours, 'References'],
    ['theirs.example', marker],
  ] as const)
    await createEmployerForm(server.database, server.scopes[domain]!, {
      key: `the form of ${domain}`,
      title,
      description: title,
      copyOf: undefined,
      author: { accountId: 1, at: new Date() },
    });
  const loggedIn = async (email: string) => {
    const browser = server.browser(ours);
    await browser.logIn(email);
    return browser;
  };
  const elsewhere = server.browser('theirs.example');
  await elsewhere.logIn('admin@y.example');
  const stranger = server.browser(ours);
  for (const [name, value] of elsewhere.cookies) stranger.cookies.set(name, value);
  const everybody: Record<Who, Browser> = {
    visitor: server.browser(ours),
    candidate: await loggedIn('candidate@x.example'),
    brand: await loggedIn('brand@x.example'),
    admin: await loggedIn('admin@x.example'),
    stranger,
  };
  return { server, as: (who) => everybody[who] };
}
