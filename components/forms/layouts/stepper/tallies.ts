import type { Item, Section } from '@portico/core/forms';
import { isReadOnly, kindOf, mistakeIn, visibleItems } from '@portico/core/forms/internal';
import type { FieldErrors } from 'react-hook-form';
import { errorsInOrder } from '../../form/errors.ts';
import type { FormRoot } from '../../form/form-root.ts';
import { readValues, type Held } from '../../form/form-values.ts';
import { keyOf } from '../../form/keys.ts';

/** What a step says of its section. */
export type Tally = {
  /** Whether there is anything in it. */
  isThere: boolean;
  /** Questions in view that are marked as new. */
  fresh: number;
  /** Answers that are wrong: touched and invalid, or required and missing after somebody tried to send. */
  errors: number;
  /** Required questions in view, and those of them that are answered. */
  required: number;
  answered: number;
};

/** Typing has to be so long ahead of the counts, in ms: they are read, not waited for. */
const pause = 50;

function tallyOf(
  { items }: Section,
  {
    shown,
    values,
    errors,
    wasSent,
  }: {
    shown: ReadonlySet<Item>;
    values: Readonly<Record<string, unknown>>;
    errors: FieldErrors<Held>;
    wasSent: boolean;
  },
): Tally {
  const here = items.filter((item) => shown.has(item));
  const asked = here.filter(
    (item) => item.required && !item.disabled && !isReadOnly(item) && kindOf(item)?.isValue,
  );
  const missing = asked.filter((item) =>
    kindOf(item)?.isMissing?.(values[item.name] as never, item as never),
  );
  // none at first, when all fields of a form are counted
  const found = Object.keys(errors).length > 0 ? errorsInOrder(here, errors) : [];
  const wrong = new Set(found.map(({ field }) => field));
  if (wasSent) for (const { name } of missing) wrong.add(keyOf(name));
  return {
    isThere: here.length > 0,
    fresh: here.filter(({ newItem }) => newItem).length,
    errors: wrong.size,
    required: asked.length,
    answered: asked.length - missing.length,
  };
}

const isSame = (one: Tally | undefined, other: Tally) =>
  one?.isThere === other.isThere &&
  one.fresh === other.fresh &&
  one.errors === other.errors &&
  one.required === other.required &&
  one.answered === other.answered;

/** How many of the required questions are answered, to the nearest ten per cent; undefined where none is required. */
export function progressOf(tallies: readonly Tally[]): number | undefined {
  const required = tallies.reduce((sum, tally) => sum + tally.required, 0);
  const answered = tallies.reduce((sum, tally) => sum + tally.answered, 0);
  return required === 0 ? undefined : Math.round((answered / required) * 10) * 10;
}

const placesOf = (tallies: readonly Tally[]): readonly number[] =>
  [...tallies.keys()].filter((index) => tallies[index]?.isThere);

/** The tallies of a form's sections, each of which is another object only when something in it is another number. */
export type Tallies = {
  subscribe: (listener: () => void) => () => void;
  of: (index: number) => Tally;
  progress: () => number | undefined;
  /** The sections that are there, by their places; another list only when it is another one. */
  places: () => readonly number[];
};

/** Counts a form's sections once after a burst of changes, instead of every section at every key. */
export function createTallies(root: FormRoot, sections: readonly Section[]): Tallies {
  const { form, items, hasBeenSent } = root;
  const listeners = new Set<() => void>();
  const count = (before: readonly Tally[]) => {
    const held = form.getValues() as Held;
    const values = readValues(items, held);
    const around = {
      shown: new Set(
        visibleItems(items, values).filter((item) => root.showsMistakes || mistakeIn(item) === undefined),
      ),
      values,
      errors: form.getErrors() as FieldErrors<Held>,
      wasSent: hasBeenSent(),
    };
    return sections.map((section, index) => {
      const next = tallyOf(section, around);
      const known = before[index];
      return known && isSame(known, next) ? known : next;
    });
  };
  let tallies = count([]);
  let places = placesOf(tallies);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;
  const recount = () => {
    timer = undefined;
    tallies = count(tallies);
    const next = placesOf(tallies);
    if (next.join() !== places.join()) places = next;
    for (const listener of listeners) listener();
  };
  const start = () => {
    stop = form.subscribe({
      formState: { values: true, errors: true },
      callback: () => {
        timer ??= setTimeout(recount, pause);
      },
    });
    // what was put in before anybody listened
    timer ??= setTimeout(recount, pause);
  };
  return {
    subscribe: (listener) => {
      if (listeners.size === 0) start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        clearTimeout(timer);
        timer = undefined;
      };
    },
    of: (index) => tallies[index]!,
    progress: () => progressOf(tallies),
    places: () => places,
  };
}
