import { describe, expect, it } from 'vitest';
import type { FormDefinition, Item } from '../definition/definition.ts';
import { validationContext } from './context.ts';
import { validateForm } from './validate-form.ts';
import type { Problem } from './validate-item.ts';
import { inEnglish } from '../testing/in-english.ts';

const context = validationContext({ ...inEnglish, today: '2026-11-22' });
const form = (...items: readonly unknown[]): FormDefinition => ({ sections: [{ items: items as Item[] }] });
const problems = (definition: FormDefinition, values: Record<string, unknown>) =>
  Object.fromEntries(
    [...validateForm(definition, values, context)].map(([path, { message }]: [string, Problem]) => [
      path,
      message,
    ]),
  );
const parsed = (json: string) => JSON.parse(json) as Record<string, unknown>;

const name = { name: 'name', type: 'text', required: true, label: 'Name' };
const jobs = {
  name: 'jobs',
  type: 'dynamicList',
  dynamicListOptions: {
    items: [
      { name: 'title', type: 'text', required: true, label: 'Title' },
      { name: 'name', type: 'text', rules: [{ type: 'minLength', value: 3 }] },
    ],
  },
};

const shownBy = (field: string) => ({ visibleFn: { field, isFilledIn: true } });

describe('FORM-14 a whole form', () => {
  it('FORM-14 has its problems in the order of the page', () => {
    const definition = {
      sections: [{ items: [name, jobs] }, { items: [{ ...name, name: 'last' }] }],
    } as unknown as FormDefinition;
    const found = validateForm(definition, { last: '', jobs: [{}, { title: 'a', name: 'b' }] }, context);
    expect([...found.keys()]).toEqual(['name', 'jobs.0.title', 'jobs.1.name', 'last']);
  });

  it.each([
    ['no rows', [], {}],
    ['a good row', [{ title: 'Cook', name: 'Inn' }], {}],
    ['an empty row', [{}], { 'jobs.0.title': 'Title is required' }],
    [
      'a row with the name of a field outside',
      [{ title: 'a', name: 'b' }],
      { 'jobs.0.name': 'Enter at least 3 characters.' },
    ],
    ['a row without it', [{ title: 'a' }], {}],
    ['a row that is none', [null, {}], { jobs: 'Enter a valid value.', 'jobs.1.title': 'Title is required' }],
    ['no list', 'jobs', { jobs: 'Enter a valid value.' }],
  ])('FORM-05 a list with %s', (_what, rows, found) => {
    expect(problems(form(jobs), { name: 'Jo', jobs: rows })).toEqual(found);
  });

  it.each(['disabled', 'readonly', 'hidden'])(
    'FORM-14 the rows of a list that is %s are not looked at',
    (state) => {
      expect(problems(form({ ...jobs, [state]: true }), { jobs: [{}] })).toEqual({});
    },
  );

  it('FORM-05 looks into the lists of lists', () => {
    const outer = { name: 'outer', type: 'dynamicList', dynamicListOptions: { items: [jobs] } };
    expect(problems(form(outer), { outer: [{ jobs: [{ title: 'a' }, {}] }] })).toEqual({
      'outer.0.jobs.1.title': 'Title is required',
    });
  });
});

describe('FORM-14 hidden means gone', () => {
  it.each([
    ['is not looked at', form({ ...name, hidden: true }), {}, {}],
    ['by a condition is not looked at', form({ ...name, ...shownBy('x') }), {}, {}],
    [
      'by a condition that holds is looked at',
      form({ ...name, ...shownBy('x') }, { name: 'x', type: 'text' }),
      { x: 'a' },
      { name: 'Name is required' },
    ],
    [
      'hides what depends on it',
      form(
        { ...name, ...shownBy('b') },
        { name: 'b', type: 'text', ...shownBy('c') },
        { name: 'c', type: 'text' },
      ),
      { b: 'x' },
      {},
    ],
    [
      'hides what depends on it in rows',
      form(
        { name: 'b', type: 'text', hidden: true },
        { ...jobs, dynamicListOptions: { items: [{ ...name, ...shownBy('b') }] } },
      ),
      { b: 'x', jobs: [{}] },
      {},
    ],
    [
      'is not seen by a function in rows',
      form(
        { name: 'b', type: 'text', hidden: true },
        {
          ...jobs,
          dynamicListOptions: {
            items: [{ ...name, visibleFn: (values: { b?: string }) => values.b === undefined }],
          },
        },
      ),
      { b: 'x', jobs: [{}] },
      { 'jobs.0.name': 'Name is required' },
    ],
    [
      'is not seen by validators',
      form(
        { name: 'b', type: 'text', hidden: true },
        {
          name: 'a',
          type: 'text',
          customValidator: (_: never, values: object) => Object.keys(values).join(),
        },
      ),
      { a: 'x', b: 'y' },
      { a: 'a' },
    ],
  ])('FORM-14 what is hidden %s', (_what, definition, values, found) => {
    expect(problems(definition, values)).toEqual(found);
  });

  it('FORM-14 validators in rows see the row, and what is around it', () => {
    const own = {
      name: 'a',
      type: 'text',
      customValidator: (_: never, values: object) => JSON.stringify(values),
    };
    const list = {
      name: 'list',
      type: 'dynamicList',
      dynamicListOptions: { items: [own, { name: 'city', type: 'text' }] },
    };
    const found = problems(form(list, { name: 'city', type: 'text' }), {
      city: 'Bern',
      land: 'CH',
      list: [{ a: 'x' }],
    });
    expect(found).toEqual({ 'list.0.a': '{"land":"CH","list":[{"a":"x"}],"a":"x"}' });
  });
});

describe('FORM-14 values of a stranger’s making', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf'])(
    'FORM-14 a field may be called %s',
    (odd) => {
      const definition = form({
        name: odd,
        type: 'text',
        required: true,
        label: 'Odd',
        rules: [{ type: 'minLength', value: 3 }],
      });
      const told = (json: string) => validateForm(definition, parsed(json), context).get(odd)?.message;
      expect(told('{}')).toBe('Odd is required');
      expect(told(`{"${odd}": "ab"}`)).toBe('Enter at least 3 characters.');
      expect(told(`{"${odd}": "abc"}`)).toBeUndefined();
    },
  );

  it.each(['__proto__', 'constructor'])(
    'FORM-14 a field of a row, its list and what decides may be called %s',
    (odd) => {
      const row = { ...name, name: odd, visibleFn: { field: odd, isFilledIn: false } };
      const list = { name: odd, type: 'dynamicList', dynamicListOptions: { items: [row] } };
      const found = validateForm(form(list), parsed(`{"${odd}": [{}]}`), context);
      expect([...found.keys()]).toEqual([`${odd}.0.${odd}`]);
      expect(({} as Record<string, unknown>)['isFilledIn']).toBeUndefined();
    },
  );

  it('FORM-14 an unknown type, as one called constructor, is not looked at', () => {
    expect(problems(form({ ...name, type: 'constructor' }, { ...name, type: '__proto__' }), {})).toEqual({});
  });

  it('FORM-14 values of other names do nothing', () => {
    expect(problems(form(name), { name: 'Jo', admin: { deep: [1, 2, 3] } })).toEqual({});
  });

  it('FORM-14 takes 2,000 fields whose conditions lead up the page, and 500 rows', () => {
    const chain = Array.from({ length: 2000 }, (_, at) => ({
      ...name,
      name: `field${at}`,
      visibleFn: { field: `field${at + 1}`, isFilledIn: true },
    }));
    const values = Object.fromEntries(chain.map((one) => [one.name, 'x']));
    const found = problems(form(...chain, jobs), {
      ...values,
      jobs: Array.from({ length: 500 }, () => ({})),
    });
    expect(Object.keys(found).length).toBe(500);
    expect(
      problems(form(...chain, { name: 'field2000', type: 'text' }), {
        ...values,
        field0: '',
        field2000: 'x',
      }),
    ).toEqual({
      field0: 'Name is required',
    });
  });

  it('FORM-14 takes texts of 100,000 letters in every text field', () => {
    const long = 'a.'.repeat(50_000);
    const types = ['text', 'textarea', 'email', 'ssn', 'sin', 'date', 'select', 'radio'];
    const definition = form(
      ...types.map((type) => ({
        name: type,
        type,
        rules: [{ type: 'maxLength', value: 99_999 }],
        ...(type === 'radio' && { radioOptions: { choices: [{ label: 'A', value: 'a' }] } }),
      })),
    );
    const found = problems(definition, Object.fromEntries(types.map((type) => [type, long])));
    expect(found['text']).toBe('Enter no more than 99,999 characters.');
    expect(Object.keys(found)).toEqual(['text', 'textarea', 'email', 'ssn', 'sin', 'date', 'radio']);
  });
});
