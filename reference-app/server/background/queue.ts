import { fromKysely, PgBoss, type Job } from 'pg-boss';
import type { z } from 'zod';
import { acrossEmployers } from '../database/across-employers.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import type { ServerLog } from '../http/log.ts';

/** A kind of work that may wait. */
export type Work<Data> = {
  /** As in `mail.send`. What is queued under a name outlives a release: a new shape is a new name. */
  name: string;
  data: z.ZodType<Data>;
};

/** Work that comes by the clock. */
export type RepeatedWork = {
  name: string;
  /** As in crontab, in UTC. */
  cron: string;
};

/** Work that may wait, kept in the database until it is done: a crash loses none of it. */
export type Background = {
  /** Says who does a kind of work. It may be done twice, when the server ends in the middle. */
  handle: <Data>(work: Work<Data>, handler: (scope: EmployerScope, data: Data) => Promise<void>) => void;
  /** Queues work in the transaction of what asks for it, so that neither is there without the other. */
  send: <Data>(
    transaction: Database,
    scope: EmployerScope,
    work: Work<Data>,
    data: Data,
    options?: {
      /** Not before. */
      after?: Date;
      /** Once an hour for the employer, however often and on however many servers it is asked for. */
      onceAnHour?: boolean;
    },
  ) => Promise<void>;
  /** Says what is done again and again, once for all servers; it may begin while the last time goes on. */
  repeat: (work: RepeatedWork, handler: () => Promise<void>) => void;
  /** Queues such work at once, beside its times. */
  trigger: (work: RepeatedWork) => Promise<void>;
  /** Begins to work, beside whatever the server answers. */
  start: () => Promise<void>;
  /** Whether work that is queued now gets done: begun, and not stopped. */
  isWorking: () => boolean;
  /** How much there is: what waits, what is being done, what was given up. */
  depth: () => Promise<{ waiting: number; active: number; failed: number }>;
  /** Works until nothing is due. */
  drain: () => Promise<void>;
  /** Ends when what is being done is done; what is not begun stays queued. */
  stop: () => Promise<void>;
};

type Queued = {
  name: string;
  /** Of repeated work undefined: it is for all employers. */
  scope?: EmployerScope;
  data?: unknown;
};

const queue = 'portico';
// the first try after seconds, the last one after about a day
const retries = { retryLimit: 14, retryDelay: 5, retryBackoff: true };
const pollingIntervalSeconds = 1;

/** Opens the queue; its tables are made where they are missing. */
export async function openBackground({
  database,
  log,
}: {
  database: OpenDatabase;
  log: ServerLog;
}): Promise<Background> {
  const boss = new PgBoss({
    db: { executeSql: database.statement },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
  });
  boss.on('error', (error) => log.error({ err: error }, 'The queue failed'));
  await boss.start();
  await boss.createQueue(queue, retries);

  let isWorking = false;
  const repeated: RepeatedWork[] = [];
  const handlers = new Map<string, (queued: Queued) => Promise<void>>();
  const perform = async (job: Job<Queued>) => {
    const handler = handlers.get(job.data.name);
    if (!handler) throw new Error(`Nobody does the work "${job.data.name}".`);
    try {
      await handler(job.data);
    } catch (error) {
      log.error({ err: error, work: job.data.name, job: job.id }, 'Work failed, and is tried again later');
      throw error;
    }
  };

  return {
    handle(work, handler) {
      handlers.set(work.name, ({ scope, data }) => {
        if (scope === undefined) throw new Error(`The work "${work.name}" was queued for no employer.`);
        return handler(scope, work.data.parse(data));
      });
    },
    repeat(work, handler) {
      handlers.set(work.name, handler);
      repeated.push(work);
    },
    async trigger({ name }) {
      await boss.send(queue, { name });
    },
    async send(transaction, scope, work, data, { after, onceAnHour = false } = {}) {
      await boss.send(
        queue,
        { name: work.name, scope, data },
        {
          db: fromKysely(acrossEmployers(transaction)),
          ...(after && { startAfter: after }),
          ...(onceAnHour && { singletonKey: `${work.name}:${scope}`, singletonSeconds: 3600 }),
        },
      );
    },
    async start() {
      for (const { name, cron } of repeated)
        await boss.schedule(queue, cron, { name }, { tz: 'UTC', key: name });
      await boss.work<Queued>(queue, { pollingIntervalSeconds }, async (jobs) => {
        for (const job of jobs) await perform(job);
      });
      isWorking = true;
    },
    isWorking: () => isWorking,
    async depth() {
      const { rows } = await database.statement(
        `select count(*) filter (where state in ('created', 'retry'))::integer as waiting,
          count(*) filter (where state = 'active')::integer as active,
          count(*) filter (where state = 'failed')::integer as failed
        from pgboss.job where name = $1 and state in ('created', 'retry', 'active', 'failed')`,
        [queue],
      );
      return rows[0] as { waiting: number; active: number; failed: number };
    },
    async drain() {
      for (;;) {
        const [job] = await boss.fetch<Queued>(queue);
        if (!job) return;
        await perform(job).then(
          () => boss.complete(queue, job.id),
          (error: unknown) => boss.fail(queue, job.id, { message: String(error) }),
        );
      }
    },
    async stop() {
      isWorking = false;
      await boss.stop({ graceful: true, timeout: 2_000 });
    },
  };
}
