import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Work } from '../background/queue.ts';
import { dropMailsBefore } from '../mail/store.ts';
import { dropVisitorResumesBefore, visitorResumeKept } from '../resumes/visitors.ts';
import { mixVoluntaryAnswers } from '../applications/mix-voluntary.ts';
import { dropUnnamedFiles, unnamedFilesKept } from '../answer-files/store.ts';
import { dropEndedWindows } from './limit-store.ts';
import { sessionLimits } from './rules.ts';
import { dropExpired } from './sweep-store.ts';

export const sweepWork: Work<Record<string, never>> = {
  name: 'accounts.sweep',
  data: z.record(z.string(), z.never()),
};
const sweepTime = '23 * * * *';
const hour = 60 * 60 * 1000;
/** Longer than a mail is tried. */
const mailsKept = 3 * 24 * hour;

/** Has what no longer counts swept away, every hour, with what leads from voluntary answers to who gave them. */
export function repeatSweep(app: FastifyInstance): void {
  const { database, background, now } = app;
  background.handle(sweepWork, async (scope) => {
    const at = now();
    await dropExpired(database, scope, {
      at: new Date(at),
      idleSince: new Date(at - sessionLimits.idle),
      begunBefore: new Date(at - sessionLimits.absolute),
    });
    await dropEndedWindows(database, new Date(at));
    await dropMailsBefore(database, scope, new Date(at - mailsKept));
    // nightly retention would be late for what is promised for a day
    await dropVisitorResumesBefore(database, scope, new Date(at - visitorResumeKept));
    await dropUnnamedFiles(database, scope, new Date(at - unnamedFilesKept));
    await mixVoluntaryAnswers(database, scope);
  });
  background.repeat(sweepWork, sweepTime);
}
