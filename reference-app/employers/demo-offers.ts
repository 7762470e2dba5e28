import { documentStatuses, offerStatuses } from '@portico/core/offers';
import { z } from 'zod';

const name = z.string().min(1);

/** What a demo letter tells beyond its offer. */
const demoLetter = z.strictObject({
  place: name,
  pay: z.strictObject({
    currency: z.string().length(3),
    period: z.enum(['hour', 'year']),
    amount: z.number(),
  }),
  hoursPerWeek: z.number(),
  holidays: z.number(),
  manager: name,
  /** Days from now. */
  startsIn: z.number().int(),
});

const demoDocument = z.strictObject({
  name,
  documentType: z.enum(['Offer', 'Agreement', 'Handbook']),
  status: z.enum(documentStatuses),
  /** Signed documents: whether the employer's system has noted it. False when absent. */
  signed: z.boolean().optional(),
  /** Signed at the e-signature provider. */
  isEsign: z.boolean().optional(),
  /** `none`: not written yet. `inline` travels with the offer, `stored` is fetched. */
  content: z.enum(['none', 'inline', 'stored']),
  /** What it says; absent where it is the letter, or not written. */
  paragraphs: z.array(name).optional(),
});
export type DemoDocument = z.infer<typeof demoDocument>;

/** An offer of a demo candidate; days count from the moment of seeding. */
const demoOffer = z.strictObject({
  status: z.enum(offerStatuses),
  position: name,
  updatedDaysAgo: z.number(),
  /** Negative = past; null = never expires. */
  expiresInDays: z.number().nullable(),
  letter: demoLetter,
  documents: z.array(demoDocument),
});
export type DemoOffer = z.infer<typeof demoOffer>;

/** `offers.yaml` */
export const demoOffers = z.strictObject({ offers: z.array(demoOffer) });

/** Who writes an employer's letters. */
export const demoLetterhead = z.strictObject({
  /** In one line. */
  address: name,
  signatory: z.strictObject({ name, title: name }),
});
export type DemoLetterhead = z.infer<typeof demoLetterhead>;
