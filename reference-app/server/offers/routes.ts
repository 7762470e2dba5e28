import { openStatuses } from '@portico/core/offers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { offerCalls } from '../../contract/offers.ts';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { serveFile } from '../http/serve-file.ts';
import {
  actOnOffer,
  documentIn,
  offerContextOf,
  offerNotFound,
  type Deed,
  type OfferContext,
} from './act.ts';
import type { Signer } from './evidence/chain.ts';
import { evidenceOfDocument } from './evidence/store.ts';
import { writeEvidenceSummary } from './evidence/summary.ts';
import { findFile } from './files.ts';
import { accept, actOnDocument, decline, statusOf, type OfferState } from './rules.ts';
import { findOffer, listOffers, lockOffer, type StoredOffer } from './store.ts';
import { submissionIn } from './submission.ts';
import { carriedFiles, offerOf, shownFile } from './wire.ts';

type Dated = Pick<OfferState, 'status' | 'expiresAt'> & { id: number; updatedAt: Date };

/** When an offer became what it reads as: an expiry that is not written down yet has happened all the same. */
const changedAt = (offer: Dated, at: Date): Date =>
  statusOf(offer, at) !== offer.status && offer.expiresAt ? offer.expiresAt : offer.updatedAt;

/** Offers as their candidate is told of them: first those that wait for an answer, and of all the newest change first. */
function inOrder<Offer extends Dated>(offers: readonly Offer[], at: Date): Offer[] {
  const isOpen = (offer: Offer) => openStatuses.includes(statusOf(offer, at));
  return offers.toSorted(
    (one, other) =>
      Number(isOpen(other)) - Number(isOpen(one)) ||
      changedAt(other, at).getTime() - changedAt(one, at).getTime() ||
      other.id - one.id,
  );
}

/** A candidate's own offers, to read. */
export async function offersRoutes(app: FastifyInstance): Promise<void> {
  const context = offerContextOf(app);
  const { database, now } = context;

  serve(app, offerCalls.list, async (request) => {
    const { scope } = employerOf(request);
    const found = await listOffers(database, scope, sessionOf(request).account.id);
    const files = await carriedFiles(database, scope, found);
    const at = now();
    return answerOf({ offers: inOrder(found, at).map((offer) => offerOf(offer, { at, files })) });
  });

  serve(app, offerCalls.one, (request) => answerFor(context, request));

  serveFile(app, offerCalls.content, async (request) => {
    const { scope, offer } = await ownOffer(database, request);
    const document = documentIn(offer, request.params.documentId);
    const shown = shownFile(document);
    const file = shown === null ? undefined : await findFile(database, scope, shown);
    if (!file) throw new Refusal(404, 'No offer letter content available');
    return { ...file, fileName: `${document.name}.pdf` };
  });

  serveFile(app, offerCalls.evidence, async (request) => {
    const { scope, offer } = await ownOffer(database, request);
    const document = documentIn(offer, request.params.documentId);
    const links = await evidenceOfDocument(database, scope, document.id);
    if (links.length === 0) throw new Refusal(404, 'There is no record of a signature yet');
    const bytes = await writeEvidenceSummary({ documentName: document.name, links, at: new Date(now()) });
    return { fileName: `${document.name} (evidence).pdf`, mediaType: 'application/pdf', bytes };
  });
}

/** What a candidate does about an offer. */
export async function offerActionRoutes(app: FastifyInstance): Promise<void> {
  const context = offerContextOf(app);
  const { database } = context;
  const act = async (request: AskedOffer, deed: Omit<Deed, 'accountId'>) => {
    const { scope, own } = ownOf(request);
    await actOnOffer(context, scope, {
      lock: (transaction) => lockOffer(transaction, scope, own),
      deed: { ...deed, accountId: own.accountId },
    });
    return answerFor(context, request);
  };

  serve(app, offerCalls.accept, async (request) => {
    // before what was sent with it: of another's offer nothing else is told
    await ownOffer(database, request);
    const { signature } = request.body;
    const signer = signerOf(request);
    const submission = await submissionIn({
      typed: request.uploads.signed_offer_letter_pdf_file,
      uploaded: request.uploads.signed_document_file,
      signature,
      knownName: signer.name,
    });
    return act(request, {
      action: 'offer.accept',
      decide: accept,
      evidence: { ...submission, signer },
    });
  });

  serve(app, offerCalls.acceptDocument, async (request) => {
    const { documentId } = request.params;
    documentIn((await ownOffer(database, request)).offer, documentId);
    const signer = signerOf(request);
    const submission = await submissionIn({
      uploaded: request.uploads.signed_document_file,
      signature: request.body.signature,
      knownName: signer.name,
    });
    return act(request, {
      action: 'offer.document.sign',
      decide: onDocument(documentId, 'sign'),
      evidence: { ...submission, signer },
    });
  });

  serve(app, offerCalls.decline, async (request) =>
    act(request, {
      action: 'offer.decline',
      decide: decline,
      evidence: { kind: 'decline', signer: signerOf(request) },
    }),
  );

  serve(app, offerCalls.esignStatus, async (request) =>
    act(request, {
      action: 'offer.esign.report',
      decide: onDocument(request.params.documentId, 'report'),
    }),
  );
}

/** @throws Refusal 404 */
async function ownOffer(database: Database, request: AskedOffer) {
  const { scope, own } = ownOf(request);
  const offer = await findOffer(database, scope, own);
  if (!offer) throw offerNotFound();
  return { scope, offer };
}

async function answerFor({ database, now }: OfferContext, request: AskedOffer) {
  const { scope, offer } = await ownOffer(database, request);
  const files = await carriedFiles(database, scope, [offer]);
  return answerOf(offerOf(offer, { at: now(), files }));
}

type AskedOffer = FastifyRequest & { params: { id: string } };

function ownOf(request: AskedOffer): { scope: EmployerScope; own: { encId: string; accountId: number } } {
  const { scope } = employerOf(request);
  return { scope, own: { encId: request.params.id, accountId: sessionOf(request).account.id } };
}

function onDocument(documentId: string, action: 'sign' | 'report'): Deed['decide'] {
  return (offer: StoredOffer, at: Date) =>
    actOnDocument(offer, { document: documentIn(offer, documentId), action, at });
}

/** Who it is that signs, as far as the request tells. */
function signerOf(request: FastifyRequest): Signer {
  const { firstName, lastName, email } = sessionOf(request).account;
  return {
    name: `${firstName} ${lastName}`.trim(),
    email,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
  };
}
