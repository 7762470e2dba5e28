import type { DocumentStatus, OfferStatus } from '../contract/offers.ts';
import type { LetterFacts } from '../server/offers/letters/letter.ts';

/** What a demo letter tells beyond its offer. */
export type DemoLetter = Pick<LetterFacts, 'place' | 'pay' | 'hoursPerWeek' | 'holidays' | 'manager'> & {
  /** Days from now. */
  startsIn: number;
};

export type DemoDocument = {
  name: string;
  documentType: 'Offer' | 'Agreement' | 'Handbook';
  status: DocumentStatus;
  /** Signed documents: whether the employer's system has noted it. False when absent. */
  signed?: boolean;
  /** Signed at the e-signature provider. */
  isEsign?: boolean;
  /** `none`: not written yet. `inline` travels with the offer, `stored` is fetched. */
  content: 'none' | 'inline' | 'stored';
  /** What it says; absent where it is the letter, or not written. */
  paragraphs?: readonly string[];
};

/** An offer of a demo candidate; days count from the moment of seeding. */
export type DemoOffer = {
  status: OfferStatus;
  position: string;
  updatedDaysAgo: number;
  /** Negative = past; null = never expires. */
  expiresInDays: number | null;
  letter: DemoLetter;
  documents: readonly DemoDocument[];
};

/** Who writes an employer's letters. */
export type DemoLetterhead = Pick<LetterFacts, 'address' | 'signatory'>;
