import { documentStatuses } from '@portico/core/offers';
import { describe, expect, it } from 'vitest';
import { canOpen, isToDo, statusLine, type OfferDocument } from './document-state.ts';

const now = Date.UTC(2026, 0, 10, 12);
const day = 86_400_000;
const document = (facts: Partial<OfferDocument>): OfferDocument => ({
  status: 'Unsigned',
  hasContent: true,
  isSigned: false,
  updatedAt: now - 2 * day,
  ...facts,
});
const line = (facts: Partial<OfferDocument>) => statusLine(document(facts), now);

describe('a document of an offer', () => {
  it('OFFERS-10 unsigned: says until when, since when it is too late, or that it is yet to be signed', () => {
    expect(line({ expiresAt: now + day })).toEqual({ text: 'expires', date: now + day });
    expect(line({ expiresAt: now })).toEqual({ text: 'expired', date: now });
    expect(line({})).toEqual({ text: 'toSign' });
  });

  it('OFFERS-10 pending: says that it is being processed until its content is there', () => {
    expect(line({ status: 'Pending', hasContent: false })).toEqual({ text: 'processing' });
    expect(line({ status: 'Pending' })).toEqual({ text: 'updated', date: now - 2 * day });
  });

  it('OFFERS-10 read only: says when it was last updated', () => {
    expect(line({ status: 'Read Only' })).toEqual({ text: 'updated', date: now - 2 * day });
  });

  it('OFFERS-10 signed: says so, and that the signed document is being generated while it is not there', () => {
    expect(line({ status: 'Signed' })).toEqual({ text: 'signed' });
    expect(line({ status: 'Signed', hasContent: false })).toEqual({ text: 'signedPending' });
  });

  it('OFFERS-08 is to do when it is pending or unsigned and its offer is extended and unexpired', () => {
    const open = { status: 'Extended', expiresAt: now + day } as const;
    const toDo = documentStatuses.filter((status) => isToDo({ status }, open, now));
    expect(toDo).toEqual(['Pending', 'Unsigned']);
    expect(isToDo({ status: 'Unsigned' }, { ...open, expiresAt: now }, now)).toBe(false);
    expect(isToDo({ status: 'Unsigned' }, { status: 'Accepted' }, now)).toBe(false);
  });

  it('OFFERS-09 cannot be opened while it is pending without content, or signed without being flagged so', () => {
    const closed = documentStatuses.flatMap((status) =>
      [true, false].flatMap((hasContent) =>
        [true, false]
          .filter((isSigned) => !canOpen(document({ status, hasContent, isSigned })))
          .map((isSigned) => ({ status, hasContent, isSigned })),
      ),
    );
    expect(closed).toEqual([
      { status: 'Pending', hasContent: false, isSigned: true },
      { status: 'Pending', hasContent: false, isSigned: false },
      { status: 'Signed', hasContent: true, isSigned: false },
      { status: 'Signed', hasContent: false, isSigned: false },
    ]);
  });
});
