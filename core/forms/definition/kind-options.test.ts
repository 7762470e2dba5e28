import { describe, expect, it } from 'vitest';
import { labelled } from '../testing/labelled.ts';
import { checkDefinition } from './check-definition.ts';
import { fieldTypes, kindOf } from './definition.ts';
import { fullItem, fullOptions } from './examples.ts';
import type { DefinitionProblem } from '../item/schema-problems.ts';

const form = (...items: readonly unknown[]) => ({ sections: [{ items: items.map(labelled) }] });
const check = (...items: readonly unknown[]) => checkDefinition(form(...items));
const told = ({ path, field, message, severity }: DefinitionProblem) =>
  `${severity} ${path} (${field ?? '–'}): ${message}`;

const other = { name: 'other', type: 'text' };

describe('FORM-01 a good definition', () => {
  it.each(fieldTypes)('FORM-02 of %s has no mistakes, with everything that it may say', (type) => {
    // what holds no answer cannot have to be answered
    const required = kindOf({ type })?.isValue !== undefined;
    expect(check({ name: 'field', type, ...fullItem, required, ...fullOptions[type] }, other)).toEqual([]);
  });

  it.each(fieldTypes.filter((type) => fullOptions[type]))(
    'FORM-04 the options of %s are all looked at',
    (type) => {
      const [group = '', held = {}] = Object.entries(fullOptions[type] ?? {})[0] ?? [];
      for (const key of Object.keys(held)) {
        const broken = { name: 'field', type, [group]: { ...held, [key]: Symbol.iterator } };
        const found = check(broken, other).filter(({ severity }) => severity === 'error');
        expect(found.map(({ path }) => path)).toContain(`sections[0].items[0].${group}.${key}`);
      }
    },
  );

  it.each(fieldTypes.filter((type) => fullOptions[type]))(
    'FORM-19 an option that %s does not have has no effect',
    (type) => {
      const [group = '', held = {}] = Object.entries(fullOptions[type] ?? {})[0] ?? [];
      expect(check({ name: 'field', type, [group]: { ...held, colour: 'red' } }).map(told)).toEqual([
        `warning sections[0].items[0].${group}.colour (field): “colour” is not known here and has no effect: leave it out`,
      ]);
    },
  );

  it.each(fieldTypes)('FORM-19 the options of another type have no effect on %s', (type) => {
    const group = type === 'number' ? 'textOptions' : 'numberOptions';
    const found = check({ name: 'field', type, ...fullOptions[type], [group]: {} });
    expect(found.map(({ path, severity }) => [path, severity])).toEqual([
      [`sections[0].items[0].${group}`, 'warning'],
    ]);
  });

  it.each(fieldTypes.filter((type) => kindOf({ type })?.needs))(
    'FORM-19 %s says what it cannot be without',
    (type) => {
      const needs = kindOf({ type })?.needs ?? '';
      expect(check({ name: 'field', type }).map(told)).toEqual([
        `error sections[0].items[0].${needs} (field): is missing: there is nothing to show of this type without it`,
      ]);
    },
  );

  it('FORM-01 sections may have their texts, and no items', () => {
    const section = { title: 'a', description: 'b', label: 'c', image: '/d.png', items: [] };
    expect(checkDefinition({ sections: [section] })).toEqual([]);
    expect(checkDefinition({ sections: [] })).toEqual([]);
  });
});
