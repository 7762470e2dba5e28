import { emptyData } from '../data.ts';
import { startServer } from './server.ts';

const prepare = new URL('../../scripts/prepare.mjs', import.meta.url).href;

/** Builds what is stale and writes the demo data once; every server of the tests begins with a copy of it. */
async function seed(): Promise<() => Promise<void>> {
  const { ensureBuilt } = (await import(prepare)) as { ensureBuilt: () => Promise<void> };
  await ensureBuilt();
  const data = await emptyData();
  const server = await startServer({ data });
  await server.stop();
  // the workers, which import this file as well, need no database
  const { addReadyAccounts } = await import('./add-ready-accounts.ts');
  await addReadyAccounts(data);
  process.env.PORTICO_E2E_SEED = data.folder;
  return data.remove;
}

/** The folder of the demo data, as the setup wrote it for the workers. */
export const seededData = (): string => process.env.PORTICO_E2E_SEED ?? '';

export default seed;
