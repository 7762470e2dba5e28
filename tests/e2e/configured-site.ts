import type { Configuration } from '../../reference-app/contract/config.ts';
import { expect, test as base } from './site.ts';

const path = '/api/pcsx/config';
const admin = 'admin@meridian.example';

type Config = Configuration['config'];
type ConfiguredSite = {
  /** Changes the configuration of Meridian on the server that the tests of a worker share; undone afterwards. */
  configure: (change: (config: Config) => Partial<Config>) => Promise<void>;
};

export const test = base.extend<ConfiguredSite>({
  configure: async ({ callAs, context }, use) => {
    const { data } = (await (await callAs(admin, { path })).json()) as { data: Configuration };
    const put = (config: Config) => callAs(admin, { method: 'PUT', path, body: { config } });
    await use(async (change) => void (await put({ ...data.config, ...change(data.config) })));
    await Promise.all(context.pages().map((page) => page.close()));
    await put(data.config);
  },
});

export { expect };
