import type { Database } from '../database/database.ts';
import { createEmployerDirectory } from '../employers/directory.ts';
import type { ServerLog } from '../http/log.ts';
import { createEnvelopes } from '../offers/esign/envelopes.ts';
import { serverSecret } from '../database/secret.ts';
import type { Settings } from '../settings/settings.ts';
import { createEsignProvider, type Site } from './app.ts';

/** Lets the demo's e-signature provider listen on its own port, which makes it another origin. */
export async function startEsignProvider(options: {
  database: Database;
  log: ServerLog;
  settings: Settings;
}): Promise<{
  /** As `http://localhost:4401`. */
  origin: string;
  /** Says where the site is, on this machine. */
  serve: (sitePort: number) => void;
  close: () => Promise<void>;
}> {
  const { database, log, settings } = options;
  let site: Site = { address: '', origins: [] };
  const provider = createEsignProvider({
    envelopes: createEnvelopes({
      database,
      employers: createEmployerDirectory({ database, log, demo: true }),
    }),
    log,
    secret: settings.esignSecret ?? (await serverSecret(database, 'esign')),
    site: () => site,
  });
  const address = await provider.listen({ port: settings.esignPort, host: settings.host });
  return {
    origin: `http://localhost:${new URL(address).port}`,
    serve: (sitePort) => {
      const here = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${sitePort}`);
      site = {
        address: new URL(address).href.replace(/:\d+\/$/, `:${sitePort}`),
        origins: settings.origin === undefined ? here : [settings.origin],
      };
    },
    close: () => provider.close(),
  };
}
