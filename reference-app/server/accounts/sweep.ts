import { z } from 'zod';
import type { Background, Work } from '../background/queue.ts';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { dropMailsBefore } from '../mail/store.ts';
import { sessionLimits } from './rules.ts';
import { dropExpired } from './sweep-store.ts';

const sweepWork: Work<object> = { name: 'accounts.sweep', data: z.object({}) };
const hour = 60 * 60 * 1000;
/** Longer than a mail is tried. */
const mailsKept = 3 * 24 * hour;

/**
 * Has what no longer counts swept away in the background, at most once an hour for an employer, whoever asks.
 *
 * @returns asks for it
 */
export function createSweep(options: {
  database: Database;
  background: Background;
  now: () => number;
}): (scope: EmployerScope) => Promise<void> {
  const { database, background, now } = options;
  background.handle(sweepWork, async (scope) => {
    const at = now();
    await dropExpired(database, scope, {
      at: new Date(at),
      idleSince: new Date(at - sessionLimits.idle),
      begunBefore: new Date(at - sessionLimits.absolute),
    });
    await dropMailsBefore(database, scope, new Date(at - mailsKept));
  });

  const asked = new Map<EmployerScope, number>();
  return async (scope) => {
    if (now() - (asked.get(scope) ?? -Infinity) < hour) return;
    asked.set(scope, now());
    await background.send(database, scope, sweepWork, {}, { onceAnHour: true });
  };
}
