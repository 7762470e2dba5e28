import type { FastifyInstance } from 'fastify';
import { intakeCalls, maximumIntakeEntries } from '../../contract/intake.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { signedBodyOf, takeSignedCalls } from '../http/take-signed-calls.ts';
import { takeCall } from './take-call.ts';

/** What an employer's own system tells the site: offers, statuses, and whatever its candidates find on their pages. */
export async function intakeRoutes(
  app: FastifyInstance,
  {
    secretOf,
  }: {
    /** By domain; undefined = its system may not call. */
    secretOf: (domain: string) => string | undefined;
  },
): Promise<void> {
  const { employers } = app;
  const now = () => new Date(app.now());
  const secretFor = (domain: string) => {
    const secret = secretOf(domain);
    if (secret === undefined) throw noIntake();
    return secret;
  };

  // before the body is read, which may be large
  app.addHook('onRequest', async (request) => {
    const { domain } = request.query as { domain?: unknown };
    request.employer = typeof domain === 'string' && domain !== '' ? await employers.find(domain) : null;
    if (!request.employer) throw noIntake();
    secretFor(request.employer.domain);
  });
  takeSignedCalls(app, { secretOf: (request) => secretFor(employerOf(request).domain), now });
  // before the entries are looked at: each that is not right would be told of
  app.addHook('preValidation', async ({ body }) => {
    const { entries } = (body ?? {}) as { entries?: unknown };
    if (Array.isArray(entries) && entries.length > maximumIntakeEntries) throw tooManyEntries();
  });

  serve(app, intakeCalls.take, async (request) =>
    answerOf(
      await takeCall(app, employerOf(request), {
        id: String(request.headers['webhook-id']),
        body: signedBodyOf(request),
        entries: request.body.entries,
        scan: request.server.scan,
        at: now(),
      }),
    ),
  );
}

function tooManyEntries(): Refusal {
  const message = `Send at most ${maximumIntakeEntries} entries in one call.`;
  return new Refusal(400, message, { validationErrors: { entries: message } });
}

function noIntake(): Refusal {
  return new Refusal(404, 'There is no such employer, or its system may not call.');
}
