import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Background, Work } from '../background/queue.ts';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import type { ServerLog } from '../http/log.ts';
import { mail as mailShape, RefusedMail, type DeliverMail, type Mail } from './mail.ts';
import { dropMail, findMail, keepMail } from './store.ts';

export type Mailer = {
  /**
   * Sends a mail in the transaction of what causes it: neither is there without the other. It is delivered afterwards,
   * in the background, and twice if the server ends in the middle.
   */
  send: (
    transaction: Database,
    scope: EmployerScope,
    mail: Mail,
    options?: {
      /** Somebody sits before a page until it comes: it leaves before those that nobody waits for. */
      isWaitedFor?: boolean;
    },
  ) => Promise<void>;
  /**
   * The whole address of a page of an employer, for links in mails. Never from a request: whoever sends one chooses
   * its `Host`, and would get what the link is worth.
   *
   * @param path as in `/careers/login`, perhaps with a query and a fragment
   */
  linkTo: (path: `/${string}`, employer: { domain: string }) => string;
};

declare module 'fastify' {
  interface FastifyInstance {
    mailer: Mailer;
  }
}

/**
 * Adds `app.mailer`.
 *
 * @param options.origin where the site is, as `https://careers.example`; undefined = on this machine
 */
export function registerMailer(
  app: FastifyInstance,
  { origin, deliver }: { origin: string | undefined; deliver: DeliverMail },
): void {
  const { database, background, log, now } = app;
  const siteAddress = () => {
    const address = app.server.address();
    return origin ?? `http://localhost:${typeof address === 'object' && address ? address.port : 80}`;
  };
  app.decorate('mailer', createMailer({ database, background, deliver, siteAddress, log, now }));
}

const delivery = z.object({ id: z.string() });
const deliveryWork: Work<z.infer<typeof delivery>> = { name: 'mail.deliver', data: delivery };

/**
 * @param options.siteAddress where the site is, as `https://careers.example`
 * @param options.now ms since 1970
 */
export function createMailer(options: {
  database: Database;
  background: Background;
  deliver: DeliverMail;
  siteAddress: () => string;
  log: ServerLog;
  now: () => number;
}): Mailer {
  const { database, background, deliver, siteAddress, log, now } = options;

  background.handle(deliveryWork, async (scope, { id }) => {
    const queued = await findMail(database, scope, id);
    if (!queued) return;
    try {
      await deliver(queued);
    } catch (error) {
      if (!(error instanceof RefusedMail)) throw error;
      // without what the server said, which names the recipient
      log.warn({ mail: id }, 'A mail was refused for good, and is dropped');
    }
    await dropMail(database, scope, id);
  });

  return {
    async send(transaction, scope, mail, { isWaitedFor = false } = {}) {
      const id = randomUUID();
      await keepMail(transaction, scope, { ...mailShape.parse(mail), id, queuedAt: new Date(now()) });
      await background.send(transaction, scope, deliveryWork, { id }, { isWaitedFor });
    },
    linkTo(path, { domain }) {
      const url = new URL(path, siteAddress());
      url.searchParams.set('domain', domain);
      return url.href;
    },
  };
}
