import { documentStatuses, offerStatuses } from '@portico/core/offers';
import { z } from 'zod';
import { call, type FileRule } from './call.ts';
import { signedFile as signed } from './signed-file.ts';

const offerDocument = z.object({
  id: z.number().int(),
  name: z.string(),
  status: z.enum(documentStatuses),
  /** ISO 8601 in UTC. */
  updated_at: z.string(),
  /** Whether the employer's system has taken note of the signature. */
  signed: z.boolean(),
  /** Where it is signed electronically: a widget id, a path or a full address. */
  url: z.string().nullable(),
  /** The PDF in base64. */
  b64_string: z.string().nullable(),
  /** Told in the place of `b64_string`: the content call has it. */
  s3_path: z.string().nullable(),
  /** `Offer` is the letter itself. */
  document_type: z.string(),
});

const offer = z.object({
  id: z.number().int(),
  /** What addresses name the offer by. */
  enc_id: z.string(),
  /** `Expired` from the moment of `expires_at` on. */
  status: z.enum(offerStatuses),
  position: z.object({ name: z.string() }),
  updated_at: z.string(),
  /** null = never. */
  expires_at: z.string().nullable(),
  offer_documents: z.array(offerDocument),
});

export type Offer = z.infer<typeof offer>;
export type OfferDocument = z.infer<typeof offerDocument>;

/** A text that names no row is answered like an unknown one. */
const id = z.string().max(64);
const ofOffer = z.object({ id });
const ofDocument = z.object({ id, documentId: id });

const access = 'candidate';
const notFound = 'The candidate has no such offer, or it has no such document.';
const notPossible = 'The offer has expired, was withdrawn, or was answered otherwise before.';

const signedFile: FileRule = {
  description: 'The signed document.',
  ...signed,
  tooMany: 'You should upload at most 1 file',
};
const stampedLetter: FileRule = {
  ...signedFile,
  description: 'The letter with the typed name and the date on it; `signature` comes with it.',
  types: ['.pdf'],
};
const signature = z
  .string()
  .max(300, 'Enter a shorter name.')
  .optional()
  .meta({ description: 'The full name as the electronic signature, exactly as in the profile.' });
const fileAmiss =
  'The file is missing, is not of an allowed type, or the name is not the one of the profile.';

export const offerCalls = {
  list: call({
    method: 'GET',
    path: '/api/offer/offers',
    summary:
      'The candidate’s offers: first those that wait for an answer, and of all the newest change first',
    access,
    data: z.object({ offers: z.array(offer) }),
  }),
  one: call({
    method: 'GET',
    path: '/api/offer/{id}',
    summary: 'One offer with its documents',
    access,
    params: ofOffer,
    data: offer,
    refusals: { 404: notFound },
  }),
  content: call({
    method: 'GET',
    path: '/api/offer/{id}/{documentId}/content',
    summary: 'What a document holds',
    description: 'For documents that only have `s3_path`; the others answer as well.',
    access,
    params: ofDocument,
    answers: 'file',
    data: z.null(),
    refusals: { 404: `${notFound} Also while there is no content yet.` },
  }),
  evidence: call({
    method: 'GET',
    path: '/api/offer/{id}/{documentId}/evidence',
    summary: 'The record of a document’s signature',
    description:
      'A PDF: what was done to the document, by whom and when, with the hashes by which the employer’s evidence is checked.',
    access,
    params: ofDocument,
    answers: 'file',
    data: z.null(),
    refusals: { 404: `${notFound} Also while it is not signed.` },
  }),
  accept: call({
    method: 'POST',
    path: '/api/offer/offers/{id}/accept',
    summary: 'Accept an offer',
    description:
      'With the letter that the typed name is on, or with a signed document. Repeated, it answers the same, and the first file stands. The sealed document follows; until then the signed one has no content.',
    access,
    params: ofOffer,
    body: z.object({ signature }),
    files: { signed_offer_letter_pdf_file: stampedLetter, signed_document_file: signedFile },
    data: offer,
    refusals: { 400: fileAmiss, 404: notFound, 409: notPossible, 413: 'The file is too large.' },
  }),
  acceptDocument: call({
    method: 'POST',
    path: '/api/offer/offers/{id}/{documentId}/accept',
    summary: 'Sign one document of an offer',
    description:
      'With the signed document, and with `signature` where the name was typed. The last document to be signed accepts the offer.',
    access,
    params: ofDocument,
    body: z.object({ signature }),
    files: { signed_document_file: signedFile },
    data: offer,
    refusals: { 400: fileAmiss, 404: notFound, 409: notPossible, 413: 'The file is too large.' },
  }),
  decline: call({
    method: 'POST',
    path: '/api/offer/offers/{id}/decline',
    summary: 'Decline an offer',
    description: 'Repeated, it answers the same.',
    access,
    params: ofOffer,
    data: offer,
    refusals: { 404: notFound, 409: notPossible },
  }),
  esignStatus: call({
    method: 'POST',
    path: '/api/offer/offers/{id}/{documentId}/esign_status',
    summary: 'Say that a document was signed at the e-signature provider',
    description:
      'The document is Pending, without address and content, until the provider’s own call has arrived. A document that is not signed there stays as it is.',
    access,
    params: ofDocument,
    data: offer,
    refusals: { 404: notFound, 409: notPossible },
  }),
};
