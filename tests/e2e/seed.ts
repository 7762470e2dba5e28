import { emptyData, type Data } from './data.ts';
import { startServer } from './server.ts';

const prepare = new URL('../../scripts/prepare.mjs', import.meta.url).href;

/** Builds what is stale and writes the demo data once; every server of the tests begins with a copy of it. */
const seed = async (): Promise<() => Promise<void>> => {
  const { ensureBuilt } = (await import(prepare)) as { ensureBuilt: () => Promise<void> };
  await ensureBuilt();
  const data = await emptyData();
  const server = await startServer({ data });
  await server.stop();
  process.env.PORTICO_E2E_SEED = JSON.stringify({ folder: data.folder, databaseUrl: data.databaseUrl });
  return data.remove;
};

/** The demo data, as the setup wrote it for the workers. */
export const seededData = (): Pick<Data, 'folder' | 'databaseUrl'> =>
  JSON.parse(process.env.PORTICO_E2E_SEED ?? '') as Pick<Data, 'folder' | 'databaseUrl'>;

export default seed;
