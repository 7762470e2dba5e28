import { expect, test } from 'vitest';
import type { Offer, OfferDocument } from '../../request/offer.ts';
import { areAllSigned, documentsToSign } from './documents-to-sign.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const aDocument = (id: number, stated: Partial<OfferDocument> = {}): OfferDocument => ({
  id,
  name: `Document ${id}`,
  status: 'Unsigned',
  updatedAt: now,
  isSigned: false,
  hasContent: true,
  documentType: 'Agreement',
  ...stated,
});
const anOffer = (documents: readonly OfferDocument[], stated: Partial<Offer> = {}): Offer => ({
  id: 'offer',
  status: 'Extended',
  position: 'Nurse',
  updatedAt: now,
  documents,
  ...stated,
});
const signed = { status: 'Signed', isSigned: true } as const;

test('LETTER-04 what is to be signed next comes after the document that is shown, then from the first on', () => {
  const [first, second, third] = [aDocument(1), aDocument(2, signed), aDocument(3)];
  expect(documentsToSign(anOffer([first, second, third]), second, now)).toEqual([third, first]);
});

test('LETTER-04 what is only read, still made, or signed already is not to be signed next, and nothing is of an offer that ended', () => {
  const shown = aDocument(1, signed);
  const others = [
    aDocument(2, { status: 'Read Only' }),
    aDocument(3, { status: 'Pending', hasContent: false }),
    aDocument(4, signed),
  ];
  expect(documentsToSign(anOffer([shown, ...others]), shown, now)).toEqual([]);
  expect(documentsToSign(anOffer([shown, aDocument(5)], { expiresAt: now }), shown, now)).toEqual([]);
});

test('LETTER-04 what is left of an offer that was accepted as a whole is to be signed next', () => {
  const [letter, agreement] = [aDocument(1, { ...signed, documentType: 'Offer' }), aDocument(2)];
  const accepted = anOffer([letter, agreement], { status: 'Accepted' });
  expect(documentsToSign(accepted, letter, now)).toEqual([agreement]);
});

test('LETTER-04 all are signed where several had to be, and none is left', () => {
  const toRead = aDocument(9, { status: 'Read Only' });
  expect(areAllSigned(anOffer([aDocument(1, signed), toRead, aDocument(2, signed)]))).toBe(true);
  expect(areAllSigned(anOffer([aDocument(1, signed), aDocument(2)]))).toBe(false);
  expect(areAllSigned(anOffer([aDocument(1, signed), toRead]))).toBe(false);
});
