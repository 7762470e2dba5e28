import type { FieldType, FormDefinition, Item, Section } from '@portico/core/forms';
import { freeName, namesBeside, rename } from './names.ts';
import {
  besideAt,
  fieldsOf,
  indexOf,
  isSamePlace,
  itemAt,
  itemsAround,
  placeText,
  updateAround,
  type Chosen,
  type Place,
} from './place.ts';

/** What can be gone back to: a definition, and what was chosen in it. */
type Moment = { readonly definition: FormDefinition; readonly chosen: Chosen | undefined };

/** A definition that is being edited. */
export type EditorState = Moment & {
  /** What was before, the newest last; at most 50. */
  readonly past: readonly Moment[];
  /** What was undone, the next one first. */
  readonly future: readonly Moment[];
  /** The option that is being typed into: further changes of it are part of the same step. */
  readonly typing: string | undefined;
};

/** A way into an item or a section: names of options, and indexes of their lists. */
export type OptionPath = readonly (string | number)[];

export type EditorAction =
  /** A new item, before the one that stands there. `options` is what it says at first beside its type. */
  | { do: 'add'; type: FieldType; at: Place; options?: Readonly<Record<string, unknown>> }
  /** A copy with a name of its own, after the item. */
  | { do: 'duplicate'; place: Place }
  /** One option of an item, or of a section; `undefined` takes it away. */
  | { do: 'edit'; place: Chosen; path: OptionPath; value: unknown; isTyping?: boolean }
  | { do: 'delete'; place: Place }
  /** `to` is where it stands afterwards. */
  | { do: 'move'; place: Place; to: Place }
  | { do: 'addSection'; at: number; title?: string }
  | { do: 'moveSection'; from: number; to: number }
  /** With its items. */
  | { do: 'deleteSection'; section: number }
  /** Another definition as a whole, as from a file. */
  | { do: 'replace'; definition: FormDefinition }
  | { do: 'choose'; place: Chosen | undefined }
  /** The focus has left what was typed into. */
  | { do: 'endTyping' }
  | { do: 'undo' }
  | { do: 'redo' };

const steps = 50;

export const startEditing = (definition: FormDefinition): EditorState => ({
  definition,
  chosen: undefined,
  past: [],
  future: [],
  typing: undefined,
});

const momentOf = ({ definition, chosen }: EditorState): Moment => ({ definition, chosen });

const step = (
  state: EditorState,
  definition: FormDefinition,
  chosen: Chosen | undefined = state.chosen,
): EditorState =>
  definition === state.definition
    ? state
    : {
        definition,
        chosen,
        past: [...state.past, momentOf(state)].slice(-steps),
        future: [],
        typing: undefined,
      };

const insert = <One>(list: readonly One[], index: number, one: One): readonly One[] =>
  list.toSpliced(index, 0, one);

const moveIn = <One>(list: readonly One[], from: number, to: number): readonly One[] =>
  from === to ? list : list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/** A value with another one inside of it; objects that lose their last option go with it, lists stay. */
function setIn(value: unknown, path: OptionPath, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? (value as unknown[]) : [];
    return list.toSpliced(key, 1, setIn(list[key], rest, next));
  }
  const held = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const inside = setIn(Object.hasOwn(held, key) ? held[key] : undefined, rest, next);
  if (inside !== undefined) return { ...held, [key]: inside };
  const { [key]: _, ...others } = held;
  return Object.keys(others).length === 0 ? undefined : others;
}

function edited(definition: FormDefinition, place: Chosen, path: OptionPath, value: unknown): FormDefinition {
  if (place.items.length === 0)
    return {
      ...definition,
      sections: definition.sections.map((section, index) =>
        index === place.section ? (setIn(section, path, value) as Section) : section,
      ),
    };
  if (path.length === 1 && path[0] === 'name') return rename(definition, place, String(value ?? ''));
  return updateAround(definition, place, (items) =>
    items.map((item, index) => (index === indexOf(place) ? (setIn(item, path, value) as Item) : item)),
  );
}

const valueAt = (root: unknown, path: OptionPath): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    root,
  );

function edit(state: EditorState, action: Extract<EditorAction, { do: 'edit' }>): EditorState {
  const { place, path, value, isTyping = false } = action;
  const target =
    place.items.length === 0 ? state.definition.sections[place.section] : itemAt(state.definition, place);
  if (target === undefined || Object.is(valueAt(target, path), value)) return state;
  const typing = isTyping ? `${placeText(place)} ${JSON.stringify(path)}` : undefined;
  const before = state.past.at(-1);
  // from where the typing began, so that a name on its way to another one takes no references along
  if (typing !== undefined && typing === state.typing && before !== undefined)
    return { ...state, definition: edited(before.definition, place, path, value), future: [] };
  return { ...step(state, edited(state.definition, place, path, value)), typing };
}

function add(state: EditorState, { type, at, options }: Extract<EditorAction, { do: 'add' }>): EditorState {
  const name = freeName(type, namesBeside(state.definition, at));
  const item = { name, type, ...options } as Item;
  return step(
    state,
    updateAround(state.definition, at, (items) => insert(items, indexOf(at), item)),
    at,
  );
}

/** Where an item stands, by itself: nothing but its own changes makes another object of it. */
function placeOf(wanted: Item, items: readonly Item[], around: Chosen): Place | undefined {
  for (const [index, item] of items.entries()) {
    const place = { ...around, items: [...around.items, index] };
    const found = item === wanted ? place : placeOf(wanted, fieldsOf(item), place);
    if (found) return found;
  }
  return undefined;
}

/** Where what is chosen stands once other items have come, gone or moved; undefined where it has gone itself. */
function chosenIn(
  { definition: before, chosen }: EditorState,
  definition: FormDefinition,
): Chosen | undefined {
  const item = chosen && itemAt(before, chosen);
  // sections stay where they are
  if (!chosen || !item) return chosen;
  for (const [section, { items }] of definition.sections.entries()) {
    const place = placeOf(item, items, { section, items: [] });
    if (place) return place;
  }
  // another object, but the same list: one of its fields has come, gone or moved
  return itemAt(definition, chosen)?.name === item.name ? chosen : undefined;
}

/** The options of what is being edited stay open, whatever is done to the others; else those of what was done. */
const stepBeside = (state: EditorState, done: Place, definition: FormDefinition, at: Place): EditorState => ({
  ...step(state, definition),
  chosen: state.chosen === undefined || isSamePlace(state.chosen, done) ? at : chosenIn(state, definition),
});

function duplicate(state: EditorState, place: Place): EditorState {
  const item = itemAt(state.definition, place);
  if (item === undefined) return state;
  const at = besideAt(place, indexOf(place) + 1);
  const copy = { ...item, name: freeName(item.name, namesBeside(state.definition, place)) };
  return stepBeside(
    state,
    place,
    updateAround(state.definition, place, (items) => insert(items, indexOf(at), copy)),
    at,
  );
}

function remove(state: EditorState, place: Place): EditorState {
  if (itemAt(state.definition, place) === undefined) return state;
  const definition = updateAround(state.definition, place, (items) => items.toSpliced(indexOf(place), 1));
  return { ...step(state, definition), chosen: chosenIn(state, definition) };
}

function move(state: EditorState, place: Place, to: Place): EditorState {
  const item = itemAt(state.definition, place);
  if (item === undefined || isSamePlace(place, to)) return state;
  const taken = updateAround(state.definition, place, (items) => items.toSpliced(indexOf(place), 1));
  // no list goes into itself
  if (placeText(to).startsWith(`${placeText(place)}.`)) return state;
  const index = Math.min(indexOf(to), itemsAround(taken, to).length);
  const at = besideAt(to, index);
  return stepBeside(
    state,
    place,
    updateAround(taken, at, (items) => insert(items, index, item)),
    at,
  );
}

/** What is chosen, in the section that has come from another place. */
const chosenAt = (chosen: Chosen | undefined, section: number): Chosen | undefined =>
  chosen && { ...chosen, section };

function moveSection(state: EditorState, from: number, to: number): EditorState {
  const { definition, chosen } = state;
  if (from === to || !definition.sections[from] || !definition.sections[to]) return state;
  const indexes = moveIn([...definition.sections.keys()], from, to);
  return {
    ...step(state, { ...definition, sections: moveIn(definition.sections, from, to) }),
    chosen: chosen ? chosenAt(chosen, indexes.indexOf(chosen.section)) : { section: to, items: [] },
  };
}

function deleteSection(state: EditorState, section: number): EditorState {
  const { definition, chosen } = state;
  const isAfter = chosen !== undefined && chosen.section > section;
  return {
    ...step(state, { ...definition, sections: definition.sections.toSpliced(section, 1) }),
    chosen: isAfter ? chosenAt(chosen, chosen.section - 1) : chosen?.section === section ? undefined : chosen,
  };
}

const go = (state: EditorState, to: Moment | undefined, also: Pick<EditorState, 'past' | 'future'>) =>
  to === undefined ? state : { ...state, ...to, ...also, typing: undefined };

/** What an editor does with a definition; what nothing has touched stays the same object. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { definition, past, future } = state;
  switch (action.do) {
    case 'add':
      return add(state, action);
    case 'duplicate':
      return duplicate(state, action.place);
    case 'edit':
      return edit(state, action);
    case 'delete':
      return remove(state, action.place);
    case 'move':
      return move(state, action.place, action.to);
    case 'addSection': {
      const section = { ...(action.title === undefined ? {} : { title: action.title }), items: [] };
      const sections = insert(definition.sections, action.at, section);
      return step(state, { ...definition, sections }, { section: action.at, items: [] });
    }
    case 'moveSection':
      return moveSection(state, action.from, action.to);
    case 'deleteSection':
      return deleteSection(state, action.section);
    case 'replace':
      return { ...step(state, action.definition), chosen: undefined };
    case 'choose':
      return { ...state, chosen: action.place, typing: undefined };
    case 'endTyping':
      return state.typing === undefined ? state : { ...state, typing: undefined };
    case 'undo':
      return go(state, past.at(-1), { past: past.slice(0, -1), future: [momentOf(state), ...future] });
    case 'redo':
      return go(state, future[0], { past: [...past, momentOf(state)], future: future.slice(1) });
  }
}

/** How many fields there are, those of rows among them. */
export const countFields = (items: readonly Item[]): number =>
  items.reduce((count, item) => count + 1 + countFields(fieldsOf(item)), 0);
