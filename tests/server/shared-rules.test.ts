// Rules that pages and the server share, each asked on both sides: the same cases through what either of them calls.
import type { FormDefinition, Item } from '@portico/core/forms';
import { describe, expect, test } from 'vitest';
import { keptValues } from '../../components/forms/drafts/draft.ts';
import { keyOf } from '../../components/forms/form/keys.ts';
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
