import type { Item } from '@portico/core/forms';
import { outsideOf, visibleIn } from '@portico/core/forms/internal';
import { get, type UseFormReturn } from 'react-hook-form';
import { readValues, type Held } from './form-values.ts';
import { levelOf, type Place } from './place.ts';

/** The form itself or one row: the fields that are beside each other, and what decides over them. */
type Level = {
  path: string;
  /** The list that a row is in. */
  list: Place['list'];
  /** The row that it was found out for: rows change places before anybody is told. */
  row: unknown;
  shown: ReadonlySet<Item>;
  scope: () => Record<string, unknown>;
  /** A function may look at anything, also at other rows. */
  hasFunctions: boolean;
};

/**
 * Which fields are there. Conditions may hang on each other, so that those of a level are looked at together, once after each
 * change; a field is rendered anew when it comes or goes.
 */
export class Visibility {
  readonly #form: UseFormReturn<Held>;
  readonly #items: readonly Item[];
  readonly #initial: () => Held;
  readonly #levels = new Map<string, Level>();
  readonly #listeners = new Set<() => void>();
  #stop: (() => void) | undefined;

  constructor(form: UseFormReturn<Held>, items: readonly Item[], initial: () => Held) {
    this.#form = form;
    this.#items = items;
    this.#initial = initial;
  }

  readonly watch = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) {
      // values may have come since the first rendering
      this.#levels.clear();
      this.#stop = this.#form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          this.#forget(name);
          for (const told of this.#listeners) told();
        },
      });
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop?.();
    };
  };

  /** Whether a field is there. */
  isShown(item: Item, place: Place): boolean {
    return this.#levelAt(place.list).shown.has(item);
  }

  /** Lets go of the levels that a change may decide over: not of other rows of a list, unless they look at everything. */
  #forget(name: string | undefined): void {
    for (const [path, { list, hasFunctions }] of this.#levels) {
      const isInOtherRow =
        list !== undefined && name?.startsWith(`${list.path}.`) === true && !name.startsWith(`${path}.`);
      if (!isInOtherRow || hasFunctions) this.#levels.delete(path);
    }
  }

  #levelAt(list: Place['list']): Level {
    const path = levelOf(list);
    const row = list && (this.#form.getValues(path) as unknown);
    const known = this.#levels.get(path);
    if (known && known.row === row) return known;
    const items = list?.items ?? this.#items;
    const held = this.#form.getValues() as Held;
    // what is not there begins with its initial value as soon as it is
    const own = list
      ? { ...list.initial, ...(get(held, path) as Held | undefined) }
      : { ...this.#initial(), ...held };
    const around = list ? outsideOf(items, this.#levelAt(list.place.list).scope) : undefined;
    const { shown, scope } = visibleIn(items, readValues(items, own), { around });
    const level = {
      path,
      list,
      row,
      shown: new Set(shown),
      scope,
      hasFunctions: items.some(({ visibleFn }) => typeof visibleFn === 'function'),
    };
    this.#levels.set(path, level);
    return level;
  }
}
