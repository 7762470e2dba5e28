import { describe, expect, test } from 'vitest';
import { letterCaseOf, type LetterCase } from './letter-case.ts';
import { offerIn, type Offer, type OfferDocument } from '../request/offer.ts';

const now = Date.UTC(2026, 2, 10);
const aDocument = (facts: Partial<OfferDocument>): OfferDocument => ({
  id: 1,
  name: 'Offer letter',
  status: 'Unsigned',
  updatedAt: now,
  isSigned: false,
  hasContent: true,
  documentType: 'Offer',
  ...facts,
});
const anOffer = (facts: Partial<Offer> = {}): Offer => ({
  id: 'a',
  status: 'Extended',
  position: 'Nurse',
  updatedAt: now,
  expiresAt: now + 1,
  documents: [],
  ...facts,
});

describe('what can be done with a document', () => {
  const cases: [LetterCase, Partial<OfferDocument>][] = [
    ['inline', {}],
    ['inline', { status: 'Pending' }],
    ['embedded', { documentType: 'Agreement' }],
    ['embedded', { documentType: 'Agreement', status: 'Pending' }],
    ['esign', { esignAddress: 'abc' }],
    ['esign', { esignAddress: 'abc', hasContent: false, status: 'Pending' }],
    ['processing', { status: 'Pending', hasContent: false }],
    ['generating', { status: 'Signed', isSigned: true, hasContent: false }],
    ['readOnly', { status: 'Signed', isSigned: true, esignAddress: 'abc' }],
    ['readOnly', { status: 'Signed', hasContent: false }],
    ['readOnly', { status: 'Read Only', esignAddress: 'abc' }],
  ];
  test.each(cases)('LETTER-01 LETTER-03 LETTER-05 %s: %j', (letterCase, facts) => {
    expect(letterCaseOf(anOffer(), aDocument(facts), now)).toBe(letterCase);
  });

  test('LETTER-05 an extended contract is signed as an offer is', () => {
    expect(letterCaseOf(anOffer({ status: 'Contract Extended' }), aDocument({}), now)).toBe('inline');
  });

  test.each(['Declined', 'Rejected', 'Canceled', 'Expired'] as const)(
    'LETTER-03 of an offer that is %s it is there to be read',
    (status) => {
      for (const [, facts] of cases.filter(([each]) => each !== 'generating'))
        expect(letterCaseOf(anOffer({ status }), aDocument(facts), now)).toBe('readOnly');
    },
  );

  test.each(['Accepted', 'Contract Accepted'] as const)(
    'LETTER-04 of an offer that is %s what is not signed yet still can be, also after its expiry',
    (status) => {
      for (const [letterCase, facts] of cases)
        expect(letterCaseOf(anOffer({ status, expiresAt: now }), aDocument(facts), now)).toBe(letterCase);
    },
  );

  test('LETTER-03 from the moment of its expiry on it is there to be read', () => {
    expect(letterCaseOf(anOffer(), aDocument({}), now + 1)).toBe('readOnly');
    expect(letterCaseOf(anOffer({ expiresAt: undefined }), aDocument({}), now + 1)).toBe('inline');
  });
});

test('API-01 an offer is read from the wire, without the PDFs that it carries', () => {
  const read = offerIn({
    id: 7,
    enc_id: 'abc',
    status: 'Contract Extended',
    position: { name: 'Nurse' },
    updated_at: '2026-03-10T00:00:00.000Z',
    expires_at: null,
    offer_documents: [
      {
        id: 1,
        name: 'Offer letter',
        status: 'Read Only',
        updated_at: '2026-03-10T00:00:00.000Z',
        signed: false,
        url: null,
        b64_string: 'JVBERi0=',
        s3_path: null,
        document_type: 'Agreement',
      },
    ],
  });
  expect(read).toEqual({
    id: 'abc',
    status: 'Contract Extended',
    position: 'Nurse',
    updatedAt: now,
    documents: [aDocument({ status: 'Read Only', documentType: 'Agreement' })],
  });
});
