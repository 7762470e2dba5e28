import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { kinds } from '../fields/kinds.ts';
import { checkDefinition } from './check-definition.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../../docs/forms.md'), 'utf8');
const items = [...page.matchAll(/^```json\n(.*?)^```$/gms)].map(
  ([, code = '']) => JSON.parse(code) as { name: string; type: string },
);

describe('the definitions in the documentation', () => {
  it('FORM-02 show every type that there is', () => {
    expect([...new Set(items.map(({ type }) => type))].toSorted()).toEqual(Object.keys(kinds).toSorted());
  });

  it('FORM-01 have no mistake, together in one form', () => {
    expect(checkDefinition({ sections: [{ items }] })).toEqual([]);
  });
});
