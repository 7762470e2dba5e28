import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Background } from '../background/queue.ts';
import type { OpenDatabase } from '../database/database.ts';
import { endedWith } from '../http/hung-up.ts';
import { isOwnCall } from '../http/own-calls.ts';
import type { ServerLog } from '../http/log.ts';
import type { CacheCount } from '../search/cache.ts';

export type Metrics = {
  /** Counts the requests of an app. */
  watch: (app: FastifyInstance) => void;
  /** Tells of the search's caches. */
  watchCaches: (counts: () => readonly CacheCount[]) => void;
  /** Prometheus' text format. */
  text: () => Promise<string>;
};

/** Seconds: the budgets of search and pages are 0.1 and 0.5. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
/** Requests that reach no route share one label: addresses are anybody's to make up. */
const noRoute = 'none';
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

type MetricsOptions = {
  database: Pick<OpenDatabase, 'connections'>;
  background: Pick<Background, 'depth'>;
  log: ServerLog;
};

/** What a process tells of itself. Labels take values from lists of ours only: routes as written, never addresses. */
export function createMetrics(options: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const durations = new Histogram({
    name: 'portico_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const inFlight = new Gauge({
    name: 'portico_http_requests_in_flight',
    help: 'Requests that are not answered yet.',
    registers,
  });
  registry.registerMetric(databaseConnections(options));
  registry.registerMetric(queueJobs(options));

  return {
    watch(app) {
      app.addHook('onRequest', async (request, reply) => {
        // a page that is rendered here makes calls of its own, which are a part of its time
        if (isOwnCall(request)) return;
        inFlight.inc();
        reply.raw.once('close', () => {
          inFlight.dec();
          durations.observe(
            {
              method: knownMethods.has(request.method) ? request.method : 'other',
              route: request.routeOptions.url ?? noRoute,
              status: `${Math.floor(endedWith(reply) / 100)}xx`,
            },
            reply.elapsedTime / 1000,
          );
        });
      });
    },
    watchCaches(counts) {
      const gauge = (name: string, help: string, valueOf: (count: CacheCount) => number) =>
        new Gauge({
          name,
          help,
          labelNames: ['cache'],
          registers,
          collect() {
            for (const count of counts()) this.set({ cache: count.cache }, valueOf(count));
          },
        });
      gauge('portico_search_cache_bytes', 'What a cache of the search holds.', ({ bytes }) => bytes);
      gauge('portico_search_cache_hits', 'Searches that were answered from it.', ({ hits }) => hits);
      gauge('portico_search_cache_misses', 'Searches that were not.', ({ misses }) => misses);
    },
    text: () => registry.metrics(),
  };
}

function databaseConnections({ database }: MetricsOptions): Gauge {
  return new Gauge({
    name: 'portico_database_connections',
    help: 'Connections by whose they are and what they do; waiting = requests without one.',
    labelNames: ['of', 'state'],
    registers: [],
    collect() {
      for (const { of, busy, idle, waiting } of database.connections())
        for (const [state, count] of Object.entries({ busy, idle, waiting })) this.set({ of, state }, count);
    },
  });
}

function queueJobs({ background, log }: MetricsOptions): Gauge {
  return new Gauge({
    name: 'portico_queue_jobs',
    help: 'Work that waits, is being done, or was given up; the same on every server. Absent while the database is away.',
    labelNames: ['state'],
    registers: [],
    async collect() {
      this.reset();
      try {
        for (const [state, count] of Object.entries(await background.depth())) this.set({ state }, count);
      } catch (error) {
        log.warn({ err: error }, 'The depth of the queue is not known');
      }
    },
  });
}

/** Serves `/metrics` and nothing else: on a port of its own, which visitors do not reach. */
export async function serveMetrics(options: {
  metrics: Metrics;
  port: number;
  host: string;
}): Promise<{ address: string; close: () => Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await options.metrics.text()),
  );
  const address = await app.listen({ port: options.port, host: options.host });
  return { address, close: () => app.close() };
}
