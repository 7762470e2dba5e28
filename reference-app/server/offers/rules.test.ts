import { documentStatuses, offerStatuses, type OfferStatus } from '@portico/core/offers';
import { describe, expect, test } from 'vitest';
import {
  accept,
  actOnDocument,
  decline,
  expires,
  stageOf,
  statusOf,
  type DocumentAction,
  type DocumentStage,
  type DocumentState,
  type OfferState,
} from './rules.ts';

const at = new Date('2026-03-10T12:00:00Z');
const past = new Date(at.getTime() - 1);
const future = new Date(at.getTime() + 1);

const aDocument = (stated: Partial<DocumentState> = {}): DocumentState => ({
  id: 1,
  documentType: 'Offer',
  status: 'Unsigned',
  hasContent: true,
  hasEsign: false,
  awaitsProvider: false,
  ...stated,
});
const documents: Record<DocumentStage, DocumentState> = {
  processing: aDocument({ status: 'Pending', hasContent: false }),
  unsigned: aDocument(),
  esign: aDocument({ hasEsign: true }),
  awaiting: aDocument({ hasEsign: true, awaitsProvider: true }),
  'read only': aDocument({ status: 'Read Only' }),
  signed: aDocument({ status: 'Signed' }),
};
const stages = Object.keys(documents) as DocumentStage[];
const open: readonly OfferStatus[] = ['Extended', 'Contract Extended'];
/** `-` is refused, `=` repeats the answer, anything else is what the offer becomes. */
type Outcome = OfferStatus | '-' | '=';

const cases = offerStatuses.flatMap((status) =>
  ([past, at, future, null] as const).map((expiresAt) => ({
    status,
    expiresAt,
    isPast: expiresAt !== null && expiresAt <= at,
    when: expiresAt?.toISOString() ?? 'never',
  })),
);

describe.each(cases)(
  'LETTER-11 an offer that is $status and expires $when',
  ({ status, expiresAt, isPast }) => {
    const offer = (document: DocumentState): OfferState => ({ status, expiresAt, documents: [document] });
    const ended = open.includes(status) && isPast;
    const read = ended ? 'Expired' : status;

    test('OFFERS-05 reads by the clock', () => {
      expect(statusOf({ status, expiresAt }, at)).toBe(read);
      expect(expires({ status, expiresAt }, at)).toBe(ended);
    });

    test('LETTER-11 is declined while it is extended, and declined stays declined', () => {
      const expected: Record<OfferStatus, Outcome> = {
        Extended: 'Declined',
        'Contract Extended': 'Declined',
        Declined: '=',
        Rejected: '=',
        Accepted: '-',
        'Contract Accepted': '-',
        Canceled: '-',
        Expired: '-',
      };
      for (const stage of stages)
        expect(outcomeOf(decline(offer(documents[stage]), at))).toBe(expected[read]);
    });

    test.each(stages)(
      'LETTER-11 with a letter that is %s is accepted when that can be signed here',
      (stage) => {
        const canSign = stage === 'unsigned';
        const expected: Record<OfferStatus, Outcome> = {
          Extended: canSign ? 'Accepted' : '-',
          'Contract Extended': canSign ? 'Contract Accepted' : '-',
          Accepted: '=',
          'Contract Accepted': '=',
          Declined: '-',
          Rejected: '-',
          Canceled: '-',
          Expired: '-',
        };
        expect(outcomeOf(accept(offer(documents[stage]), at))).toBe(expected[read]);
      },
    );

    /** What becomes of the document while the offer is extended, or accepted. */
    const documentOutcomes: Record<DocumentStage, Record<DocumentAction, DocumentStage | '-' | '='>> = {
      processing: { sign: '-', report: '=', confirm: '-' },
      unsigned: { sign: 'signed', report: '=', confirm: '-' },
      esign: { sign: '-', report: 'awaiting', confirm: 'signed' },
      awaiting: { sign: '-', report: '=', confirm: 'signed' },
      'read only': { sign: '-', report: '=', confirm: '-' },
      signed: { sign: '=', report: '=', confirm: '=' },
    };

    test.each(
      stages.flatMap((stage) =>
        (['sign', 'report', 'confirm'] as const).map((action) => [stage, action] as const),
      ),
    )('LETTER-11 with a document that is %s answers %s', (stage, action) => {
      const outcome = documentOutcomes[stage][action];
      const decision = actOnDocument(offer(documents[stage]), { document: documents[stage], action, at });
      const changes = outcome !== '-' && outcome !== '=';
      const signed: Record<OfferStatus, Outcome> = {
        Extended: 'Accepted',
        'Contract Extended': 'Contract Accepted',
        // the whole offer was accepted before
        Accepted: '=',
        'Contract Accepted': '=',
        Declined: '-',
        Rejected: '-',
        Canceled: '-',
        Expired: '-',
      };
      const isTaken = signed[read] !== '-';
      expect(outcomeOf(decision)).toBe(
        changes ? (isTaken && outcome !== 'signed' ? '=' : signed[read]) : outcome,
      );
      expect(decision.ok ? decision.document?.stage : undefined).toBe(
        changes && isTaken ? outcome : undefined,
      );
    });
  },
);

function outcomeOf(decision: ReturnType<typeof decline>): Outcome {
  return decision.ok ? (decision.offer ?? '=') : '-';
}

function expectedStage(document: Omit<DocumentState, 'id' | 'documentType'>): DocumentStage {
  const { status, hasContent, hasEsign, awaitsProvider } = document;
  if (status === 'Signed') return 'signed';
  if (status === 'Read Only') return 'read only';
  if (hasEsign && awaitsProvider) return 'awaiting';
  if (hasEsign) return 'esign';
  return status === 'Unsigned' || hasContent ? 'unsigned' : 'processing';
}

describe('the documents of an offer', () => {
  test('API-01 the last one to be signed accepts the offer, an earlier one does not', () => {
    const signing = aDocument({ id: 1 });
    const besides = (stage: DocumentStage) =>
      actOnDocument(
        { status: 'Extended', expiresAt: null, documents: [signing, { ...documents[stage], id: 2 }] },
        { document: signing, action: 'sign', at },
      );
    const accepts = stages.filter((stage) => {
      const decision = besides(stage);
      return decision.ok && decision.offer === 'Accepted';
    });
    expect(accepts).toEqual(['read only', 'signed']);
  });

  test('LETTER-07 an offer without documents cannot be accepted', () => {
    expect(accept({ status: 'Extended', expiresAt: null, documents: [] }, at).ok).toBe(false);
  });

  test('OFFERS-09 a document is in one stage by its status, its content and its envelope', () => {
    for (const status of documentStatuses)
      for (const hasContent of [true, false])
        for (const hasEsign of [true, false])
          for (const awaitsProvider of [true, false]) {
            const one = { status, hasContent, hasEsign, awaitsProvider };
            expect(stageOf(aDocument(one))).toBe(expectedStage(one));
          }
  });
});
