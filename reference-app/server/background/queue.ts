import { fromKysely, PgBoss, type Job, type JobResult } from 'pg-boss';
import type { z } from 'zod';
import { acrossEmployers } from '../database/across-employers.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { listScopes } from '../employers/store.ts';
import type { ServerLog } from '../http/log.ts';

/** A kind of work that may wait. */
export type Work<Data> = {
  /** As in `mail.send`. What is queued under a name outlives a release: a new shape is a new name. */
  name: string;
  data: z.ZodType<Data>;
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
      /** Somebody waits for it: it is done before what nobody does. */
      isWaitedFor?: boolean;
    },
  ) => Promise<void>;
  /**
   * Sends a kind of work to every employer again and again, from whichever of the servers comes to it first; what was
   * missed while none ran is made up for once.
   *
   * @param cron when, in UTC
   */
  repeat: (work: Work<Record<string, never>>, cron: string) => void;
  /** Sends such work to every employer at once, beside its times. */
  trigger: (work: Work<Record<string, never>>) => Promise<void>;
  /** What is queued of a kind of work for an employer, or being done; what was given up is not. */
  listUnderWay: <Data>(work: Work<Data>, scope: EmployerScope) => Promise<Data[]>;
  /** Begins to work, beside whatever the server answers. */
  start: () => Promise<void>;
  /** Whether work that is queued now gets done: begun, and not stopped. */
  isWorking: () => boolean;
  /** How much there is: what waits, what is being done, what was given up. */
  depth: () => Promise<{ waiting: number; active: number; failed: number }>;
  /** Works until nothing is due. */
  drain: () => Promise<void>;
  /**
   * Ends when what is being done is done; what is not begun stays queued.
   *
   * @param within ms, at least 1,000; what is not done by then is queued again
   */
  stop: (within?: number) => Promise<void>;
};

/** What the clock queues: to send the work to every employer. */
const turnOf = (name: string) => `turn of ${name}`;

type Queued = { name: string; scope: EmployerScope; data: unknown };

const queue = 'portico';
// the first try after seconds, the last one after about a day
const retries = { retryLimit: 14, retryDelay: 5, retryBackoff: true };
/**
 * Seconds after which work is somebody else's whose server shows no sign of life. Every half of that a living one does,
 * for all that it has taken; pg-boss allows no less than 10.
 */
const heartbeatSeconds = 30;
/** A few at once, and the next ones without a pause while there are that many: one a second would keep mails for hours. */
const taking = {
  pollingIntervalSeconds: 1,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

type BackgroundOptions = {
  database: OpenDatabase;
  log: ServerLog;
  /** Seconds between two looks for work whose server shows no sign of life. */
  looksEvery?: number;
};

/** Opens the queue; its tables are made where they are missing. */
export async function openBackground(options: BackgroundOptions): Promise<Background> {
  const { database, log } = options;
  const boss = await openBoss(options);
  let isWorking = false;
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

  const send = sendBy(boss);
  const trigger: Background['trigger'] = async (work) => {
    for (const scope of await listScopes(database)) await send(database, scope, work, {});
  };
  /** When each work that repeats does. */
  const repeated = new Map<string, string>();

  return {
    handle(work, handler) {
      handlers.set(work.name, ({ scope, data }) => handler(scope, work.data.parse(data)));
    },
    send,
    repeat(work, cron) {
      repeated.set(work.name, cron);
      handlers.set(turnOf(work.name), async () => trigger(work));
    },
    trigger,
    listUnderWay: (work, scope) => listUnderWay(database, work, scope),
    async start() {
      for (const [name, cron] of repeated)
        await boss.schedule(queue, cron, { name: turnOf(name) }, { key: name, missed: 'once' });
      await boss.work(queue, taking, async (jobs: Job<Queued>[]) => {
        const results: JobResult[] = [];
        for (const { id, ...job } of jobs)
          results.push(
            await perform({ id, ...job }).then(
              () => ({ id, status: 'completed' as const }),
              (error: unknown) => ({ id, status: 'failed' as const, output: { message: String(error) } }),
            ),
          );
        return results;
      });
      isWorking = true;
    },
    isWorking: () => isWorking,
    depth: () => depthIn(database),
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
    async stop(within = 2_000) {
      isWorking = false;
      await boss.stop({ graceful: true, timeout: within });
    },
  };
}

function sendBy(boss: PgBoss): Background['send'] {
  return async (transaction, scope, work, data, { after, isWaitedFor = false } = {}) => {
    await boss.send(
      queue,
      { name: work.name, scope, data },
      {
        db: fromKysely(acrossEmployers(transaction)),
        priority: isWaitedFor ? 1 : 0,
        ...(after && { startAfter: after }),
      },
    );
  };
}

async function listUnderWay<Data>(
  database: OpenDatabase,
  work: Work<Data>,
  scope: EmployerScope,
): Promise<Data[]> {
  const { rows } = await database.statement(
    `select data -> 'data' as data from pgboss.job where name = $1 and state in ('created', 'retry', 'active')
      and data ->> 'name' = $2 and (data ->> 'scope')::integer = $3`,
    [queue, work.name, scope],
  );
  return (rows as { data: unknown }[]).map(({ data }) => work.data.parse(data));
}

async function depthIn(database: OpenDatabase): ReturnType<Background['depth']> {
  const { rows } = await database.statement(
    `select count(*) filter (where state in ('created', 'retry'))::integer as waiting,
      count(*) filter (where state = 'active')::integer as active,
      count(*) filter (where state = 'failed')::integer as failed
    from pgboss.job where name = $1 and state in ('created', 'retry', 'active', 'failed')`,
    [queue],
  );
  return rows[0] as { waiting: number; active: number; failed: number };
}

async function openBoss(options: BackgroundOptions): Promise<PgBoss> {
  const boss = await startedBoss(options).catch((error: unknown) => {
    // begun at the same moment, two servers collide in PostgreSQL's catalogue: by now the other has made the tables
    if (isCollision(error)) return startedBoss(options);
    throw error;
  });
  await boss.createQueue(queue, retries);
  // of a queue that was there already too
  await boss.updateQueue(queue, { ...retries, heartbeatSeconds });
  return boss;
}

async function startedBoss({ database, log, looksEvery = 15 }: BackgroundOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: database.statement },
    superviseIntervalSeconds: looksEvery,
    monitorIntervalSeconds: looksEvery,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The queue failed'));
  await boss.start();
  return boss;
}

/** Something of this name is there already: unique_violation, duplicate_object, duplicate_table, duplicate_schema. */
function isCollision(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^(?:23505|42710|42P07|42P06)$/.test(String(error.code))
  );
}
