import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dashboardCalls } from '../../contract/dashboard.ts';
import { answerOf } from '../http/envelope.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { nextFirst } from './rules.ts';
import { listEvents, listInterviews, listNudges, listReferrals } from './store.ts';

const minute = 60 * 1000;

/** What a candidate's dashboard shows, part by part: one that fails leaves the others (DASH-03). */
export async function dashboardRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app;
  const asked = (request: FastifyRequest) =>
    [database, employerOf(request).scope, sessionOf(request).account.id] as const;

  serve(app, dashboardCalls.nudges, async (request) =>
    answerOf({ nudges: await listNudges(...asked(request)) }),
  );

  serve(app, dashboardCalls.interviews, async (request) => {
    const interviews = nextFirst(await listInterviews(...asked(request)), {
      now: now(),
      spanOf: ({ startsAt, durationMinutes }) => ({
        startsAt: Date.parse(startsAt),
        endsAt: Date.parse(startsAt) + durationMinutes * minute,
      }),
    });
    return answerOf({ interviews });
  });

  serve(app, dashboardCalls.events, async (request) => {
    const events = nextFirst(await listEvents(...asked(request)), {
      now: now(),
      spanOf: ({ startsAt, endsAt }) => ({ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) }),
    });
    return answerOf({ events });
  });

  serve(app, dashboardCalls.referrals, async (request) =>
    answerOf({ referrals: await listReferrals(...asked(request)) }),
  );
}
