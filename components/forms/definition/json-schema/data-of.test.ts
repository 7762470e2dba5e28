import { describe, expect, it } from 'vitest';
import { fieldTypes } from '../definition.ts';
import { dataOf } from './data-of.ts';
import { optionSchemas } from './definition-schema.ts';
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
    ['rows of one value', { tags: [{ value: 'a' }, { value: '' }, { value: 'b' }] }, { tags: ['a', 'b'] }],
    ['rows', { jobs: [{ title: 'Cook', hours: null }, {}] }, { jobs: [{ title: 'Cook' }, {}] }],
    [
      'rows of a name and a value',
      { labels: [{ name: '__proto__', value: 'a' }] },
      JSON.parse('{"labels":{"__proto__":"a"}}'),
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

  it.each(fieldTypes)('FORM-17 nothing filled in leaves the options of %s empty', (type) => {
    for (const options of Object.values(optionSchemas(type)))
      expect(dataOf(fromJsonSchema(options).definition!, {})).toEqual({});
    expect(Object.keys(optionSchemas(type)).length).toBeLessThan(2);
  });
});
