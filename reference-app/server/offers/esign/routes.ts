import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { esignCalls, type EsignEvent } from '../../../contract/esign.ts';
import { inTransaction } from '../../database/database.ts';
import { forEmployer, type EmployerScope } from '../../database/for-employer.ts';
import { answerOf } from '../../http/envelope.ts';
import { Refusal } from '../../http/refusal.ts';
import { serve } from '../../http/serve.ts';
import { clockTolerance } from '../../http/signed-call.ts';
import { signedBodyOf, takeSignedCalls } from '../../http/take-signed-calls.ts';
import { actOnOffer, offerContextOf, type Deed, type OfferContext } from '../act.ts';
import { actOnDocument, asItStood, decline, earlier } from '../rules.ts';
import { lockOfferOfEnvelope } from '../store.ts';

/** What the e-signature provider tells this server: the only word on which a document counts as signed there. */
export async function esignRoutes(app: FastifyInstance, { secret }: { secret: string }): Promise<void> {
  const context = offerContextOf(app);
  const { employers } = app;
  const { now } = context;

  takeSignedCalls(app, { secretOf: () => secret, now });

  serve(app, esignCalls.event, async (request) => {
    const event = request.body;
    if (Date.parse(event.at) > now().getTime() + clockTolerance * 1000) throw ofTheFuture();
    const employer = await employers.find(event.domain);
    if (!employer) throw noEnvelope();
    const id = String(request.headers['webhook-id']);
    const bodySha256 = hash('sha256', signedBodyOf(request));
    return answerOf({ isNew: await takeEvent(context, employer.scope, { id, bodySha256, event }) });
  });
}

/** Does what an event says, once. @returns whether it was new */
async function takeEvent(
  context: OfferContext,
  scope: EmployerScope,
  { id, bodySha256, event }: { id: string; bodySha256: string; event: EsignEvent },
): Promise<boolean> {
  return inTransaction(context.database, async (transaction) => {
    const tables = forEmployer(transaction, scope);
    const noted = await tables
      .insertInto('esign_event')
      .values({ id, taken_at: context.now(), body_sha256: bodySha256 })
      .onConflict((conflict) => conflict.columns(['id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!noted) {
      const known = await tables
        .selectFrom('esign_event')
        .select('body_sha256')
        .where('id', '=', id)
        .executeTakeFirst();
      if (known?.body_sha256 && known.body_sha256 !== bodySha256)
        throw new Refusal(409, 'Another call had this webhook-id.');
      return false;
    }
    await actOnOffer({ ...context, database: transaction }, scope, {
      lock: async (inner) => {
        const offer = await lockOfferOfEnvelope(inner, scope, event.wid);
        const document = offer?.documents.find(({ esignWid }) => esignWid === event.wid);
        if (!offer || !document) throw noEnvelope();
        // else the date of a signature, which is evidence, could be any, and every expiry be passed
        if (Date.parse(event.at) < document.madeAt.getTime() - clockTolerance * 1000) throw beforeItWasMade();
        return offer;
      },
      deed: deedOf(event),
    });
    return true;
  });
}

function deedOf({ type, wid, at, signer }: EsignEvent): Deed {
  const signedAt = new Date(at);
  // A call may take its time, or be sent again after an outage: what was done before the expiry counts, whether or not
  // the expiry has been written down meanwhile. Waiting with that would only move the moment from which it is refused.
  const from = { accountId: null };
  if (type === 'rejected')
    return {
      ...from,
      action: 'offer.esign.reject',
      decide: (offer, now) => {
        const then = earlier(signedAt, now);
        return decline(asItStood(offer, then), then);
      },
      evidence: { kind: 'decline', signer, signedAt },
    };
  return {
    ...from,
    action: 'offer.esign.confirm',
    decide: (offer, now) => {
      const document = offer.documents.find(({ esignWid }) => esignWid === wid);
      if (!document) throw noEnvelope();
      const then = earlier(signedAt, now);
      return actOnDocument(asItStood(offer, then), { document, action: 'confirm', at: then });
    },
    evidence: { kind: 'e-signature', signer, signedAt },
  };
}

function ofTheFuture(): Refusal {
  const message = 'The time lies in the future, or the clocks differ.';
  return new Refusal(400, message, { validationErrors: { at: message } });
}

function beforeItWasMade(): Refusal {
  const message = 'The time lies before the document was made, or the clocks differ.';
  return new Refusal(400, message, { validationErrors: { at: message } });
}

function noEnvelope(): Refusal {
  return new Refusal(404, 'There is no such envelope.');
}
