import type { PendingAction } from '../../app/pending-action.ts';
import { useSite } from '../../site/site.tsx';
import { useOfferDeed } from '../../offers/use-offer-deed.ts';
import type { LetterProps } from './document-view.tsx';

/** What is handed in as signed. */
export type Submission = {
  file: File;
  /** Where it was typed. */
  signature?: string;
};

const fieldOf = ({ signature }: Submission, actsOn: LetterProps['actsOn']) =>
  actsOn === 'offer' && signature !== undefined ? 'signed_offer_letter_pdf_file' : 'signed_document_file';

/**
 * Of two answers the first one's, once both are there: the document is signed by the first, and a second that has failed is no
 * reason to say that it is not.
 */
async function both<Answer>(first: Promise<Answer>, second: Promise<unknown>): Promise<Answer> {
  const [signed, noted] = await Promise.allSettled([first, second]);
  if (signed.status === 'fulfilled' && noted.status === 'rejected')
    console.error('The signature could not be noted:', noted.reason);
  return first;
}

/** Hands in the signed offer, or one signed document of it (LETTER-04, ruling 41). */
export function useSubmit(
  { offer, document, actsOn }: LetterProps,
  options: {
    make: () => Promise<Submission>;
    onProgress?: (share: number) => void;
    onFailed?: (error: Error) => void;
    pending?: () => PendingAction;
  },
) {
  const { api } = useSite();
  const send = async () => {
    const submission = await options.make();
    const form = new FormData();
    if (submission.signature !== undefined) form.append('signature', submission.signature);
    form.append(fieldOf(submission, actsOn), submission.file);
    const { onProgress } = options;
    if (actsOn === 'offer')
      return api.postForm('/api/offer/offers/{id}/accept', form, { in: { id: offer.id }, onProgress });
    const at = { id: offer.id, documentId: String(document.id) };
    return both(
      api.postForm('/api/offer/offers/{id}/{documentId}/accept', form, { in: at, onProgress }),
      api.post('/api/offer/offers/{id}/{documentId}/esign_status', undefined, { in: at }),
    );
  };
  return useOfferDeed<void>({
    offerId: offer.id,
    deed: actsOn,
    send,
    done: 'done.submitted',
    onFailed: options.onFailed,
    pending: options.pending,
  });
}
