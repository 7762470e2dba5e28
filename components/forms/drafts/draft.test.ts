import { defineForm, type Item } from '@portico/core/forms';
import { describe, expect, it } from 'vitest';
import { hold } from '../form/form-values.ts';
import { keyOf } from '../form/keys.ts';
import { draftOfValues, fittingValues, valuesOfDraft } from './draft.ts';

const ab = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const select = (multiple: boolean): Item => ({
  name: 'one',
  type: 'select',
  label: 'One',
  selectOptions: { choices: ab, multiple },
});
const date = (picker: 'date' | 'month'): Item => ({
  name: 'one',
  type: 'date',
  label: 'One',
  dateOptions: { picker },
});

describe('what is known already, or was drafted, and is no answer any more', () => {
  const cases: readonly [string, Item, unknown, unknown][] = [
    ['a day that is none', date('date'), 'soon', null],
    ['a month where a day is asked for', date('date'), '2026-11', null],
    ['a day where a month is asked for', date('month'), '2026-11-26', '2026-11'],
    [
      'a radio button that has gone',
      { name: 'one', type: 'radio', label: 'One', radioOptions: { choices: ab } },
      'c',
      null,
    ],
    [
      'a box that has gone',
      { name: 'one', type: 'checkbox', label: 'One', checkboxOptions: { choices: ab } },
      ['a', 'c'],
      ['a'],
    ],
    ['one choice where several are asked for', select(true), 'a', ['a']],
    ['several choices where one is asked for', select(false), ['a', 'b'], ''],
    ['the only one of several', select(false), ['a'], 'a'],
  ];
  it.each(cases)('FORM-13 is cleared or made one: %s', (_what, item, value, held) => {
    expect(hold([item], { one: value })).toEqual({ [keyOf('one')]: held });
    expect(fittingValues([item], { [keyOf('one')]: value })).toEqual({ [keyOf('one')]: held });
  });

  it('FORM-19 a number is kept as it was typed', () => {
    const item: Item = { name: 'one', type: 'number', label: 'One' };
    expect(fittingValues([item], { [keyOf('one')]: '12.50' })).toEqual({ [keyOf('one')]: '12.50' });
  });
});

it('FORM-19 a server is given no rows that nobody has touched', () => {
  const definition = defineForm({
    sections: [
      {
        items: [
          {
            name: 'jobs',
            type: 'dynamicList',
            label: 'Jobs',
            rules: [{ type: 'minLength', value: 1 }],
            dynamicListOptions: { items: [{ name: 'title', type: 'text', label: 'Title', required: true }] },
          },
          { name: 'city', type: 'text', label: 'City' },
        ],
      },
    ],
  });
  const items = definition.sections.flatMap((section) => section.items);
  const values = { ...hold(items, {}), [keyOf('city')]: 'Bern' };
  const draft = { format: 1 as const, savedAt: 1, tab: '', values, section: 0 };
  const kept = valuesOfDraft(definition, draft);
  expect(kept).toEqual({ jobs: [], city: 'Bern' });
  const again = draftOfValues(definition, { values: kept, savedAt: 1, section: 0 });
  expect(valuesOfDraft(definition, again)).toEqual(kept);
});
