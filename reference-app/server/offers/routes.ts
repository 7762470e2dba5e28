import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { offerCalls } from '../../contract/offers.ts';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { serveFile } from '../http/serve-file.ts';
import { declineOffer, documentIn, offerNotFound, reportEsign, type OwnOffer } from './act.ts';
import { findFile } from './files.ts';
import { findOffer, listOffers } from './store.ts';
import { offerOf, shownFile } from './wire.ts';

/** A candidate's own offers. */
export function offersRoutes(options: { database: Database; now: () => number }): FastifyPluginAsyncZod {
  const { database } = options;
  const now = () => new Date(options.now());

  const ownOffer = async (request: AskedOffer) => {
    const { scope, own } = ownOf(request);
    const offer = await findOffer(database, scope, own);
    if (!offer) throw offerNotFound();
    return { scope, offer };
  };
  const answerFor = async (request: AskedOffer) => {
    const { scope, offer } = await ownOffer(request);
    return answerOf(await offerOf(database, scope, { offer, at: now() }));
  };

  return async (app) => {
    serve(app, offerCalls.list, async (request) => {
      const { scope } = employerOf(request);
      const found = await listOffers(database, scope, sessionOf(request).account.id);
      const offers = [];
      for (const offer of found) offers.push(await offerOf(database, scope, { offer, at: now() }));
      return answerOf({ offers });
    });

    serve(app, offerCalls.one, answerFor);

    serveFile(app, offerCalls.content, async (request) => {
      const { scope, offer } = await ownOffer(request);
      const shown = shownFile(documentIn(offer, request.params.documentId));
      const file = shown === null ? undefined : await findFile(database, scope, shown);
      if (!file) throw new Refusal(404, 'No offer letter content available');
      return file;
    });

    serve(app, offerCalls.decline, async (request) => {
      const { scope, own } = ownOf(request);
      await declineOffer(database, scope, { offer: own, now });
      return answerFor(request);
    });

    serve(app, offerCalls.esignStatus, async (request) => {
      const { scope, own } = ownOf(request);
      await reportEsign(database, scope, { offer: own, documentId: request.params.documentId, now });
      return answerFor(request);
    });
  };
}

type AskedOffer = FastifyRequest & { params: { id: string } };

function ownOf(request: AskedOffer): { scope: EmployerScope; own: OwnOffer } {
  const { scope } = employerOf(request);
  return { scope, own: { encId: request.params.id, accountId: sessionOf(request).account.id } };
}
