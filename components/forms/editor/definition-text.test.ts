import type { FormDefinition } from '@portico/core/forms';
import { describe, expect, it } from 'vitest';
import { labelled } from '../../../core/forms/testing/labelled.ts';
import { definitionText, readDefinition, withCodeOf } from './definition-text.ts';
import { differencesOf } from './differences.ts';
import { everyType } from './every-type.ts';
import { problemsByPlace } from './problems.ts';

const shows = () => true;
const form: FormDefinition = {
  sections: [
    {
      title: 'You',
      items: [
        { name: 'city', type: 'text', label: 'City', visibleFn: shows },
        {
          name: 'jobs',
          type: 'dynamicList',
          dynamicListOptions: { items: [{ name: '__proto__', type: 'text' }], itemDefaultValue: { a: 1 } },
        },
      ],
    },
    { title: 'Terms', items: [{ name: 'agree', type: 'checkboxItem' }] },
  ],
};

describe('a definition as text', () => {
  it.each([
    ['every type', everyType],
    ['functions and names from outside', form],
  ])('FORM-17 comes back as it was: %s', (_, definition) => {
    expect(readDefinition(definitionText(definition), definition)).toEqual({ definition, gone: [] });
  });

  it('finds the function of an item that has moved to another section', () => {
    const moved = {
      sections: [{ items: [] }, { items: [form.sections[0]!.items[0]] }],
    } as unknown as FormDefinition;
    const read = readDefinition(definitionText(moved), form);
    expect(read.definition?.sections[1]?.items[0]?.visibleFn).toBe(shows);
  });

  it('names the markers that stand for nothing here, and leaves them out', () => {
    const read = readDefinition(definitionText(form), { sections: [] });
    expect(read).toMatchObject({ gone: ['⟨code: city.visibleFn⟩'] });
    expect(read.definition?.sections[0]?.items[0]).toEqual({ name: 'city', type: 'text', label: 'City' });
  });

  it('leaves a label alone that looks like a marker', () => {
    const odd: FormDefinition = {
      sections: [
        {
          items: [
            { name: 'city', type: 'text', label: '⟨code: city.visibleFn⟩', visibleFn: shows },
            { name: 'town', type: 'text', label: '⟨code: x.visibleFn⟩' },
          ],
        },
      ],
    };
    expect(readDefinition(definitionText(odd), odd)).toEqual({ definition: odd, gone: [] });
  });

  it('says why a text is no JSON, and what is wrong with JSON that is no form', () => {
    expect(readDefinition('{', form)).toMatchObject({ message: expect.stringContaining('JSON') as string });
    expect(readDefinition('{"sections":[{"items":[1]}]}', form)).toMatchObject({
      problems: [{ path: 'sections[0].items[0]', message: 'has to be an item, not 1' }],
    });
  });

  it('FORM-19 reads a JSON Schema as the form that it describes, or says what keeps it from being one', () => {
    const schema = { type: 'object', properties: { city: { type: 'string', title: 'City' } } };
    expect(readDefinition(JSON.stringify(schema), form)).toEqual({
      definition: { sections: [{ items: [{ name: 'city', type: 'text', label: 'City' }] }] },
      gone: [],
      defaults: [],
    });
    expect(
      readDefinition(JSON.stringify({ $ref: '#/$defs/person', $defs: { person: schema } }), form),
    ).toEqual(readDefinition(JSON.stringify(schema), form));
    expect(
      readDefinition('{"type":"object","properties":{"city":{"type":"string","not":{}}}}', form),
    ).toMatchObject({
      problems: [{ path: '#/properties/city' }],
    });
  });

  it('FORM-19 names the defaults of a JSON Schema, which no definition holds', () => {
    const schema = { type: 'object', properties: { city: { type: 'string', default: 'Bern' } } };
    expect(readDefinition(JSON.stringify(schema), form)).toMatchObject({ defaults: ['city'] });
  });

  it('brings functions to what a server has sent without them', () => {
    const theirs = JSON.parse(JSON.stringify(form)) as FormDefinition;
    expect(withCodeOf(theirs, form)).toEqual(form);
  });
});

const texts = {
  itemName: ({ label, name }: { label?: string; name: string }) => label ?? name,
  sectionName: ({ sections }: FormDefinition, section: number) => sections[section]?.title ?? '',
};

describe('what differs between two definitions', () => {
  const [city, jobs] = form.sections[0]!.items;
  const of = (...items: FormDefinition['sections'][number]['items']): FormDefinition => ({
    sections: [{ title: 'You', items }, form.sections[1]!],
  });

  it('is nothing for what only a function or the order of keys tells apart', () => {
    const other = of({ label: 'City', type: 'text', name: 'city' } as never, jobs!);
    expect(differencesOf(form, other, texts)).toEqual([]);
  });

  it('is told field by field', () => {
    const other = of({ ...city!, label: 'Town', required: true } as never, { name: 'age', type: 'number' });
    expect(differencesOf(form, other, texts)).toEqual([
      { label: 'City', is: 'differs', keys: ['label', 'required'] },
      { label: 'jobs', is: 'onlyMine' },
      { label: 'age', is: 'onlyTheirs' },
    ]);
  });

  it('tells of fields that stand elsewhere, and of sections', () => {
    const other: FormDefinition = {
      sections: [
        { title: 'Me', items: [jobs!] },
        { title: 'Terms', items: [form.sections[1]!.items[0]!, city!] },
      ],
    };
    expect(differencesOf(form, other, texts)).toEqual(
      expect.arrayContaining([
        { label: 'You', is: 'section' },
        { label: 'City', is: 'elsewhere' },
      ]),
    );
  });
});

const section = (title: string, ...names: string[]) => ({
  title,
  items: names.map((name) => ({ name, type: 'text' as const })),
});
const [sectionA, sectionB] = [section('A', 'one'), section('B', 'two', 'two')];
const differing = (mine: FormDefinition['sections'], theirs: FormDefinition['sections']) =>
  differencesOf({ sections: mine }, { sections: theirs }, texts).map(({ label, is }) => `${label} ${is}`);

describe('what differs between two lists of sections', () => {
  it.each([
    ['one that only mine has', [sectionA, sectionB], [sectionB], ['A onlyMine', 'one onlyMine']],
    ['one that only theirs has', [sectionB], [sectionA, sectionB], ['A onlyTheirs', 'one onlyTheirs']],
    [
      'two that have changed places',
      [sectionA, sectionB],
      [sectionB, sectionA],
      ['A elsewhere', 'B elsewhere'],
    ],
    ['one called otherwise', [sectionA, sectionB], [sectionA, section('C', 'two', 'two')], ['B section']],
    ['one of two fields of one name', [sectionB], [section('B', 'two')], ['two onlyMine']],
  ])('is told by what is in them: %s', (_, mine, theirs, told) => {
    expect(differing(mine, theirs)).toEqual(told);
  });
});

describe('the mistakes of a definition', () => {
  it('stand at their items, and at the options that they are about', () => {
    const broken = {
      sections: [
        {
          items: [
            { name: 'a', type: 'text', rules: [{ type: 'regex', value: '(' }] },
            { name: 'b', type: 'dynamicList', dynamicListOptions: { items: [{ name: '', type: 'text' }] } },
          ].map(labelled),
        },
      ],
    } as unknown as FormDefinition;
    const problems = problemsByPlace(broken);
    expect(problems.get('0.0')?.map(({ path }) => path)).toEqual([['rules', 0, 'value']]);
    expect(problems.get('0.1.0')?.map(({ path }) => path)).toEqual([['name']]);
  });
});
