// Rules that pages and the server share, each asked on both sides: the same cases through what either of them calls.
import type { FormDefinition, Item } from '@portico/core/forms';
import { readSearch } from '@portico/core/jobs';
import { offerStatuses, statusAt } from '@portico/core/offers';
import { describe, expect, test } from 'vitest';
import { keptValues } from '../../components/forms/drafts/draft.ts';
import { keyOf } from '../../components/forms/form/keys.ts';
import { statusOf } from '../../reference-app/server/offers/rules.ts';
import { readSearchQuery } from '../../reference-app/server/search/query.ts';
import { draftAnswers } from '../../reference-app/server/form-validation/draft-answers.ts';

describe('FORM-19 browser and server keep the same of a draft', () => {
  test.each<[object, string, boolean]>([
    [{ type: 'text' }, 'Bern', true],
    [{ type: 'textarea' }, 'Bern', true],
    [{ type: 'text', textOptions: { type: 'password' } }, 'secret', false],
    [{ type: 'text', rules: [{ type: 'ssn' }] }, '123-45-6789', false],
    [{ type: 'ssn' }, '123-45-6789', false],
    [{ type: 'sin' }, '123-456-789', false],
  ])('%o', (own, value, isKept) => {
    const item = { ...own, name: 'field' } as Item;
    const definition: FormDefinition = { sections: [{ items: [item] }] };
    expect(Object.keys(keptValues([item], { [keyOf('field')]: value }))).toEqual(
      isKept ? [keyOf('field')] : [],
    );
    expect(draftAnswers(definition, { field: value })).toEqual(isKept ? { field: value } : {});
  });
});

describe('OFFERS-05 page and server tell the same status of an offer', () => {
  const now = new Date('2026-01-10T12:00:00Z');
  const times = [undefined, -1, 0, 1].map((after) => (after === undefined ? after : now.getTime() + after));
  test.each(offerStatuses.flatMap((status) => times.map((expiresAt) => ({ status, expiresAt }))))(
    '%o',
    (offer) => {
      const stored = {
        status: offer.status,
        expiresAt: offer.expiresAt === undefined ? null : new Date(offer.expiresAt),
      };
      expect(statusOf(stored, now)).toBe(statusAt(offer, now.getTime()));
    },
  );
});

describe('SEARCH-01 page and server read the same filter values from an address', () => {
  test.each([
    ['a,b', ['a', 'b'], ['a', 'b']],
    ['a%2Cb', ['a%2Cb'], ['a,b']],
    ['a%2cb , c', ['a%2cb', 'c'], ['a,b', 'c']],
    [' a ,,\0', ['a'], ['a']],
  ])('%j', (value, without, kept) => {
    for (const [commaInValues, values] of [
      [false, without],
      [true, kept],
    ] as const) {
      const { filters } = readSearch(new URLSearchParams({ filter_skill: value }), {}, { commaInValues });
      const { query } = readSearchQuery(
        { filter_skill: value },
        { keepsCommas: commaInValues, isKnownValue: () => false, isMeasurable: () => false },
      );
      expect(filters['skill']).toEqual(values);
      expect(query.filters).toEqual([{ name: 'skill', values }]);
    }
  });
});
