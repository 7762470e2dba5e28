import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { get, useController, type RegisterOptions } from 'react-hook-form';
import { kindOf, type Item } from '../definition/definition.ts';
import type { FieldType } from '../fields/kinds.ts';
import { phones } from '../validation/late-phones.ts';
import { validateItem } from '../validation/validate.ts';
import { useFormRoot, type FormRoot } from './form-root.ts';
import { isUntouched, readValues, type Held } from './form-values.ts';
import { keyOf } from './keys.ts';
import { useLabel } from './label.tsx';
import { useShownError } from './shown-errors.ts';

/** Where a field stands: in the form itself, or in a row of a list. */
export type Place = {
  /** Its key in the form's state, such as `jobs.0.title`. */
  path: string;
  /** The list around it. */
  list?: { item: Item; path: string; items: readonly Item[] };
};

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

const rowAround = (place: Place, held: Held): Held | undefined =>
  place.list ? (get(held, place.path.slice(0, place.path.lastIndexOf('.'))) as Held) : undefined;

/** The values that a field's validator may look at: those of its row before those of the form. */
export const valuesAround = (root: FormRoot, place: Place, held: Held) => ({
  ...readValues(root.items, held),
  ...(place.list ? readValues(place.list.items, rowAround(place, held)) : {}),
});

/** How react-hook-form registers a field: with the same validation that servers use. */
export const registration = (root: FormRoot, item: Item, place: Place): RegisterOptions<Held> => {
  const kind = kindOf(item);
  const needsOthers = item.customValidator !== undefined;
  const look = (value: unknown, held: Held): string | true => {
    if (place.list) {
      const row = rowAround(place, held);
      if (row && isUntouched(place.list.item, row)) return true;
    }
    if (item.type === 'dynamicList') {
      const rows = (Array.isArray(value) ? value : []).filter((row: Held) => !isUntouched(item, row));
      return validateItem(item, rows, {}, root.context())?.message ?? true;
    }
    const taken = (kind?.take?.(value, item as never) ?? value) as unknown;
    return (
      validateItem(item, taken, needsOthers ? valuesAround(root, place, held) : {}, root.context())
        ?.message ?? true
    );
  };
  return {
    shouldUnregister: true,
    validate:
      item.type === 'phone'
        ? async (value, held) => {
            // where the plans cannot be loaded, the server has the last word
            await phones.request().catch(() => {});
            return look(value, held);
          }
        : look,
  };
};

/** The key of a field that is named from within a row or outside of one. */
export const keyNear = (name: string, { path, list }: Place): string =>
  list?.items.some((item) => item.name === name)
    ? `${path.slice(0, path.lastIndexOf('.') + 1)}${keyOf(name)}`
    : keyOf(name);

/** How long dependencies have to be still, in ms. */
const dependencyPause = 50;

/** Looks at a field again after one that it depends on has changed, once somebody has been at it. */
const useDependencies = ({ form, hasBeenSent }: FormRoot, { dependencies }: Item, place: Place): void => {
  const watched = dependencies?.map((name) => keyNear(name, place)).join('\n');
  const { path } = place;
  useEffect(() => {
    if (!watched) return undefined;
    const names = watched.split('\n');
    let timer: ReturnType<typeof setTimeout>;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (!name || !names.includes(name)) return;
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
  }, [form, hasBeenSent, watched, path]);
};

const readOnlyOf = (item: Item): boolean | undefined =>
  item.readonly ||
  (item.type === 'text' && item.textOptions?.readonly) ||
  (item.type === 'date' && item.dateOptions?.readonly) ||
  undefined;

/** What inputs of every kind are given: what is asked, what is wrong, and whether it can be answered. */
export const useShared = ({ item, place }: FieldProps): Shared => {
  const root = useFormRoot();
  useDependencies(root, item, place);
  const label = useLabel(item);
  return {
    label,
    'aria-label': item.ariaLabel,
    description: item.help,
    error: useShownError(root.errors, place.path),
    required: item.required,
    disabled: item.disabled,
    readOnly: readOnlyOf(item),
  };
};

/** What a field begins with, also when it is shown again after it was hidden and react-hook-form has forgotten it. */
const useInitial = ({ form, initial }: FormRoot, { path }: Place): unknown =>
  useState((): unknown => form.getValues(path) ?? get(initial(), path))[0];

/** For inputs that keep their value themselves: what they have in common, and react-hook-form's registration. */
export const useRegistered = ({ item, place }: FieldProps) => {
  const root = useFormRoot();
  const value = useInitial(root, place);
  // registered anew, the input would be let go of and taken up again for each error that comes and goes
  const registered = useMemo(
    () => root.form.register(place.path, { ...registration(root, item, place), value }),
    [root, item, place, value],
  );
  return {
    ...useShared({ item, place }),
    ...registered,
    // an error that appears moves the button below from under the pointer that has left for it
    onBlur: (event: Parameters<typeof registered.onBlur>[0]) =>
      root.afterPress(() => void registered.onBlur(event)),
  };
};

/**
 * For inputs whose value is no text: what they have in common, the value, and what changes it.
 *
 * @param verdict what the field knows by itself: what is wrong, or true where nothing can be said yet; undefined leaves it
 *   to the definition
 */
export const useControlled = <Value>(
  { item, place }: FieldProps,
  verdict?: () => string | true | undefined,
) => {
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
    defaultValue: useInitial(root, place),
    rules:
      verdict && typeof validate === 'function'
        ? { ...rules, validate: (value, held) => latest.current?.() ?? validate(value, held) }
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
};
