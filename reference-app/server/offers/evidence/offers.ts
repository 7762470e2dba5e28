import { letterOf } from '@portico/core/offers';
import type { Database } from '../../database/database.ts';
import { forEmployer, type EmployerScope } from '../../database/for-employer.ts';
import { offersWith } from './store.ts';

const atATime = 500;

/**
 * Whether an employer's offers and their documents are as its chain of evidence has it: what was signed, by which files, and
 * what was answered. What came signed or answered needs no entry. One sentence for each thing that is otherwise.
 */
export async function faultsOfOffers(database: Database, scope: EmployerScope): Promise<string[]> {
  const faults: string[] = [];
  const declined = await offersWith(database, scope, 'decline');
  let last = 0;
  for (;;) {
    const offers = await offersAfter(database, scope, last);
    if (offers.length === 0) return faults;
    for (const offer of offers) {
      if (!isAsTold(offer, declined.has(offer.id)))
        faults.push(`The status (${offer.status}) of offer ${offer.id} is not as the chain has it.`);
      for (const document of offer.documents)
        for (const what of otherwiseIn(document))
          faults.push(`The ${what} of document ${document.id} is not as the chain has it.`);
      last = offer.id;
    }
  }
}

type ToldOffer = Awaited<ReturnType<typeof offersAfter>>[number];

function isAsTold({ status, cameAs, documents }: ToldOffer, isDeclined: boolean): boolean {
  const isSignedHere = documents.some(({ signedBy }) => signedBy !== null);
  const isSignedWhole =
    isSignedHere && documents.every((document) => ['Signed', 'Read Only'].includes(document.status));
  switch (status) {
    case 'Accepted':
    case 'Contract Accepted':
      // by its letter, or by the last that there was to sign
      return (
        cameAs === status || isSignedWhole || (isSignedHere && letterOf({ documents })?.status === 'Signed')
      );
    case 'Declined':
    case 'Rejected':
      return cameAs === status || isDeclined;
    case 'Extended':
    case 'Contract Extended':
    case 'Canceled':
    case 'Expired':
      return !isDeclined && !isSignedWhole;
  }
}

/** What of a document is otherwise. */
function otherwiseIn(document: ToldOffer['documents'][number]): string[] {
  const { status, cameAs, signedBy, letter, received, sealed } = document;
  const isSigned = signedBy !== null || cameAs === 'Signed';
  return [
    ...(isSigned === (status === 'Signed') ? [] : [`status (${status})`]),
    ...(signedBy === null || letter === document.toldLetter ? [] : ['letter']),
    // documents of the demo are signed without one
    ...(received === null || received === document.toldReceived ? [] : ['file that was handed in']),
    ...(sealed === document.toldSealed ? [] : ['sealed file']),
  ];
}

/** The next offers by their numbers, with their documents and what the chain tells of these. */
async function offersAfter(database: Database, scope: EmployerScope, last: number) {
  const tables = forEmployer(database, scope);
  const offers = await tables
    .selectFrom('offer')
    .select(['id', 'status', 'came_as as cameAs'])
    .where('id', '>', last)
    .orderBy('id')
    .limit(atATime)
    .execute();
  if (offers.length === 0) return [];
  const documents = await tables
    .selectFrom('offer_document as document')
    .leftJoin('signature_evidence as signature', (link) =>
      link
        .onRef('signature.document_id', '=', 'document.id')
        .onRef('signature.offer_id', '=', 'document.offer_id')
        .on('signature.kind', 'in', ['typed name', 'uploaded file', 'e-signature']),
    )
    .leftJoin('signature_evidence as seal', (link) =>
      link
        .onRef('seal.document_id', '=', 'document.id')
        .onRef('seal.offer_id', '=', 'document.offer_id')
        .on('seal.kind', '=', 'seal'),
    )
    .select([
      'document.id',
      'document.offer_id as offerId',
      'document.document_type as documentType',
      'document.status',
      'document.came_as as cameAs',
      'document.letter_sha256 as letter',
      'document.received_sha256 as received',
      'document.sealed_sha256 as sealed',
      'signature.sequence as signedBy',
      'signature.sha256_before as toldLetter',
      'signature.sha256_after as toldReceived',
      'seal.sha256_after as toldSealed',
    ])
    .where(
      'document.offer_id',
      'in',
      offers.map(({ id }) => id),
    )
    .orderBy('document.id')
    .execute();
  return offers.map((offer) => ({
    ...offer,
    documents: documents.filter(({ offerId }) => offerId === offer.id),
  }));
}
