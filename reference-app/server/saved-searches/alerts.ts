import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { mailLocale } from '../accounts/rules.ts';
import type { Work } from '../background/queue.ts';
import { inTransaction } from '../database/database.ts';
import type { Employer } from '../employers/directory.ts';
import { domainOf } from '../employers/store.ts';
import { writeLetter } from '../mail/letter.ts';
import { sayMail } from '../mail/texts.ts';
import type { Mailer } from '../mail/mailer.ts';
import { findJobRows, type JobRow } from '../positions/store.ts';
import { positionNameOf } from '../positions/wire.ts';
import { readingFor, readSearchQuery } from '../search/query.ts';
import { listDueAlerts, listUntold, takeAlert, type DueAlert } from './alert-store.ts';
import { alertAfter, offersAlerts, parametersIn } from './rules.ts';
import { stopPath, stopToken } from './stop-token.ts';

/** Tells owners of saved searches of new jobs. */
export const alertWork: Work<Record<string, never>> = {
  name: 'alerts.send',
  data: z.record(z.string(), z.never()),
};
const alertTime = '*/5 * * * *';

const batch = 100;
/** The rest is on the site. */
const maximumInMail = 10;

/**
 * Sends what is due. An alert's next time moves on in the transaction that queues its mail, and only from the time that was
 * read: so each is sent once, whichever servers come to it and wherever one of them ends.
 *
 * @param options.secret signs the links that end an alert
 */
export function repeatAlerts(app: FastifyInstance, { secret }: { secret: string }): void {
  const { database, background, employers } = app;
  background.handle(alertWork, async (scope) => {
    const domain = await domainOf(database, scope);
    const employer = domain === undefined ? null : await employers.find(domain);
    if (employer && offersAlerts(employer.config)) await sendDue(app, employer, secret);
  });
  background.repeat(alertWork, alertTime);
}

async function sendDue(app: FastifyInstance, employer: Employer, secret: string): Promise<void> {
  // those that fail stay due, and are not looked at again before the next time: the others come after them
  let after: DueAlert | undefined;
  for (;;) {
    const at = new Date(app.now());
    const due = await listDueAlerts(app.database, employer.scope, { now: at, limit: batch, after });
    for (const alert of due)
      try {
        await sendAlert(app, employer, { alert, at, secret });
      } catch (error) {
        // one that cannot be sent does not keep the others; it is due the next time again
        app.log.error({ err: error, savedSearch: alert.id }, 'A job alert could not be sent');
      }
    after = due.at(-1);
    if (due.length < batch) return;
  }
}

async function sendAlert(
  { database, searchEngine, mailer }: FastifyInstance,
  employer: Employer,
  { alert, at, secret }: { alert: DueAlert; at: Date; secret: string },
): Promise<void> {
  const { scope } = employer;
  const projection = await searchEngine.projectionOf(employer);
  const { query } = readSearchQuery(parametersIn(alert.search), readingFor(employer, projection));
  const { ids } = await searchEngine.search(employer, {
    projection,
    query: { ...query, sortBy: 'timestamp', start: 0 },
  });
  const version = Math.max(alert.lastToldIn, projection.version);
  const untold = await listUntold(database, scope, { alert, openIn: version });
  const fresh = Array.from(ids.filter((id) => untold.has(id)));
  const jobs = await findJobRows(database, scope, fresh.slice(0, maximumInMail));
  const token = stopToken(secret, { scope, id: alert.id });
  const unsubscribe = mailer.linkTo(`${stopPath}?token=${token}`, employer);
  const mail = alertMail(mailer, employer, { alert, jobs, count: fresh.length, unsubscribe });

  await inTransaction(database, async (transaction) => {
    const isOurs = await takeAlert(transaction, scope, {
      alert,
      nextAt: alertAfter(alert.dueAt, { frequency: alert.frequency, now: at }),
      version,
    });
    if (isOurs && jobs.length > 0)
      await mailer.send(transaction, scope, { ...mail, to: alert.email, unsubscribe });
  });
}

function alertMail(
  mailer: Mailer,
  employer: Employer,
  options: { alert: DueAlert; jobs: readonly JobRow[]; count: number; unsubscribe: string },
) {
  const { alert, jobs, count, unsubscribe } = options;
  const locale = mailLocale(alert.locale, employer.config);
  const { action, ...said } = sayMail(
    'jobAlert',
    {
      company: employer.name,
      name: alert.firstName,
      search: alert.name,
      count,
      more: count - jobs.length,
    },
    locale,
  );
  return writeLetter(
    {
      ...said,
      list: jobs.map((job) => ({
        title: job.title,
        detail: positionNameOf(job).location,
        href: mailer.linkTo(`/careers/job/${job.id}`, employer),
      })),
      action: { label: action, href: mailer.linkTo(`/careers?${alert.search}`, employer) },
      closing: [...said.closing, unsubscribe],
    },
    { locale, company: employer.name },
  );
}
