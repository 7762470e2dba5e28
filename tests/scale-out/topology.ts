import { openDatabase } from '../../reference-app/server/database/database.ts';
import type { EmployerScope } from '../../reference-app/server/database/for-employer.ts';
import { createLog } from '../../reference-app/server/http/log.ts';
import { ensurePgbouncer, ensurePostgres } from '../../scripts/debian.mjs';
import { startPgbouncer, startPostgres, startReplica } from '../../scripts/test-postgres.mjs';
import { Browser, writeEmployers, type TestEmployer } from '../server/harness.ts';
import { over, startProcess, type ServerProcess } from '../server/processes.ts';

/** Two servers behind one address, a pooler between them and the primary, and a replica of it. */
export type Topology = Awaited<ReturnType<typeof startTopology>>;

export async function startTopology(employers: readonly TestEmployer[]) {
  const bin = await ensurePostgres();
  const primary = await startPostgres(bin);
  const [replica, pooler] = await Promise.all([
    startReplica(bin, primary),
    ensurePgbouncer().then((command) => startPgbouncer(command, primary)),
  ]);
  const log = createLog({ level: 'silent', write: () => undefined });
  const open = (url: string) => openDatabase({ url, dataFolder: '', log, connections: 2 });
  const database = await open(primary.url);
  const scopes: Record<string, EmployerScope> = await writeEmployers(database, employers);
  const onReplica = await open(replica.url);

  const environment = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: primary.url,
    DATABASE_REPLICA_URLS: replica.url,
    PORTICO_LOG_LEVEL: 'warn',
  };
  const servers: ServerProcess[] = [];
  /** One beside the others, with these replicas; who starts it ends it. */
  const startBeside = (replicaUrls: readonly string[]) =>
    startProcess({ ...environment, DATABASE_REPLICA_URLS: replicaUrls.join() });
  const start = async () => {
    const server = await startProcess(environment);
    servers.push(server);
    return server;
  };
  await Promise.all([start(), start()]);

  let turn = 0;
  /** The next server in turn, as a load balancer chooses. */
  const next = () => {
    turn += 1;
    return servers[turn % servers.length]!.address;
  };
  return {
    primary,
    replica,
    database,
    scopes,
    servers,
    start,
    startBeside,
    /** A browser whose every request goes to another server than the one before. */
    browser: (domain: string) => new Browser(over(next), domain),
    /** The same that asks one server only. */
    browserOf: (server: ServerProcess, domain: string) =>
      new Browser(
        over(() => server.address),
        domain,
      ),
    /** Whether the replica repeats what the primary has written; paused, it lags. */
    repeats: async (does: boolean) => {
      await onReplica.statement(does ? 'select pg_wal_replay_resume()' : 'select pg_wal_replay_pause()');
    },
    close: async () => {
      for (const server of servers) await server.end('SIGKILL');
      await Promise.allSettled([database.close(), onReplica.close()]);
      await pooler.stop();
      await replica.stop();
      await primary.stop();
    },
  };
}
