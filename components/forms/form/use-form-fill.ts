import type { Values } from '@portico/core/forms';
import { kindOf } from '@portico/core/forms/internal';
import { useFormRoot, type FormRoot } from './form-root.ts';
import { hold, readValues, type Held } from './form-values.ts';

/** What became of values that were offered, by the names of their fields; what is there already is none of these. */
export type FillAnswer = {
  filled: readonly string[];
  differing: readonly string[];
  /** Empty again: it was filled in before, and is offered no more. */
  cleared: readonly string[];
};

function put({ form, items, edits, hasBeenSent }: FormRoot, values: Values) {
  const wanted = items.filter(({ name }) => Object.hasOwn(values, name));
  for (const [path, value] of Object.entries(hold(wanted, values)))
    form.setValue(path, value, {
      shouldDirty: true,
      shouldValidate: hasBeenSent() || form.getFieldState(path).invalid,
    });
  if (wanted.length > 0) for (const edited of edits) edited();
}

/** For what stands inside a `<Form>`, as a layout does: fills fields in for people, as if they had typed it. */
export function useFormFill() {
  const root = useFormRoot();
  return {
    /**
     * Fills in fields that nobody has answered, and no others.
     *
     * @param before what has been filled in from elsewhere: where it still stands as it was, it is replaced or cleared
     */
    fill: (values: Values, before: Values = {}): FillAnswer => {
      const { items, form } = root;
      const read = (held: Held) => readValues(items, held);
      const now = read(form.getValues() as Held);
      const offered = read(hold(items, values));
      const filledIn = read(hold(items, before));
      const isMissing = (name: string, value: unknown) => {
        const item = items.find((one) => one.name === name);
        return item === undefined || kindOf(item)?.isMissing?.(value as never, item as never) === true;
      };
      const isNow = (name: string, others: Values) =>
        JSON.stringify(now[name]) === JSON.stringify(others[name]);
      const isOpen = (name: string) =>
        isMissing(name, now[name]) || (Object.hasOwn(before, name) && isNow(name, filledIn));
      const names = Object.keys(values).filter((name) => !isMissing(name, offered[name]));
      const news = names.filter((name) => !isNow(name, offered));
      const filled = news.filter(isOpen);
      const cleared = Object.keys(before).filter(
        (name) => !names.includes(name) && !isMissing(name, now[name]) && isNow(name, filledIn),
      );
      put(root, {
        ...Object.fromEntries(filled.map((name) => [name, values[name]])),
        ...Object.fromEntries(cleared.map((name) => [name, undefined])),
      });
      return { filled, differing: news.filter((name) => !isOpen(name)), cleared };
    },
    /** Puts values in the place of what is there. */
    replace: (values: Values): void => put(root, values),
  };
}
