import { describe, expect, it } from 'vitest';
import { validationContext } from '../validation/context.ts';
import { validateForm } from '../validation/validate-form.ts';
import { checkDefinition } from '../definition/check-definition.ts';
import { fromJsonSchema } from './from-json-schema.ts';
import { inEnglish } from '../testing/in-english.ts';

const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
/** The one field that a property becomes. */
function field(property: object, more: object = {}): unknown {
  const { definition, problems } = fromJsonSchema(object({ a: property }, more));
  return problems ?? definition.sections[0]?.items[0];
}
const choices = [
  { label: 'Red', value: 'r' },
  { label: 'g', value: 'g' },
];
const titled = [{ const: 'r', title: 'Red' }, { const: 'g' }];
const plain = ['r', 'g'].map((value) => ({ label: value, value }));
const base = { name: 'a', label: 'a' };
const row = { name: '/value', label: 'value' };

const taken: readonly (readonly [property: object, item: object])[] = [
  [{ type: 'string' }, { type: 'text' }],
  [
    { type: 'string', title: 'City' },
    { type: 'text', label: 'City' },
  ],
  [
    { type: 'string', description: 'Where' },
    { type: 'text', help: 'Where' },
  ],
  [
    { type: 'string', readOnly: true },
    { type: 'text', readonly: true },
  ],
  [
    { type: 'string', minLength: 2 },
    { type: 'text', rules: [{ type: 'minLength', value: 2 }] },
  ],
  [
    { type: 'string', maxLength: 9 },
    { type: 'text', rules: [{ type: 'maxLength', value: 9 }] },
  ],
  [
    { type: 'string', pattern: '^a/b$' },
    { type: 'text', rules: [{ type: 'regex', value: '/^a\\/b$/u' }] },
  ],
  [{ type: 'string', format: 'email' }, { type: 'email' }],
  [
    { type: 'string', format: 'email', maxLength: 9 },
    { type: 'email', rules: [{ type: 'maxLength', value: 9 }] },
  ],
  [{ type: 'string', format: 'date' }, { type: 'date' }],
  [
    { type: 'string', format: 'uri' },
    {
      type: 'text',
      textOptions: { type: 'url' },
      rules: [
        {
          type: 'regex',
          value: "/^[a-z][a-z\\d+.-]*:(?:[\\w\\-.~:/?#[\\]@!$&'()*+,;=]|%[\\da-f]{2})+$/i",
        },
      ],
    },
  ],
  [
    { type: 'string', enum: ['r', 'g'] },
    { type: 'select', selectOptions: { choices: plain } },
  ],
  [{ enum: ['r', 'g'] }, { type: 'select', selectOptions: { choices: plain } }],
  [
    { type: 'string', const: 'r' },
    { type: 'select', selectOptions: { choices: plain.slice(0, 1) } },
  ],
  [
    { type: 'string', oneOf: titled },
    { type: 'select', selectOptions: { choices } },
  ],
  [{ oneOf: titled }, { type: 'select', selectOptions: { choices } }],
  [{ type: 'number' }, { type: 'number', numberOptions: { fractionDigits: 2 } }],
  [{ type: 'integer' }, { type: 'number', numberOptions: { fractionDigits: 0 } }],
  [
    { type: 'integer', minimum: 1, maximum: 5 },
    {
      type: 'number',
      numberOptions: { fractionDigits: 0 },
      rules: [
        { type: 'minValue', value: 1 },
        { type: 'maxValue', value: 5 },
      ],
    },
  ],
  [
    { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 5 },
    {
      type: 'number',
      numberOptions: { fractionDigits: 0 },
      rules: [
        { type: 'minValue', value: 2 },
        { type: 'maxValue', value: 4 },
      ],
    },
  ],
  [
    { type: 'number', exclusiveMinimum: 0 },
    { type: 'number', numberOptions: { fractionDigits: 2 }, rules: [{ type: 'minValue', value: 0.01 }] },
  ],
  [
    { type: 'integer', exclusiveMinimum: 1.5, exclusiveMaximum: 4.5 },
    {
      type: 'number',
      numberOptions: { fractionDigits: 0 },
      rules: [
        { type: 'minValue', value: 2 },
        { type: 'maxValue', value: 4 },
      ],
    },
  ],
  [
    { type: 'integer', minimum: 1.5, maximum: 4.5 },
    {
      type: 'number',
      numberOptions: { fractionDigits: 0 },
      rules: [
        { type: 'minValue', value: 2 },
        { type: 'maxValue', value: 4 },
      ],
    },
  ],
  [
    { type: 'number', exclusiveMinimum: 0.06 },
    { type: 'number', numberOptions: { fractionDigits: 2 }, rules: [{ type: 'minValue', value: 0.07 }] },
  ],
  [
    { type: 'number', minimum: 0.001, default: 0.125 },
    { type: 'number', numberOptions: { fractionDigits: 3 }, rules: [{ type: 'minValue', value: 0.001 }] },
  ],
  [
    { type: 'array', items: object({ b: { type: 'string', default: 'y' } }) },
    {
      type: 'dynamicList',
      dynamicListOptions: {
        items: [{ name: 'b', label: 'b', type: 'text' }],
        itemDefaultValue: { b: 'y' },
      },
    },
  ],
  [{ type: 'boolean' }, { type: 'checkboxItem' }],
  [
    { type: 'array', items: { enum: ['r', 'g'] } },
    { type: 'checkbox', checkboxOptions: { choices: plain } },
  ],
  [
    { type: 'array', items: { enum: ['r', 'g'] }, uniqueItems: true },
    { type: 'checkbox', checkboxOptions: { choices: plain } },
  ],
  [
    { type: 'array', items: { oneOf: titled }, minItems: 1 },
    { type: 'checkbox', checkboxOptions: { choices }, required: true },
  ],
  [
    { type: 'array', items: { type: 'string' } },
    { type: 'dynamicList', dynamicListOptions: { items: [{ ...row, type: 'text', required: true }] } },
  ],
  [
    {
      type: 'array',
      items: object({ b: { type: 'string' } }, { required: ['b'] }),
      minItems: 1,
      maxItems: 3,
    },
    {
      type: 'dynamicList',
      dynamicListOptions: { items: [{ name: 'b', label: 'b', type: 'text', required: true }] },
      rules: [
        { type: 'minLength', value: 1 },
        { type: 'maxLength', value: 3 },
      ],
    },
  ],
  [
    { type: 'object', additionalProperties: true },
    {
      type: 'dynamicList',
      dynamicListOptions: {
        items: [
          { name: '/name', type: 'text', label: 'name', required: true },
          { ...row, type: 'text' },
        ],
      },
    },
  ],
  [
    { type: 'object', additionalProperties: { type: 'boolean' } },
    {
      type: 'dynamicList',
      dynamicListOptions: {
        items: [
          { name: '/name', type: 'text', label: 'name', required: true },
          { ...row, type: 'checkboxItem' },
        ],
      },
    },
  ],
  [
    { anyOf: [{ type: 'integer' }, { type: 'string', format: 'date' }] },
    { type: 'text', rules: [{ type: 'regex', value: '^(?:-?\\d+|\\d{4}-\\d{2}-\\d{2})$' }] },
  ],
];

describe('FORM-19 a form from a JSON Schema', () => {
  it.each(taken)('FORM-19 %j becomes a field', (property, item) => {
    expect(field(property)).toEqual({ ...base, ...item });
  });

  it.each(taken)('FORM-19 %j is a good definition', (property) => {
    expect(checkDefinition(fromJsonSchema(object({ a: property })).definition)).toEqual([]);
  });

  it.each([
    [{ type: 'string' }, true],
    [{ type: 'number' }, true],
    [{ enum: ['a'] }, true],
    [{ type: 'string', format: 'date' }, true],
    [{ type: 'array', items: { type: 'string' } }, true],
    [{ type: 'boolean', const: true }, true],
    [{ type: 'boolean' }, undefined],
  ])('FORM-19 %j that has to be there is required: %s', (property, required) => {
    expect((field(property, { required: ['a'] }) as { required?: boolean }).required).toBe(required);
  });

  it.each([
    ['https://example.com/a?b=%20#c', true],
    ['mailto:ada@example.com', true],
    ['hello', false],
    ['https://exa mple.com', false],
    ['a:%zz', false],
  ])('FORM-19 “%s” as a uri: %s', (link, isTaken) => {
    const { definition } = fromJsonSchema(object({ link: { type: 'string', format: 'uri' } }));
    expect(validateForm(definition!, { link }, validationContext(inEnglish)).size === 0).toBe(isTaken);
  });

  it('FORM-19 has its title, its fields in their order, and a section for each object', () => {
    const address = object(
      { city: { type: 'string' }, geo: object({ lat: { type: 'number' } }) },
      { title: 'Address', required: ['city'] },
    );
    const { definition } = fromJsonSchema(
      object(
        { address, name: { type: 'string' } },
        { title: 'You', description: 'All of it', required: ['address'] },
      ),
    );
    expect(
      definition?.sections.map(({ title, items }) => [
        title,
        items.map(({ name, required }) => [name, required]),
      ]),
    ).toEqual([
      ['You', [['name', undefined]]],
      ['Address', [['address/city', true]]],
      ['geo', [['address/geo/lat', undefined]]],
    ]);
    expect(checkDefinition(definition)).toEqual([]);
  });

  it('FORM-19 an object of objects alone has no section of its own, nor one without anything', () => {
    const { definition } = fromJsonSchema(
      object({ a: object({ b: object({ c: { type: 'string' } }), d: object({}) }) }),
    );
    expect(definition?.sections.map(({ title }) => title)).toEqual(['b']);
  });

  it('FORM-19 nothing in an object can be changed that is there to be read', () => {
    const { definition } = fromJsonSchema(
      object({ a: object({ b: object({ c: { type: 'string' } }) }, { readOnly: true }) }),
    );
    expect(definition?.sections[0]?.items[0]?.readonly).toBe(true);
  });

  it('FORM-19 what an object needs is not required where the object is not', () => {
    const { definition } = fromJsonSchema(
      object({ address: object({ city: { type: 'string' } }, { required: ['city'] }) }),
    );
    expect(definition?.sections[0]?.items[0]?.required).toBeUndefined();
  });

  it('FORM-19 begins with the defaults', () => {
    const { values } = fromJsonSchema(
      object({
        city: { type: 'string', default: 'Bern' },
        age: { type: 'integer', default: 5 },
        tags: { type: 'array', items: { type: 'string' }, default: ['x'] },
        jobs: { type: 'array', items: object({ b: { type: 'string' } }), default: [{ b: 'y' }] },
        place: object({ zip: { type: 'string', default: '3000' } }),
        __proto__x: { type: 'boolean', default: true },
      }),
    );
    expect(values).toEqual({
      city: 'Bern',
      age: 5,
      tags: [{ '/value': 'x' }],
      jobs: [{ b: 'y' }],
      'place/zip': '3000',
      __proto__x: true,
    });
  });

  it('FORM-19 a property may be called __proto__', () => {
    const schema = JSON.parse(
      '{"type":"object","properties":{"__proto__":{"type":"string","default":"a"}}}',
    ) as unknown;
    const { definition, values } = fromJsonSchema(schema);
    expect(definition?.sections[0]?.items.map(({ name }) => name)).toEqual(['__proto__']);
    expect(Object.keys(values ?? {})).toEqual(['__proto__']);
  });

  it('FORM-19 follows references, with what stands beside them', () => {
    const { definition } = fromJsonSchema({
      ...object({ from: { $ref: '#/$defs/day', title: 'From' }, to: { $ref: '#/$defs/also' } }),
      $defs: { day: { type: 'string', format: 'date', title: 'Day' }, also: { $ref: '#/$defs/day' } },
    });
    expect(definition?.sections[0]?.items).toEqual([
      { name: 'from', label: 'From', type: 'date' },
      { name: 'to', label: 'Day', type: 'date' },
    ]);
  });

  it('FORM-19 the form asks for what the schema asks for', () => {
    const { definition } = fromJsonSchema(
      object(
        { name: { type: 'string', pattern: '^\\p{L}+$' }, age: { type: 'integer', minimum: 18 } },
        { required: ['name'] },
      ),
    );
    const context = validationContext({ ...inEnglish, today: '2026-11-22' });
    const keys = (values: object) => [...validateForm(definition!, values as never, context).keys()];
    expect(keys({ name: 'Ünal', age: 18 })).toEqual([]);
    expect(keys({ name: '5', age: 17 })).toEqual(['name', 'age']);
    expect(keys({})).toEqual(['name']);
  });
});

const at = '#/properties/a';
const refused: readonly (readonly [property: unknown, path: string, keyword: string])[] = [
  [true, at, 'schema'],
  [null, at, 'schema'],
  ['string', at, 'schema'],
  [{}, at, 'type'],
  [{ type: 'null' }, at, 'type'],
  [{ type: ['string', 'null'] }, at, 'type'],
  [{ type: 'text' }, at, 'type'],
  ...['allOf', 'not', 'if', 'then', 'else', 'contentEncoding', 'x-own', '$dynamicRef', '$anchor'].map(
    (keyword) => [{ type: 'string', [keyword]: {} }, at, keyword] as const,
  ),
  [{ type: 'string', anyOf: [{ type: 'string' }] }, at, 'anyOf'],
  [{ anyOf: [{ type: 'string' }, { type: 'integer' }] }, at, 'anyOf'],
  [{ type: 'string', format: 'hostname' }, at, 'format'],
  [{ type: 'string', format: 'time' }, at, 'format'],
  [{ type: 'boolean', const: true }, at, 'const'],
  [{ type: 'string', format: 'date', minLength: 3 }, at, 'minLength'],
  [{ type: 'string', pattern: '(' }, at, 'pattern'],
  [{ type: 'string', minLength: 'x' }, at, 'minLength'],
  [{ type: 'string', minimum: 5 }, at, 'minimum'],
  [{ type: 'string', enum: ['a'], pattern: 'a' }, at, 'pattern'],
  [{ enum: [1, 2] }, at, 'enum'],
  [{ enum: ['a', null] }, at, 'enum'],
  [{ enum: [] }, at, 'enum'],
  [{ const: 5 }, at, 'const'],
  [{ oneOf: [{ type: 'string' }] }, at, 'oneOf'],
  [{ oneOf: [{ const: 'a', minLength: 5 }] }, at, 'oneOf'],
  [{ type: 'number', multipleOf: 5 }, at, 'multipleOf'],
  [{ type: 'number', minimum: 'x' }, at, 'minimum'],
  [{ type: 'number', enum: [1] }, at, 'enum'],
  [{ type: 'boolean', enum: [true] }, at, 'enum'],
  [{ type: 'array' }, `${at}/items`, 'schema'],
  [{ type: 'array', items: false }, `${at}/items`, 'schema'],
  [{ type: 'array', items: { type: 'string' }, contains: {} }, at, 'contains'],
  [{ type: 'array', items: { type: 'string' }, prefixItems: [] }, at, 'prefixItems'],
  [{ type: 'array', items: { type: 'string' }, minItems: 'x' }, at, 'minItems'],
  [{ type: 'array', items: { type: 'string' }, minItems: 2 ** 32 }, at, 'minItems'],
  [{ type: 'array', items: { enum: ['a', 'b'] }, minItems: 2 }, at, 'minItems'],
  [{ type: 'array', items: { enum: ['a', 'b'] }, maxItems: 1 }, at, 'maxItems'],
  [{ type: 'array', items: { type: 'string', not: {} } }, `${at}/items`, 'not'],
  [{ type: 'object' }, `${at}/additionalProperties`, 'schema'],
  [object({ b: { type: 'string' } }, { patternProperties: {} }), at, 'patternProperties'],
  [
    object({ b: { type: 'string' } }, { additionalProperties: { type: 'string' } }),
    at,
    'additionalProperties',
  ],
  [object({ b: { type: 'string' } }, { dependentRequired: {} }), at, 'dependentRequired'],
  [object({ b: { type: 'x' } }), `${at}/properties/b`, 'type'],
  [{ $ref: '#/$defs/missing' }, at, '$ref'],
  [{ $ref: 'https://example.com/schema' }, at, '$ref'],
  [{ $ref: '#/$defs/constructor' }, at, '$ref'],
  [{ $ref: 5 }, at, '$ref'],
  [{ $ref: '#/$defs/loop' }, at, '$ref'],
  [{ $ref: '#/$defs/tree' }, `${at}/properties/branch`, '$ref'],
  [{ $ref: '#/$defs/rows' }, `${at}/items`, '$ref'],
  [{ $ref: '#/$defs/names' }, `${at}/additionalProperties`, '$ref'],
  [{ type: 'boolean', const: false }, at, 'const'],
  [{ type: 'string', format: 'date', pattern: '^2' }, at, 'pattern'],
  [{ type: 'array', items: { type: 'string' }, uniqueItems: true }, at, 'uniqueItems'],
  [object({ b: { type: 'string' } }, { required: ['c'] }), at, 'required'],
  [object({ b: { type: 'string' } }, { required: 'b' }), at, 'required'],
  [object({ b: { type: 'string' } }, { default: { b: 'x' } }), at, 'default'],
  [{ enum: ['x', 'x'] }, at, 'enum'],
  [{ type: 'array', items: { enum: ['x', 'x'] } }, at, 'items'],
  [{ type: 'string', minLength: -1 }, at, 'minLength'],
  [{ type: 'string', minLength: 5, maxLength: 2 }, at, 'minLength'],
  [{ type: 'number', minimum: 5, maximum: 2 }, at, 'minimum'],
  [{ type: 'integer', default: 1.5 }, at, 'default'],
  [{ type: 'number', minimum: 5, default: 1.5 }, at, 'default'],
  [{ type: 'string', format: 'date', default: '2026-02-31' }, at, 'default'],
  [{ type: 'array', items: object({ b: { type: 'string' } }), default: [{ c: 'x' }] }, at, 'default'],
  [{ type: 'string', default: 5 }, at, 'default'],
  [{ enum: ['a'], default: ['a'] }, at, 'default'],
];
const $defs = {
  loop: { $ref: '#/$defs/loop' },
  tree: object({ branch: { $ref: '#/$defs/tree' } }),
  rows: { type: 'array', items: { $ref: '#/$defs/rows' } },
  names: { type: 'object', additionalProperties: { $ref: '#/$defs/names' } },
};

describe('FORM-19 what no form is made from', () => {
  it.each(refused)('FORM-19 %j is refused at %s by its keyword %s', (property, path, keyword) => {
    const { definition, problems } = fromJsonSchema(object({ a: property }, { $defs }));
    expect(definition).toBeUndefined();
    expect(problems?.map((one) => [one.path, one.keyword])).toContainEqual([path, keyword]);
    expect(problems?.every(({ message }) => message.length > 20)).toBe(true);
  });

  it.each([null, true, 5, 'x', []])('FORM-19 %j is no schema', (schema) => {
    expect(fromJsonSchema(schema).problems?.map(({ path, keyword }) => [path, keyword])).toEqual([
      ['#', 'schema'],
    ]);
  });

  it.each([{}, { type: 'string' }, { type: 'array', items: { type: 'string' } }])(
    'FORM-19 %j is no object',
    (schema) => {
      expect(fromJsonSchema(schema).problems?.map(({ path, keyword }) => [path, keyword])).toEqual([
        ['#', 'type'],
      ]);
    },
  );

  it.each(['a.b', 'a/b', ''])('FORM-19 no field can be called “%s”', (name) => {
    expect(fromJsonSchema(object({ [name]: { type: 'string' } })).problems?.[0]?.keyword).toBe('properties');
  });

  it('FORM-19 tells of everything at once, with places as JSON pointers', () => {
    const { problems } = fromJsonSchema(object({ 'a~b': { type: 'string', not: {}, if: {} }, c: {} }));
    expect(problems?.map(({ path, keyword }) => `${path} ${keyword}`)).toEqual([
      '#/properties/a~0b not',
      '#/properties/a~0b if',
      '#/properties/c type',
    ]);
  });

  it('FORM-19 a small schema that would be a form without end is refused', () => {
    const names = Array.from({ length: 18 }, (_, index) => `level${index}`);
    const doubling = Object.fromEntries(
      names.map((name, index) => {
        const next = names[index + 1];
        const inside = next === undefined ? { type: 'string' } : { $ref: `#/$defs/${next}` };
        return [name, object({ a: inside, b: inside })];
      }),
    );
    const { problems } = fromJsonSchema({ ...object({ a: { $ref: '#/$defs/level0' } }), $defs: doubling });
    expect(problems?.map(({ path, keyword }) => [path, keyword])).toEqual([['#', 'properties']]);
  });

  it('FORM-19 a schema as deep as a well is refused', () => {
    const deep = Array.from({ length: 5000 }).reduce<object>((inside) => object({ a: inside }), {
      type: 'string',
    });
    expect(fromJsonSchema(deep).problems?.[0]?.keyword).toBe('$ref');
  });
});
