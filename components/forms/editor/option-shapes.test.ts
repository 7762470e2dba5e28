import type { FieldType } from '@portico/core/forms';
import { itemShape, kinds, optionSchemas } from '@portico/core/forms/internal';
import { describe, expect, it } from 'vitest';
import arabic from '../../locales/ar/editor.json' with { type: 'json' };
import english from '../../locales/en-US/editor.json' with { type: 'json' };
import { optionsOf, sectionOptions, withInner, type Option, type OptionShape } from './option-shapes.ts';

const types = Object.keys(kinds) as FieldType[];
const find = (type: FieldType, id: string) =>
  optionsOf(type)
    .flatMap(withInner)
    .find((one) => one.id === id)?.shape;

const innermost = (shape: OptionShape): OptionShape => (shape.is === 'list' ? innermost(shape.of) : shape);
function keysOf({ id, shape }: Option): string[] {
  const inner = innermost(shape);
  const values =
    inner.is === 'oneOf'
      ? inner.values.map((value) => `value.${id}.${value}`)
      : inner.is === 'variants'
        ? inner.variants.map(({ value }) => `value.${id}${inner.by ? `.${inner.by}` : ''}.${value}`)
        : [];
  return [`option.${id}`, ...values];
}

describe('the options of a type', () => {
  it.each(types)(
    'FORM-17 %s: every option and every value to choose has a text in both languages',
    (type) => {
      const keys = [...optionsOf(type), ...sectionOptions].flatMap(withInner).flatMap(keysOf);
      expect([`type.${type}`, ...keys].filter((key) => !(key in english && key in arabic))).toEqual([]);
    },
  );

  it.each(types)('FORM-17 %s: there is an option for all that the schemas know', (type) => {
    const groups = Object.keys(optionSchemas[type]);
    const takesRules = 'rules' in kinds[type];
    expect(optionsOf(type).map(({ key }) => key)).toEqual([
      ...Object.keys(itemShape).filter((key) => key !== 'rules' || takesRules),
      ...groups,
    ]);
  });

  it('follow the schema: numbers with their limits, choices, rows, and what only code can set', () => {
    expect(find('text', 'layout.small')).toEqual({ is: 'number', isWhole: true, min: 1, max: 12 });
    expect(find('radio', 'radioOptions.direction')).toEqual({
      is: 'oneOf',
      values: ['vertical', 'horizontal'],
    });
    expect(find('radio', 'radioOptions.choices')).toMatchObject({ is: 'list', of: { is: 'group' } });
    expect(find('text', 'customValidator')).toEqual({ is: 'code' });
    expect(find('text', 'visibleFn')).toMatchObject({ is: 'variants', orCode: true });
    expect(find('date', 'dateOptions.enableFrom')).toEqual({ is: 'textOrNumber' });
    expect(find('dynamicList', 'dynamicListOptions.items')).toEqual({ is: 'items' });
  });

  it('offer the rules alone that mean something to the type', () => {
    const rules = find('number', 'rules');
    expect(
      rules?.is === 'list' && rules.of.is === 'variants' && rules.of.variants.map(({ value }) => value),
    ).toEqual(['minValue', 'maxValue']);
  });

  it('leave no text of the catalogue without an option', () => {
    const keys = new Set([...types.flatMap(optionsOf), ...sectionOptions].flatMap(withInner).flatMap(keysOf));
    // the key that tells rules apart is no option of its own
    keys.add('option.rules.type');
    // an item keeps its type, but those of two people may differ
    keys.add('option.type');
    const told = Object.keys(english).filter((key) => /^(?:option|value)\./.test(key));
    expect(told.filter((key) => !keys.has(key))).toEqual([]);
  });
});
