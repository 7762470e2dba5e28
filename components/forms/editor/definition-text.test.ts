import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../definition/definition.ts';
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

  it('says why a text is no JSON, and what is wrong with JSON that is no form', () => {
    expect(readDefinition('{', form)).toMatchObject({ message: expect.stringContaining('JSON') as string });
    expect(readDefinition('{"sections":[{"items":[1]}]}', form)).toMatchObject({
      problems: [{ path: 'sections[0].items[0]', message: 'has to be an item, not 1' }],
    });
  });

  it('brings functions to what a server has sent without them', () => {
    const theirs = JSON.parse(JSON.stringify(form)) as FormDefinition;
    expect(withCodeOf(theirs, form)).toEqual(form);
  });
});

describe('what differs between two definitions', () => {
  const [city, jobs] = form.sections[0]!.items;
  const of = (...items: FormDefinition['sections'][number]['items']): FormDefinition => ({
    sections: [{ title: 'You', items }, form.sections[1]!],
  });

  it('is nothing for what only a function or the order of keys tells apart', () => {
    const other = of({ label: 'City', type: 'text', name: 'city' } as never, jobs!);
    expect(differencesOf(form, other)).toEqual([]);
  });

  it('is told field by field', () => {
    const other = of({ ...city!, label: 'Town', required: true } as never, { name: 'age', type: 'number' });
    expect(differencesOf(form, other)).toEqual([
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
    expect(differencesOf(form, other)).toEqual(
      expect.arrayContaining([
        { label: 'You', is: 'section' },
        { label: 'City', is: 'elsewhere' },
      ]),
    );
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
          ],
        },
      ],
    } as unknown as FormDefinition;
    const problems = problemsByPlace(broken);
    expect(problems.get('0.0')?.map(({ path }) => path)).toEqual([['rules', 0, 'value']]);
    expect(problems.get('0.1.0')?.map(({ path }) => path)).toEqual([['name']]);
  });
});
