import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { isWritten } from '../rules/dates.ts';
import { checkDefinition } from '../definition/check-definition.ts';
import { fieldTypes } from '../definition/definition.ts';
import { fullItem, fullOptions } from '../definition/examples.ts';
import { definitionSchema } from './definition-schema.ts';

const schema = definitionSchema();
const ajv = new Ajv2020({
  allErrors: true,
  allowUnionTypes: true,
  formats: { date: (text: string) => isWritten(text) },
});
const validate = ajv.compile(schema);
const form = (...items: readonly unknown[]) => ({ sections: [{ title: 'A', items }] });
/** As it is stored: without functions. */
const stored = (definition: unknown): unknown => JSON.parse(JSON.stringify(definition));
const other = { name: 'other', type: 'text' };
const full = (type: string) => ({ name: 'field', type, ...fullItem, ...fullOptions[type as 'text'] });

describe('FORM-19 the JSON Schema of definitions', () => {
  it('FORM-19 is a schema of 2020-12 itself', () => {
    expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(ajv.validateSchema(schema)).toBe(true);
  });

  it.each(fieldTypes)('FORM-19 takes %s with everything that it may say', (type) => {
    expect(validate(stored(form(full(type), other)))).toBe(true);
  });

  it.each(fieldTypes)('FORM-19 takes %s in a row, with everything that it may say', (type) => {
    const list = { name: 'list', type: 'dynamicList', dynamicListOptions: { items: [full(type)] } };
    expect(validate(stored(form(list)))).toBe(true);
  });

  const text = { name: 'a', type: 'text' };
  it.each([
    ['nothing', null],
    ['no sections', {}],
    ['sections that are no list', { sections: {} }],
    ['a section without items', { sections: [{}] }],
    ['a title that is no text', { sections: [{ title: 5, items: [] }] }],
    ['a key that there is not', { sections: [], name: 'a' }],
    ['an item without a name', form({ type: 'text' })],
    ['an item without a type', form({ name: 'a' })],
    ['an item with an empty name', form({ ...text, name: '' })],
    ['an unknown type', form({ ...text, type: 'txt' })],
    ['an item that is a text', form('a')],
    ['a word for a yes', form({ ...text, required: 'yes' })],
    ['an unknown key', form({ ...text, colour: 'red' })],
    ['an unknown rule', form({ ...text, rules: [{ type: 'min', value: 5 }] })],
    ['a rule without its value', form({ ...text, rules: [{ type: 'minLength' }] })],
    ['a negative length', form({ ...text, rules: [{ type: 'minLength', value: -1 }] })],
    [
      'a file size of nothing',
      form({ name: 'a', type: 'fileUpload', rules: [{ type: 'maxFileSizeMB', value: 0 }] }),
    ],
    ['thirteen columns', form({ ...text, layout: { small: 13 } })],
    ['a condition without a field', form({ ...text, visibleFn: { isFilledIn: true } })],
    ['a condition in words', form({ ...text, visibleFn: 'x' })],
    ['options of another type', form({ ...text, numberOptions: {} })],
    ['an option of a wrong type', form({ ...text, textOptions: { placeholder: 5 } })],
    ['an option that there is not', form({ name: 'a', type: 'date', dateOptions: { picker: 'year' } })],
    ['a day that there is not', form({ name: 'a', type: 'date', dateOptions: { enableFrom: '2026-13-01' } })],
    [
      'a choice without a value',
      form({ name: 'a', type: 'radio', radioOptions: { choices: [{ label: 'A' }] } }),
    ],
    [
      'an ending without a dot',
      form({ name: 'a', type: 'fileUpload', fileUploadOptions: { allowedTypes: ['pdf'] } }),
    ],
    [
      'a frame of http',
      form({ name: 'a', type: 'embedded_form', embeddedFormOptions: { src: 'http://example.com' } }),
    ],
    ['a list without items', form({ name: 'a', type: 'dynamicList', dynamicListOptions: {} })],
    [
      'an unknown type in a row',
      form({ name: 'a', type: 'dynamicList', dynamicListOptions: { items: [{ name: 'b', type: 'x' }] } }),
    ],
  ])('FORM-19 refuses %s, as the check of definitions does', (_what, definition) => {
    expect(validate(definition)).toBe(false);
    expect(checkDefinition(definition)).not.toEqual([]);
  });

  it('FORM-19 says nothing of functions, which nobody can store', () => {
    const written = JSON.stringify(schema);
    for (const name of ['customValidator', 'apiCall', 'searchCall', 'formatValue', 'x-function'])
      expect(written).not.toContain(name);
    expect(written).toContain('visibleFn');
  });
});
