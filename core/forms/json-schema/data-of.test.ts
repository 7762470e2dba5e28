import { describe, expect, it } from 'vitest';
import { dataOf } from './data-of.ts';
import { fromJsonSchema } from './from-json-schema.ts';

const schema = {
  type: 'object',
  properties: {
    city: { type: 'string' },
    age: { type: 'integer' },
    agrees: { type: 'boolean' },
    colours: { type: 'array', items: { enum: ['r', 'g'] } },
    tags: { type: 'array', items: { type: 'string' } },
    jobs: {
      type: 'array',
      items: { type: 'object', properties: { title: { type: 'string' }, hours: { type: 'number' } } },
    },
    vars: {
      type: 'array',
      items: { type: 'object', properties: { name: { type: 'string' }, value: { type: 'string' } } },
    },
    values: { type: 'array', items: { type: 'object', properties: { value: { type: 'string' } } } },
    labels: { type: 'object', additionalProperties: { type: 'string' } },
    from: { anyOf: [{ type: 'integer' }, { type: 'string', format: 'date' }] },
    address: {
      type: 'object',
      properties: {
        zip: { type: 'string' },
        geo: { type: 'object', properties: { lat: { type: 'number' } } },
      },
    },
  },
};
const { definition } = fromJsonSchema(schema);

describe('FORM-17 what was filled in, as its JSON Schema says', () => {
  it.each([
    ['a text', { city: 'Bern' }, { city: 'Bern' }],
    ['a number that looks like none', { age: 0 }, { age: 0 }],
    ['a box', { agrees: false }, { agrees: false }],
    ['boxes', { colours: ['r'] }, { colours: ['r'] }],
    [
      'rows of one value',
      { tags: [{ '/value': 'a' }, { '/value': '' }, { '/value': 'b' }] },
      { tags: ['a', 'b'] },
    ],
    ['rows', { jobs: [{ title: 'Cook', hours: null }, {}] }, { jobs: [{ title: 'Cook' }, {}] }],
    [
      'rows of a name and a value',
      { labels: [{ '/name': '__proto__', '/value': 'a' }, { '/name': 'b' }] },
      JSON.parse('{"labels":{"__proto__":"a"}}'),
    ],
    [
      'rows whose properties are called so',
      { vars: [1, 2].map((value) => ({ name: 'a', value: String(value) })), values: [{ value: 'c' }] },
      {
        vars: [
          { name: 'a', value: '1' },
          { name: 'a', value: '2' },
        ],
        values: [{ value: 'c' }],
      },
    ],
    ['a number of days', { from: '-7' }, { from: -7 }],
    ['a date beside it', { from: '2026-11-22' }, { from: '2026-11-22' }],
    [
      'objects in objects',
      { 'address/zip': '3000', 'address/geo/lat': 47 },
      { address: { zip: '3000', geo: { lat: 47 } } },
    ],
    ['nothing', { city: '', age: null, colours: [], 'address/zip': '' }, {}],
    ['what is no field', { admin: true }, {}],
  ])('FORM-17 %s', (_what, values, data) => {
    expect(dataOf(definition!, values)).toEqual(data);
  });
});
