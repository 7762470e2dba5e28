import type { Choice, Item, Values } from '@portico/core/forms';
import { notApplicable, record } from '@portico/core/forms/internal';
import { useMemo, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocale } from '../../../messages/locale.tsx';
import { useFormRoot } from '../../form/form-root.ts';
import { readValues } from '../../form/form-values.ts';
import { keyOf } from '../../form/keys.ts';
import { useTexts } from '../../form/texts.ts';
import { itemNear, keyNear } from '../../form/place.ts';
import type { FieldProps } from '../../form/use-field.ts';
import { addressOf, choicesIn, sorted, waitsForParent } from './choices.ts';
import { loadingState, sourceOf, type Source } from './source.ts';

type SelectLike = Item<'select' | 'dropdown'>;

const nowhere = () => () => {};

/** What a form has loaded, by items and the values of what they depend on: rows of a list share it. */
const caches = new WeakMap<object, WeakMap<object, Map<string, Source>>>();

function sourceIn(form: object, item: SelectLike, key: string, values: Values): Source {
  const ofForm = caches.get(form) ?? new WeakMap<object, Map<string, Source>>();
  caches.set(form, ofForm);
  const ofItem = ofForm.get(item) ?? new Map<string, Source>();
  ofForm.set(item, ofItem);
  const known = ofItem.get(key);
  if (known) return known;
  const made = sourceOf((signal) => load(item, values, signal));
  ofItem.set(key, made);
  return made;
}

async function load(
  { selectOptions = {}, dependencies = [] }: SelectLike,
  values: Values,
  signal: AbortSignal,
): Promise<readonly Choice[]> {
  const { apiEndpoint, apiCall } = selectOptions;
  if (!apiEndpoint) return (await apiCall?.(values, signal)) ?? [];
  const parent = dependencies[0] === undefined ? undefined : values[dependencies[0]];
  const answer = await fetch(addressOf(apiEndpoint, parent), {
    signal,
    headers: { Accept: 'application/json' },
  });
  if (!answer.ok) throw new Error(`${apiEndpoint} answered ${answer.status}.`);
  return choicesIn(await answer.json());
}

/**
 * What the choices of an item in a form are loaded by; undefined where the definition has them, or another field is to be
 * answered first.
 *
 * @param values those that it may depend on, by names
 */
export function sourceFor(form: object, item: SelectLike, values: Values): Source | undefined {
  const { choices: given = [], apiEndpoint } = item.selectOptions ?? {};
  const { dependencies = [] } = item;
  const own = record(
    dependencies.map((name) => [name, Object.hasOwn(values, name) ? values[name] : undefined] as const),
  );
  const [parent] = dependencies;
  const isWaiting = parent !== undefined && waitsForParent(apiEndpoint, own[parent]);
  return given.length > 0 || isWaiting ? undefined : sourceIn(form, item, JSON.stringify(own), own);
}

/** What is known of the choices by now. */
export const useSource = (source: Source | undefined) =>
  useSyncExternalStore(
    source?.subscribe ?? nowhere,
    source?.state ?? (() => loadingState),
    () => loadingState,
  );

/** What there is to choose from. */
export type Choices = {
  /** `waiting` until another field is answered. */
  status: 'loading' | 'failed' | 'ready' | 'waiting';
  /** In their order; empty unless they are `ready`. */
  choices: readonly Choice[];
  /** Names the values that the choices belong to. */
  key: string;
  retry: () => void;
};

/** The choices of an item in a form or in one of its rows, as the fields that it depends on are answered. */
export function useChoices({ item, place }: FieldProps<'select' | 'dropdown'>): Choices {
  const { form, items } = useFormRoot();
  const text = useTexts();
  const locale = useLocale();
  const { choices: given, choicesSortOrder } = item.selectOptions ?? {};
  const isGiven = given !== undefined && given.length > 0;
  const names = isGiven ? [] : (item.dependencies ?? []);
  const held: readonly unknown[] = useWatch({
    control: form.control,
    name: names.map((name) => keyNear(name, place)),
    disabled: names.length === 0,
  });
  const values = record(
    names.map((name, index) => {
      const asked = itemNear(name, place, items);
      return [
        name,
        asked ? readValues([asked], record([[keyOf(name), held[index]]]))[name] : held[index],
      ] as const;
    }),
  );
  const key = JSON.stringify(values);
  const source = sourceFor(form.control, item, values);
  const { status, choices: loaded } = useSource(source);
  const known = isGiven ? given : loaded;
  const choices = useMemo(() => {
    if (!known) return [];
    return known.length > 0
      ? sorted(known, choicesSortOrder, locale)
      : [{ label: text('notApplicable'), value: notApplicable }];
  }, [known, choicesSortOrder, locale, text]);
  const state = isGiven ? 'ready' : source ? status : 'waiting';
  return useMemo(
    () => ({ status: state, choices, key, retry: () => source?.retry() }),
    [state, choices, key, source],
  );
}
