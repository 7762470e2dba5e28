import { defineForm, type FormDefinition, type Item } from '@portico/core/forms';
import { expect, test } from 'vitest';
import { changesSince, isUnchanged } from './changes-since.ts';

const field = (name: string, stated: object = {}) => ({ name, type: 'text', label: name, ...stated }) as Item;
const form = (...items: Item[]): FormDefinition => ({ sections: [{ title: 'You', items }] });
const names = (items: readonly Item[]) => items.map(({ name }) => name);

test('FORMEDIT-01 tells which fields are new, gone or others', () => {
  const changes = changesSince(
    form(field('city'), field('passport'), field('note')),
    form(field('city', { required: true, label: 'Town' }), field('note'), field('permit')),
  );
  expect(names(changes.added)).toEqual(['permit']);
  expect(names(changes.removed)).toEqual(['passport']);
  expect(changes.changed.map(({ item, differences }) => [item.name, differences])).toEqual([
    ['city', ['required', 'label']],
  ]);
  expect(changes.isRearranged).toBe(false);
  expect(isUnchanged(changes)).toBe(false);
});

test.each([
  [{ required: true }, {}, ['optional']],
  [{}, { type: 'textarea' }, ['type']],
  [{ textOptions: { placeholder: 'x' } }, { type: 'textarea' }, ['type']],
  [{}, { help: 'Where you live.' }, ['options']],
  [{}, { rules: [{ type: 'minLength', value: 2 }] }, ['options']],
  [{ required: false }, {}, []],
])('FORMEDIT-01 a field that was %j and is %j differs in %j', (before, after, differences) => {
  const { changed } = changesSince(form(field('city', before)), form(field('city', after)));
  expect(changed.flatMap((one) => one.differences)).toEqual(differences);
});

test('FORMEDIT-01 tells that the same fields are arranged otherwise', () => {
  const one = form(field('city'), field('note'));
  expect(changesSince(one, form(field('note'), field('city'))).isRearranged).toBe(true);
  const retitled = defineForm({ sections: [{ ...one.sections[0]!, title: 'Me' }] });
  expect(changesSince(one, retitled).isRearranged).toBe(true);
  const split = defineForm({
    sections: [
      { title: 'You', items: [field('city')] },
      { title: 'More', items: [field('note')] },
    ],
  });
  expect(changesSince(one, split).isRearranged).toBe(true);
});

test('FORMEDIT-01 the order of what a field says means nothing', () => {
  const options = { textOptions: { placeholder: 'x', readonly: true } };
  const others = { textOptions: { readonly: true, placeholder: 'x' } };
  expect(isUnchanged(changesSince(form(field('city', options)), form(field('city', others))))).toBe(true);
});
