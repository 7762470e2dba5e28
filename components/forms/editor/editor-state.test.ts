import {
  checkDefinition,
  defineForm,
  type FieldType,
  type FormDefinition,
  type Item,
} from '@portico/core/forms';
import { kinds } from '@portico/core/forms/internal';
import { describe, expect, it } from 'vitest';
import { editorReducer, startEditing, type EditorAction } from './editor-state.ts';
import { newItemOptions } from './starting.ts';
import { itemAt, placeAbove, placeBelow, type Place } from './place.ts';

const at = (section: number, ...items: number[]): Place => ({ section, items });
const form: FormDefinition = defineForm({
  sections: [
    {
      title: 'You',
      items: [
        { name: 'city', type: 'text', label: 'City' },
        {
          name: 'street',
          type: 'text',
          dependencies: ['city'],
          visibleFn: { field: 'city', isFilledIn: true },
        },
        {
          name: 'jobs',
          type: 'dynamicList',
          dynamicListOptions: {
            items: [
              { name: 'title', type: 'text' },
              { name: 'until', type: 'text', dependencies: ['title', 'city'] },
            ],
            itemDefaultValue: { title: 'Cook' },
          },
        },
      ],
    },
    { title: 'Terms', items: [{ name: 'agree', type: 'checkboxItem' }] },
  ],
});

const texts = { text: (key: string) => key, typeName: (type: string) => type };
const after = (...actions: EditorAction[]) => actions.reduce(editorReducer, startEditing(form));
const chosenAfter = (place: Place, ...actions: EditorAction[]) =>
  after({ do: 'choose', place }, ...actions).chosen;
const names = (definition: FormDefinition) =>
  definition.sections.map(({ items }) => items.map(({ name }) => name));
const typed = (text: string, path: string[] = ['label']): EditorAction[] =>
  [...text].map((_, index) => ({
    do: 'edit',
    place: at(0, 0),
    path,
    value: text.slice(0, index + 1),
    isTyping: true,
  }));

describe('what an editor does with a definition', () => {
  it.each(Object.keys(kinds) as FieldType[])('FORM-17 adds a field of type %s', (type) => {
    const options = newItemOptions(type, texts);
    const { definition, chosen } = after({ do: 'add', type, at: at(1, 1), options });
    expect(itemAt(definition, at(1, 1))).toEqual({ name: type, type, ...options });
    expect(chosen).toEqual(at(1, 1));
    // the address of somebody else's page is for people to fill in
    const mistakes = checkDefinition(definition).filter(({ path }) => !path.endsWith('.src'));
    expect(mistakes.filter(({ field }) => field === type)).toEqual([]);
  });

  it('adds in the midst of a section and of a row, under a name that is free there', () => {
    const { definition } = after(
      { do: 'add', type: 'text', at: at(0, 1) },
      { do: 'add', type: 'text', at: at(1, 0) },
      { do: 'add', type: 'text', at: at(0, 3, 1) },
    );
    expect(names(definition)).toEqual([
      ['city', 'text', 'street', 'jobs'],
      ['text_2', 'agree'],
    ]);
    expect(itemAt(definition, at(0, 3, 1))?.name).toBe('text');
  });

  it('FORM-17 duplicates an item right after it, under a new name', () => {
    const { definition, chosen } = after(
      { do: 'duplicate', place: at(0, 0) },
      { do: 'duplicate', place: at(0, 1) },
    );
    expect(names(definition)[0]).toEqual(['city', 'city_2', 'city_3', 'street', 'jobs']);
    expect(itemAt(definition, at(0, 2))).toEqual({ ...form.sections[0]!.items[0], name: 'city_3' });
    expect(chosen).toEqual(at(0, 2));
  });

  it('edits one option and leaves all else the same object', () => {
    const { definition } = after({
      do: 'edit',
      place: at(0, 2, 0),
      path: ['textOptions', 'placeholder'],
      value: 'Your title',
    });
    expect(itemAt(definition, at(0, 2, 0))).toEqual({
      name: 'title',
      type: 'text',
      textOptions: { placeholder: 'Your title' },
    });
    expect(definition.sections[1]).toBe(form.sections[1]);
    expect(definition.sections[0]!.items[0]).toBe(form.sections[0]!.items[0]);
    expect(itemAt(definition, at(0, 2, 1))).toBe(itemAt(form, at(0, 2, 1)));
  });

  it('takes away an option, and the group that held nothing else', () => {
    const edit = (value: unknown): EditorAction => ({
      do: 'edit',
      place: at(0, 0),
      path: ['textOptions', 'placeholder'],
      value,
    });
    expect(itemAt(after(edit('a'), edit(undefined)).definition, at(0, 0))).toEqual(
      form.sections[0]!.items[0],
    );
  });

  it('renames, and has dependencies, conditions and what is in rows follow', () => {
    const { definition } = after(...typed('town', ['name']));
    const [town, street] = definition.sections[0]!.items;
    expect(town?.name).toBe('town');
    expect(street).toMatchObject({
      dependencies: ['town'],
      visibleFn: { field: 'town', isFilledIn: true },
    });
    expect(itemAt(definition, at(0, 2, 1))?.dependencies).toEqual(['title', 'town']);
  });

  it('renames a field of a row with what new rows hold', () => {
    const { definition } = after({ do: 'edit', place: at(0, 2, 0), path: ['name'], value: 'role' });
    expect(itemAt(definition, at(0, 2))).toMatchObject({
      dynamicListOptions: {
        itemDefaultValue: { role: 'Cook' },
        items: [{}, { dependencies: ['role', 'city'] }],
      },
    });
  });

  it('takes no references along from a field whose name was typed over on the way', () => {
    // “agree” is on the way to “agreed”
    const { definition } = after(
      { do: 'edit', place: at(0, 0), path: ['dependencies'], value: ['agree'] },
      ...['agre', 'agree', 'agreed'].map((value): EditorAction => ({
        do: 'edit',
        place: at(0, 1),
        path: ['name'],
        value,
        isTyping: true,
      })),
    );
    expect(definition.sections[0]!.items[0]?.dependencies).toEqual(['agree']);
    expect(names(definition)).toEqual([['city', 'agreed', 'jobs'], ['agree']]);
  });

  it('leaves references alone while another field goes by the old name', () => {
    const { definition } = after(
      { do: 'edit', place: at(1, 0), path: ['name'], value: 'city' },
      { do: 'edit', place: at(1, 0), path: ['name'], value: 'village' },
    );
    expect(definition.sections[0]!.items[1]?.dependencies).toEqual(['city']);
  });

  it('FORM-17 moves within a section, to another one, and within a row', () => {
    expect(names(after({ do: 'move', place: at(0, 0), to: at(0, 2) }).definition)[0]).toEqual([
      'street',
      'jobs',
      'city',
    ]);
    const { definition, chosen } = after({ do: 'move', place: at(0, 1), to: at(1, 0) });
    expect(names(definition)).toEqual([
      ['city', 'jobs'],
      ['street', 'agree'],
    ]);
    expect(chosen).toEqual(at(1, 0));
    expect(
      itemAt(after({ do: 'move', place: at(0, 2, 1), to: at(0, 2, 0) }).definition, at(0, 2, 0))?.name,
    ).toBe('until');
  });

  it('FORM-17 keeps what is being edited chosen, wherever others go', () => {
    expect(chosenAfter(at(0, 0), { do: 'move', place: at(0, 1), to: at(0, 0) })).toEqual(at(0, 1));
    expect(chosenAfter(at(0, 1), { do: 'move', place: at(0, 0), to: at(1, 0) })).toEqual(at(0, 0));
    expect(chosenAfter(at(0, 2, 1), { do: 'move', place: at(0, 2), to: at(1, 1) })).toEqual(at(1, 1, 1));
    expect(chosenAfter(at(0, 2), { do: 'move', place: at(0, 2, 0), to: at(0, 2, 1) })).toEqual(at(0, 2));
    expect(chosenAfter(at(0, 1), { do: 'duplicate', place: at(0, 0) })).toEqual(at(0, 2));
    expect(chosenAfter(at(0, 1), { do: 'delete', place: at(0, 0) })).toEqual(at(0, 0));
    expect(chosenAfter(at(0, 2, 0), { do: 'delete', place: at(0, 2) })).toBeUndefined();
    expect(chosenAfter(at(1, 0), { do: 'moveSection', from: 0, to: 1 })).toEqual(at(0, 0));
    expect(chosenAfter(at(1, 0), { do: 'deleteSection', section: 0 })).toEqual(at(0, 0));
    expect(chosenAfter(at(0, 0), { do: 'deleteSection', section: 0 })).toBeUndefined();
    // what was moved or copied itself is gone on with
    expect(chosenAfter(at(0, 0), { do: 'duplicate', place: at(0, 0) })).toEqual(at(0, 1));
  });

  it('FORM-17 knows no place above the first and below the last', () => {
    expect(placeAbove(form, at(0, 0))).toBeUndefined();
    expect(placeAbove(form, at(1, 0))).toEqual(at(0, 3));
    expect(placeBelow(form, at(0, 2))).toEqual(at(1, 0));
    expect(placeBelow(form, at(1, 0))).toBeUndefined();
    expect(placeAbove(form, at(0, 2, 0))).toBeUndefined();
    expect(placeBelow(form, at(0, 2, 1))).toBeUndefined();
  });

  it('does not put a list into itself', () => {
    expect(after({ do: 'move', place: at(0, 2), to: at(0, 2, 0) }).definition).toBe(form);
  });

  it('FORM-17 deletes an item, and a section with its items', () => {
    expect(names(after({ do: 'delete', place: at(0, 1) }).definition)[0]).toEqual(['city', 'jobs']);
    expect(names(after({ do: 'deleteSection', section: 0 }).definition)).toEqual([['agree']]);
  });

  it('adds, renames and moves sections', () => {
    const { definition } = after(
      { do: 'addSection', at: 1, title: 'New' },
      { do: 'edit', place: { section: 1, items: [] }, path: ['title'], value: 'Work' },
      { do: 'moveSection', from: 1, to: 0 },
    );
    expect(definition.sections.map(({ title }) => title)).toEqual(['Work', 'You', 'Terms']);
  });
});

describe('undo and redo', () => {
  it('FORM-17 go back over fifty steps and forth again, losing nothing', () => {
    const labels = Array.from({ length: 60 }, (_, index) => `Label ${index}`);
    let state = after(
      ...labels.map((value): EditorAction => ({ do: 'edit', place: at(0, 0), path: ['label'], value })),
    );
    const last = state.definition;
    const seen: (Item | undefined)[] = [];
    while (state.past.length > 0) {
      state = editorReducer(state, { do: 'undo' });
      seen.push(itemAt(state.definition, at(0, 0)));
    }
    expect(seen.map((item) => item?.label)).toEqual(labels.slice(9, -1).toReversed());
    for (const _ of seen) state = editorReducer(state, { do: 'redo' });
    expect(state.definition).toBe(last);
    expect(state.future).toEqual([]);
  });

  it('give back the very definition that was there, with its functions', () => {
    const { definition } = after(
      { do: 'delete', place: at(0, 2) },
      { do: 'move', place: at(0, 0), to: at(1, 1) },
      { do: 'duplicate', place: at(0, 0) },
      { do: 'undo' },
      { do: 'undo' },
      { do: 'undo' },
    );
    expect(definition).toBe(form);
  });

  it('take what is typed into one option as one step, until the focus leaves it', () => {
    const state = after(...typed('Town'), { do: 'endTyping' }, ...typed('Village'));
    expect(state.past).toHaveLength(2);
    const undone = editorReducer(state, { do: 'undo' });
    expect(itemAt(undone.definition, at(0, 0))?.label).toBe('Town');
  });

  it('begin another step for another option', () => {
    expect(after(...typed('Town'), ...typed('Where', ['help'])).past).toHaveLength(2);
  });

  it('forget what was undone once something else is done', () => {
    const state = after({ do: 'delete', place: at(0, 0) }, { do: 'undo' }, { do: 'delete', place: at(1, 0) });
    expect(editorReducer(state, { do: 'redo' })).toBe(state);
  });

  it('do nothing where there is nothing to undo, and count nothing that changes nothing', () => {
    const state = startEditing(form);
    expect(editorReducer(state, { do: 'undo' })).toBe(state);
    expect(after({ do: 'edit', place: at(0, 0), path: ['label'], value: 'City' }).past).toEqual([]);
  });
});
