import { fulfils } from '../item/condition.ts';
import type { Item } from './definition.ts';
import { record, type Values } from '../item/values.ts';

type Conditional = Pick<Item, 'hidden' | 'visibleFn' | 'name'>;

/** What of the values is an answer: those of disabled items are not sent, so that nothing may hang on them. */
function answersIn(items: readonly Item[], values: Values): Values {
  const disabled = items.flatMap((item) => (item.disabled ? [item.name] : []));
  if (disabled.length === 0) return values;
  return record(Object.entries(values).filter(([name]) => !disabled.includes(name)));
}

function isShown(item: Conditional, read: (name: string) => unknown, all: () => Values): boolean {
  if (item.hidden) return false;
  if (item.visibleFn === undefined) return true;
  if (typeof item.visibleFn !== 'function') return fulfils(read(item.visibleFn.field), item.visibleFn);
  try {
    return Boolean(item.visibleFn(all()));
  } catch (error) {
    console.error(`The visibleFn of “${item.name}” failed.`, error);
    return true;
  }
}

const property = { configurable: true, enumerable: true, writable: true };

const readIn = (values: Values, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);

/** What is around a row: the values of the form that its list is in. They are put together when they are asked for. */
export type Scope = { around?: (() => Values) | undefined };

/** The items that are there, and what is left of the values. */
type Visible = {
  shown: readonly Item[];
  /** The values without those of items that are not there. */
  left: Values;
  /** What is left, with what is around it. */
  scope: () => Values;
};

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The values that an item may look at: its own form's or row's, and what is around them. */
const scopeOf = (own: Values, around: Scope['around']): (() => Values) =>
  around ? once(() => ({ ...around(), ...own })) : () => own;

/** What is around the rows of a list: the values of the form, without those that the rows have names of their own for. */
export const outsideOf = (rows: readonly Pick<Item, 'name'>[], scope: () => Values): (() => Values) =>
  once(() => {
    const own = new Set(rows.map(({ name }) => name));
    return record(Object.entries(scope()).filter(([name]) => !own.has(name)));
  });

/** Whose condition asks about a name, by their places among the items that have one. */
function decidedBy(asked: readonly Item[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [place, { visibleFn }] of asked.entries()) {
    if (typeof visibleFn !== 'object') continue;
    const others = places.get(visibleFn.field);
    if (others) others.push(place);
    else places.set(visibleFn.field, [place]);
  }
  return places;
}

/**
 * The items that are there, and the values that are left. What is hidden or disabled has no value, which may hide or show others: those are
 * asked again until nothing changes. Items that decide about themselves in a circle are shown.
 *
 * @param scope.around the values outside of the row that these are; see {@link outsideOf}
 */
export function visibleIn(items: readonly Item[], given: Values, { around }: Scope = {}): Visible {
  const values = answersIn(items, given);
  const asked = items.filter((item) => item.hidden || item.visibleFn !== undefined);
  if (asked.length === 0) return { shown: items, left: values, scope: scopeOf(values, around) };

  const names = new Set(items.map(({ name }) => name));
  // a copy, since names come and go in it
  const left = record(Object.entries(values));
  let scope = scopeOf(left, around);
  const read = (name: string) => readIn(names.has(name) || !around ? left : around(), name);
  const decided = decidedBy(asked);
  // a function may look at anything
  const functions = [...asked.keys()].filter((place) => typeof asked[place]?.visibleFn === 'function');
  const gone = new Set<Item>();
  const pending = new Set(asked.keys());

  const ask = (item: Item) => {
    const isThere = isShown(item, read, scope);
    if (isThere !== gone.has(item)) return;
    if (isThere) gone.delete(item);
    else gone.add(item);
    if (!Object.hasOwn(values, item.name)) return;
    // defined, not assigned: a name may be __proto__
    if (isThere) Object.defineProperty(left, item.name, { ...property, value: values[item.name] });
    else Reflect.deleteProperty(left, item.name);
    scope = scopeOf(left, around);
    for (const place of decided.get(item.name) ?? []) pending.add(place);
    for (const place of functions) pending.add(place);
  };
  // in the order of the page, so that what hides something further down is asked before it
  for (let round = 0; pending.size > 0 && round <= asked.length; round += 1)
    for (const place of [...pending].toSorted((one, other) => one - other)) {
      const item = asked[place];
      if (item && pending.delete(place)) ask(item);
    }
  for (const place of pending) {
    const item = asked[place]!;
    gone.delete(item);
    if (Object.hasOwn(values, item.name))
      Object.defineProperty(left, item.name, { ...property, value: values[item.name] });
  }
  return { shown: items.filter((item) => !gone.has(item)), left, scope: scopeOf(left, around) };
}

/** The items that are there, once those that hidden ones hide are gone, too: {@link visibleIn} without what is left. */
export const visibleItems = (items: readonly Item[], values: Values): readonly Item[] =>
  visibleIn(items, values).shown;
