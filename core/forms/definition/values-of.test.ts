import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, expectTypeOf, it } from 'vitest';
import type { FileValue } from '../fields/file-upload/kind.ts';
import { kinds, type FieldType } from '../fields/kinds.ts';
import { defineForm, fieldTypes, type FormDefinition } from './definition.ts';
import type { TypeWithValue, ValueOf, ValuesOf } from './values-of.ts';

type Of<Type extends FieldType> = ValueOf<{ name: 'field'; type: Type }>;
type Range = { startDate?: string | null; endDate?: string | null; isCurrent?: boolean };
type Phone = { callingCode?: string; number: string; selectedCountryCode?: string };

const form = defineForm({
  sections: [
    {
      items: [
        { name: 'city', type: 'text' },
        { name: 'land', type: 'select', selectOptions: { choices: [] } },
        { name: 'tongues', type: 'dropdown', selectOptions: { multiple: true } },
        { name: 'note', type: 'info' },
        {
          name: 'jobs',
          type: 'dynamicList',
          dynamicListOptions: {
            items: [
              { name: 'title', type: 'text' },
              { name: 'when', type: 'dateRange', visibleFn: { field: 'title', isFilledIn: true } },
              {
                name: 'tasks',
                type: 'dynamicList',
                dynamicListOptions: { items: [{ name: 'hours', type: 'number' }] },
              },
            ],
          },
        },
      ],
    },
    {
      items: [
        { name: 'stars', type: 'star_rating', hidden: false },
        { name: 'secret', type: 'text', hidden: true },
        { name: 'fixed', type: 'number', disabled: true },
        { name: 'why', type: 'textarea', visibleFn: () => true },
      ],
    },
  ],
});
type Values = ValuesOf<typeof form>;

describe('FORM-01 the values of a definition', () => {
  it('FORM-02 each type has a value of its own type', () => {
    expectTypeOf<Of<'text' | 'textarea' | 'email' | 'ssn' | 'sin'>>().toEqualTypeOf<string>();
    expectTypeOf<Of<'number'>>().toEqualTypeOf<number | null>();
    expectTypeOf<Of<'date'>>().toEqualTypeOf<string | null>();
    expectTypeOf<Of<'dateRange'>>().branded.toEqualTypeOf<Range | null>();
    expectTypeOf<Of<'phone'>>().branded.toEqualTypeOf<Phone | null>();
    expectTypeOf<Of<'radio'>>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<Of<'checkbox' | 'skillSelector'>>().toEqualTypeOf<string[]>();
    expectTypeOf<Of<'checkboxItem'>>().toEqualTypeOf<boolean>();
    expectTypeOf<Of<'star_rating'>>().toEqualTypeOf<1 | 2 | 3 | 4 | 5 | null>();
    expectTypeOf<Of<'fileUpload'>>().toEqualTypeOf<FileValue[]>();
    expectTypeOf<Of<'file_upload'>>().toEqualTypeOf<FileValue[]>();
    expectTypeOf<Of<'select' | 'dropdown'>>().toEqualTypeOf<string | null>();
    expectTypeOf<Of<'info' | 'instruction' | 'embedded_form' | 'esignForm'>>().toBeNever();
    expect(fieldTypes.length).toBe(23);
  });

  it('FORM-02 the types that have a value are the same for the compiler and at run time', () => {
    const withValue: Record<TypeWithValue, true> = {
      checkbox: true,
      checkboxItem: true,
      date: true,
      dateRange: true,
      dropdown: true,
      dynamicList: true,
      email: true,
      fileUpload: true,
      file_upload: true,
      number: true,
      phone: true,
      radio: true,
      select: true,
      sin: true,
      skillSelector: true,
      ssn: true,
      star_rating: true,
      text: true,
      textarea: true,
    };
    const found = fieldTypes.filter((type) => (kinds[type] as { isValue?: unknown }).isValue !== undefined);
    expect(found.toSorted()).toEqual(Object.keys(withValue).toSorted());
  });

  it('FORM-03 a select holds one or several, as its literal says', () => {
    type Several<Multiple> = ValueOf<{ name: 'a'; type: 'select'; selectOptions: { multiple: Multiple } }>;
    expectTypeOf<Several<true>>().toEqualTypeOf<string[]>();
    expectTypeOf<Several<false>>().toEqualTypeOf<string | null>();
    expectTypeOf<Several<boolean>>().toEqualTypeOf<string[] | string | null>();
    const values: Pick<Values, 'land' | 'tongues'> = { land: null, tongues: ['de'] };
    expect(values.tongues).toEqual(['de']);
  });

  it('FORM-05 rows of lists are known to their lists', () => {
    type Row = Values['jobs'][number];
    expectTypeOf<Row['title']>().toEqualTypeOf<string>();
    expectTypeOf<Row['when']>().branded.toEqualTypeOf<Range | null | undefined>();
    expectTypeOf<Row['tasks']>().toEqualTypeOf<{ hours: number | null }[]>();
    const rows: Values['jobs'] = [{ title: 'Cook', tasks: [{ hours: 2 }] }];
    expect(rows[0]?.tasks[0]?.hours).toBe(2);
  });

  it('FORM-14 what may be hidden may have no value', () => {
    expectTypeOf<Values>().toHaveProperty('city').toEqualTypeOf<string>();
    expectTypeOf<Values>().toHaveProperty('stars').toEqualTypeOf<1 | 2 | 3 | 4 | 5 | null>();
    expectTypeOf<Values['secret']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Values['fixed']>().toEqualTypeOf<number | null | undefined>();
    expectTypeOf<Values['why']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<keyof Values>().toEqualTypeOf<
      'city' | 'land' | 'tongues' | 'jobs' | 'stars' | 'secret' | 'fixed' | 'why'
    >();
    // @ts-expect-error -- what only shows something has no value
    const note: keyof Values = 'note';
    expect(note).toBe('note');
  });

  it('FORM-01 a definition that is no literal has values of any name', () => {
    const values = { anything: 'x' } satisfies Partial<ValuesOf<FormDefinition>>;
    expect(values.anything).toBe('x');
  });

  it('FORM-01 what a literal says wrongly, the compiler tells', () => {
    defineForm({
      sections: [
        {
          items: [
            // @ts-expect-error -- there is no such type
            { name: 'a', type: 'txt' },
            // @ts-expect-error -- a rule has to be one that there is
            { name: 'b', type: 'text', rules: [{ type: 'min', value: 5 }] },
            // @ts-expect-error -- a length is a number
            { name: 'c', type: 'text', rules: [{ type: 'minLength', value: '5' }] },
            // @ts-expect-error -- options have their types
            { name: 'd', type: 'date', dateOptions: { picker: 'year' } },
          ],
        },
      ],
    });
    expect(form.sections.length).toBe(2);
  });
});

describe('FORM-01 types of large definitions', () => {
  const repository = path.resolve(import.meta.dirname, '../../..');
  // beside the sources, so that the compiler finds what they import; .prettierignore leaves it out
  const folder = mkdtempSync(path.join(import.meta.dirname, '.many-fields-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const types = [
    'text',
    'textarea',
    'number',
    'email',
    'select',
    'radio',
    'checkbox',
    'date',
    'phone',
    'fileUpload',
  ];
  const options: Record<string, string> = {
    select: "selectOptions: { choices: [{ label: 'A', value: 'a' }], multiple: true },",
    radio: "radioOptions: { choices: [{ label: 'A', value: 'a' }] },",
    checkbox: "checkboxOptions: { choices: [{ label: 'A', value: 'a' }] },",
  };
  const instantiations = (count: number): number => {
    const items = Array.from({ length: count }, (_, at) => {
      const type = types[at % types.length] ?? '';
      const shown = at % 7 === 3 ? `visibleFn: { field: 'field${at - 1}', isFilledIn: true },` : '';
      return `{ name: 'field${at}', type: '${type}', label: 'Field ${at}', required: true, ${options[type] ?? ''} ${shown} },`;
    });
    writeFileSync(
      path.join(folder, 'form.ts'),
      `import { defineForm } from '../definition.ts';
      import type { ValuesOf } from '../values-of.ts';
      const form = defineForm({ sections: [{ items: [${items.join('\n')}] }] });
      export const last = (values: ValuesOf<typeof form>) => [values.field0, values.field${count - 1}];`,
    );
    const config = path.join(folder, 'tsconfig.json');
    writeFileSync(
      config,
      JSON.stringify({
        extends: path.join(repository, 'tsconfig.json'),
        include: ['form.ts', '../../../messages/catalogues.d.ts'],
        exclude: [],
        compilerOptions: { types: [] },
      }),
    );
    const told = execFileSync(
      process.execPath,
      [path.join(repository, 'node_modules/typescript/bin/tsc'), '-p', config, '--extendedDiagnostics'],
      { encoding: 'utf8' },
    );
    return Number(/Instantiations:\s+(\d+)/.exec(told)?.[1]);
  };

  it('FORM-01 300 fields cost the compiler hardly more than ten, as its own counter says', () => {
    const few = instantiations(10);
    const many = instantiations(300);
    expect(few).toBeGreaterThan(10_000);
    // some forty for each field; a type that looked at each field for each other would need 90,000
    expect((many - few) / 290).toBeLessThan(60);
  });
});
