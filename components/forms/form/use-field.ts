import { rowItems, validateItem, type FieldType, type Item } from '@portico/core/forms';
import { isReadOnly, kindOf } from '@portico/core/forms/internal';
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useController, type RegisterOptions } from 'react-hook-form';
import { phones } from './lazy-phones.ts';
import { useFormRoot, type FormRoot } from './form-root.ts';
import { isUntouched, readValues, touchedRows, type Held } from './form-values.ts';
import { useLabel } from './label.tsx';
import { initialAt, keyNear, rowAround, valuesAround, type Place } from './place.ts';

/** What how-it-looks of a type is given. */
export type FieldProps<Type extends FieldType = FieldType> = { item: Item<Type>; place: Place };

/** What most inputs take. */
export type Shared = {
  label: ReactNode;
  'aria-label': string | undefined;
  description: string | undefined;
  error: string | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
};

/** What is wrong with what a field holds, by the same validation that servers use; true for nothing. */
export function verdictOf(root: FormRoot, item: Item, place: Place) {
  const kind = kindOf(item);
  const needsOthers = item.customValidator !== undefined;
  return (value: unknown, held: Held): string | true => {
    if (place.list) {
      const row = rowAround(place, held);
      if (row && isUntouched(place.list.item, row)) return true;
    }
    if (item.type === 'dynamicList') {
      const values = touchedRows(item, value).map((row) => readValues(rowItems(item), row));
      const others = needsOthers ? valuesAround(root.items, place, held) : {};
      return validateItem(item, values, others, root.context())?.message ?? true;
    }
    const taken = (kind?.take?.(value, item as never) ?? value) as unknown;
    return (
      validateItem(item, taken, needsOthers ? valuesAround(root.items, place, held) : {}, root.context())
        ?.message ?? true
    );
  };
}

/** How react-hook-form registers a field. */
export function registration(root: FormRoot, item: Item, place: Place) {
  const look = verdictOf(root, item, place);
  return {
    shouldUnregister: true,
    validate:
      item.type === 'phone'
        ? async (value, held) => {
            // where the plans cannot be loaded, the server has the last word
            await phones.load().catch(() => {});
            return look(value, held);
          }
        : look,
  } satisfies RegisterOptions<Held>;
}

/** How long dependencies have to be still, in ms. */
const dependencyPause = 50;

/**
 * Looks at a field again after one that it depends on has changed, once somebody has been at it.
 *
 * @returns stops that
 */
function followDependencies(
  { form, hasBeenSent }: FormRoot,
  path: string,
  watched: readonly string[],
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stop = form.subscribe({
    formState: { values: true },
    callback: ({ name }) => {
      if (!name || !watched.some((one) => name === one || name.startsWith(`${one}.`))) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { isTouched, invalid } = form.getFieldState(path);
        if (isTouched || invalid || hasBeenSent()) void form.trigger(path);
      }, dependencyPause);
    },
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * What is wrong with a field, as it is shown; only this field is rendered anew when it changes. One subscription for all
 * that a field follows, since every effect of a field counts in a form of many.
 */
export function useShownError(root: FormRoot, { dependencies }: Item, place: Place): string | undefined {
  const { path } = place;
  const watched = dependencies?.map((name) => keyNear(name, place)).join('\n');
  const follow = useCallback(
    (listener: () => void) => {
      const stopErrors = root.errors.watch(path, listener);
      const stopDependencies = watched ? followDependencies(root, path, watched.split('\n')) : undefined;
      return () => {
        stopErrors();
        stopDependencies?.();
      };
    },
    [root, path, watched],
  );
  const read = () => root.errors.of(path);
  return useSyncExternalStore(follow, read, read);
}

/** What inputs of every kind are given: what is asked, what is wrong, and whether it can be answered. */
export function useShared({ item, place }: FieldProps): Shared {
  const root = useFormRoot();
  const label = useLabel(item);
  return {
    label,
    'aria-label': item.ariaLabel,
    description: item.help,
    error: useShownError(root, item, place),
    required: item.required,
    disabled: item.disabled,
    readOnly: isReadOnly(item) || undefined,
  };
}

/** What a field begins with, also when it is shown again after it was hidden and react-hook-form has forgotten it. */
const initialOf = ({ form, initial }: FormRoot, { item, place }: FieldProps): unknown =>
  form.getValues(place.path) ?? initialAt(initial, place) ?? kindOf(item)?.empty?.(item as never);

/** For inputs that keep their value themselves: what they have in common, and react-hook-form's registration. */
export function useRegistered({ item, place }: FieldProps) {
  const root = useFormRoot();
  // registered anew, the input would be let go of and taken up again for each error that comes and goes
  const registered = useMemo(() => {
    const { form, errors, afterPress } = root;
    const rules = registration(root, item, place);
    const { onBlur, ...others } = form.register(place.path, {
      ...rules,
      value: initialOf(root, { item, place }),
    });
    const standsAlone = !item.dependencies && !item.customValidator && !place.list;
    /** Mostly nothing changes when a field is left, which react-hook-form takes several times as long to find out. */
    const changesNothing = (shown: unknown) =>
      standsAlone &&
      shown === form.getValues(place.path) &&
      rules.validate(shown, {}) === (errors.of(place.path) ?? true);
    return {
      ...others,
      // an error that appears moves the button below from under the pointer that has left for it
      onBlur: (event: Parameters<typeof onBlur>[0]) =>
        afterPress(() => {
          if (!changesNothing(event.target.value)) void onBlur(event);
        }),
    };
  }, [root, item, place]);
  return { ...useShared({ item, place }), ...registered };
}

/**
 * For inputs whose value is no text: what they have in common, the value, and what changes it.
 *
 * @param verdict what the field knows by itself: what is wrong, or true where nothing can be said yet; undefined leaves it
 *   to the definition, which has `found` something or true
 */
export function useControlled<Value>(
  { item, place }: FieldProps,
  verdict?: (value: Value, found: () => unknown) => string | true | undefined,
) {
  const root = useFormRoot();
  const shared = useShared({ item, place });
  const rules = registration(root, item, place);
  const { validate } = rules;
  // react-hook-form keeps the validator of the first rendering
  const latest = useRef(verdict);
  useLayoutEffect(() => {
    latest.current = verdict;
  });
  const { field } = useController({
    control: root.form.control,
    name: place.path,
    defaultValue: useState(() => initialOf(root, { item, place }))[0],
    rules: verdict
      ? {
          ...rules,
          validate: (value, held) => {
            const found = () => validate(value, held);
            return latest.current?.(value as Value, found) ?? found();
          },
        }
      : rules,
    shouldUnregister: true,
  });
  return {
    shared,
    value: field.value as Value,
    change: field.onChange,
    blur: () => root.afterPress(field.onBlur),
    ref: field.ref,
  };
}
