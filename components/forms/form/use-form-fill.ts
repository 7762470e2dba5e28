import { kindOf } from '../definition/definition.ts';
import type { Values } from '../definition/values.ts';
import { useFormRoot, type FormRoot } from './form-root.ts';
import { hold, readValues, type Held } from './form-values.ts';

/** What became of values that were offered, by the names of their fields; what is there already is neither. */
export type FillAnswer = { filled: readonly string[]; differing: readonly string[] };

const put = ({ form, items, edits, hasBeenSent }: FormRoot, values: Values) => {
  const wanted = items.filter(({ name }) => Object.hasOwn(values, name));
  for (const [path, value] of Object.entries(hold(wanted, values)))
    form.setValue(path, value, {
      shouldDirty: true,
      shouldValidate: hasBeenSent() || form.getFieldState(path).invalid,
    });
  if (wanted.length > 0) for (const edited of edits) edited();
};

/** For what stands inside a `<Form>`, as a layout does: fills fields in for people, as if they had typed it. */
export const useFormFill = () => {
  const root = useFormRoot();
  return {
    /** Fills in fields that nobody has answered, and no others. */
    fill: (values: Values): FillAnswer => {
      const { items, form } = root;
      const now = readValues(items, form.getValues() as Held);
      const offered = readValues(items, hold(items, values));
      const isMissing = (name: string, value: unknown) => {
        const item = items.find((one) => one.name === name);
        return item === undefined || kindOf(item)?.isMissing?.(value as never, item as never) === true;
      };
      const names = Object.keys(values).filter((name) => !isMissing(name, offered[name]));
      const filled = names.filter((name) => isMissing(name, now[name]));
      put(root, Object.fromEntries(filled.map((name) => [name, values[name]])));
      return {
        filled,
        differing: names.filter(
          (name) => !filled.includes(name) && JSON.stringify(now[name]) !== JSON.stringify(offered[name]),
        ),
      };
    },
    /** Puts values in the place of what is there. */
    replace: (values: Values): void => put(root, values),
  };
};
