import { describe, expect, it } from 'vitest';
import type { FormDefinition, Item } from '../definition/definition.ts';
import { visibleForm } from './visible-form.ts';

const sections = (...all: readonly (readonly unknown[])[]): FormDefinition => ({
  sections: all.map((items) => ({ items: items as Item[] })),
});
const rightToWork = { name: 'rightToWork', type: 'text' };
const permit = { name: 'permit', type: 'text', visibleFn: { field: 'rightToWork', is: ['no'] } };
const note = { name: 'note', type: 'text', visibleFn: { field: 'permit', isFilledIn: true } };
const namesIn = (definition: FormDefinition) =>
  definition.sections.map(({ items }) => items.map(({ name }) => name));

describe('FORM-14 a form as whoever fills it in sees it', () => {
  const form = sections([rightToWork], [permit, note]);

  it.each([
    ['yes', [['rightToWork']], { rightToWork: 'yes' }],
    [
      'no',
      [['rightToWork'], ['permit', 'note']],
      { rightToWork: 'no', permit: 'in hand', note: 'since 2020' },
    ],
  ])('FORM-14 has what the answer “%s” leaves there, and its values', (answer, names, values) => {
    const visible = visibleForm(form, {
      rightToWork: answer,
      permit: 'in hand',
      note: 'since 2020',
      stray: true,
    });
    expect(namesIn(visible.definition)).toEqual(names);
    expect(visible.values).toEqual(values);
  });

  it('FORM-05 has of each row what that row leaves there, by what is around it too', () => {
    const rows = [
      { name: 'kind', type: 'text' },
      { name: 'other', type: 'text', visibleFn: { field: 'kind', is: ['other'] } },
      { name: 'permit', type: 'text', visibleFn: { field: 'rightToWork', is: ['no'] } },
    ];
    const list = { name: 'jobs', type: 'dynamicList', dynamicListOptions: { items: rows } };
    const jobs = [{ kind: 'other', other: 'a', permit: 'b', stray: 1 }, { kind: 'same', other: 'a' }, 'none'];
    expect(visibleForm(sections([rightToWork, list]), { rightToWork: 'yes', jobs }).values).toEqual({
      rightToWork: 'yes',
      jobs: [{ kind: 'other', other: 'a' }, { kind: 'same' }, 'none'],
    });
  });

  it('FORM-19 has nothing of what a mistake in the definition keeps from view', () => {
    const mistaken = { name: 'shift', type: 'radio', radioOptions: { choices: 5 } };
    const visible = visibleForm(sections([mistaken], [rightToWork]), { shift: 'x', rightToWork: 'yes' });
    expect(namesIn(visible.definition)).toEqual([['rightToWork']]);
    expect(visible.values).toEqual({ rightToWork: 'yes' });
  });

  it('FORM-14 takes values of a stranger’s making', () => {
    const values = JSON.parse('{"__proto__":{"a":1},"rightToWork":{"b":1}}') as Record<string, unknown>;
    expect(visibleForm(form, values).values).toEqual({ rightToWork: { b: 1 } });
    expect(visibleForm(form, ['x'] as never).values).toEqual({});
  });
});
