import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { esignCalls, type EsignEvent } from '../../../contract/esign.ts';
import { inTransaction } from '../../database/database.ts';
import { forEmployer, type EmployerScope } from '../../database/for-employer.ts';
import type { EmployerDirectory } from '../../employers/directory.ts';
import { answerOf } from '../../http/envelope.ts';
import { Refusal } from '../../http/refusal.ts';
import { serve } from '../../http/serve.ts';
import { actOnOffer, type Deed, type OfferDesk } from '../act.ts';
import { actOnDocument, decline } from '../rules.ts';
import { lockOfferOfEnvelope } from '../store.ts';
import { doubtOf } from './signed-call.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, which is what a signature is over. */
    rawBody: string;
  }
}

/** What the e-signature provider tells this server: the only word on which a document counts as signed there. */
export function esignRoutes(
  options: OfferDesk & { employers: Pick<EmployerDirectory, 'find'>; secret: string },
): FastifyPluginAsyncZod {
  const { employers, secret, now } = options;

  return async (app) => {
    app.decorateRequest('rawBody', '');
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      request.rawBody = body;
      parse(request, body, done);
    });

    serve(app, esignCalls.event, async (request) => {
      const doubt = doubtOf(secret, { headers: request.headers, body: request.rawBody, now: now() });
      if (doubt !== undefined) throw new Refusal(401, doubt);
      const event = request.body;
      const employer = await employers.find(event.domain);
      if (!employer) throw noEnvelope();
      const id = String(request.headers['webhook-id']);
      return answerOf({ isNew: await takeEvent(options, employer.scope, { id, event }) });
    });
  };
}

/** Does what an event says, once. @returns whether it was new */
async function takeEvent(
  desk: OfferDesk,
  scope: EmployerScope,
  { id, event }: { id: string; event: EsignEvent },
): Promise<boolean> {
  return inTransaction(desk.database, async (transaction) => {
    const noted = await forEmployer(transaction, scope)
      .insertInto('esign_event')
      .values({ id, taken_at: desk.now() })
      .onConflict((conflict) => conflict.columns(['id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!noted) return false;
    await actOnOffer({ ...desk, database: transaction }, scope, {
      lock: async (inner) => {
        const offer = await lockOfferOfEnvelope(inner, scope, event.wid);
        if (!offer) throw noEnvelope();
        return offer;
      },
      deed: deedOf(event),
    });
    return true;
  });
}

function deedOf({ type, wid, at, signer }: EsignEvent): Deed {
  const signedAt = new Date(at);
  // a call may take its time: what was signed before the expiry counts
  const then = (now: Date) => (signedAt < now ? signedAt : now);
  const from = { accountId: null };
  if (type === 'rejected')
    return {
      ...from,
      action: 'offer.esign.reject',
      decide: (offer, now) => decline(offer, then(now)),
      evidence: { kind: 'decline', signer, signedAt },
    };
  return {
    ...from,
    action: 'offer.esign.confirm',
    decide: (offer, now) => {
      const document = offer.documents.find(({ esignWid }) => esignWid === wid);
      if (!document) throw noEnvelope();
      return actOnDocument(offer, { document, action: 'confirm', at: then(now) });
    },
    evidence: { kind: 'e-signature', signer, signedAt },
  };
}

function noEnvelope(): Refusal {
  return new Refusal(404, 'There is no such envelope.');
}
