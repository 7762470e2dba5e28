import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { kinds } from '../fields/kinds.ts';
import { checkDefinition } from './check-definition.ts';
import { fullOptions } from './examples.ts';

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

  it.each(Object.entries(fullOptions))('FORM-01 name every option of %s', (_type, groups) => {
    const options = Object.values(groups ?? {}).flatMap(Object.keys);
    expect(options.filter((option) => !new RegExp(`\\b${option}\\b`).test(page))).toEqual([]);
  });
});

describe('the documentation of forms', () => {
  it.each([
    'core/forms/index.ts',
    'core/forms/json-schema/index.ts',
    'components/forms/index.ts',
    'components/forms/editor/index.ts',
  ])('names everything that %s exports, props and results by what they belong to', (file) => {
    const source = readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8');
    const names = [...source.matchAll(/^export \{(.*?)\}/gms)]
      .flatMap(([, list = '']) => list.split(','))
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '));
    expect(names.filter((name) => !page.includes(name))).toEqual([]);
  });
});
