import type { FormRoot } from '../form/form-root.ts';
import type { Held } from '../form/form-values.ts';
import { keyOf } from '../form/keys.ts';
import { changedKeys, fittingValues, keptValues, leftOut } from './draft.ts';

/** The values of a form, as drafts are made of them and bring them back. */
export function draftedValues(root: () => FormRoot) {
  const { form } = root();
  const held = () => form.getValues() as Held;
  const remainder = (values: Held) => JSON.stringify(leftOut(root().items, values));
  let isApplying = false;
  const set = (values: Held, isWanted: (path: string) => boolean) => {
    isApplying = true;
    for (const { name } of root().items) {
      const path = keyOf(name);
      if (isWanted(path)) form.setValue(path, values[path], { shouldDirty: true });
    }
    isApplying = false;
  };
  return {
    held,
    kept: () => keptValues(root().items, held()),
    fitting: (values: Held) => fittingValues(root().items, values),
    changed: () => changedKeys(root().items, held(), root().initial()),
    /** Whether people have entered what no draft brings back. */
    hasRemainder: () => remainder(held()) !== remainder(root().initial()),
    /** Whether what changes is changed here, and not by people. */
    isApplying: () => isApplying,
    apply: (values: Held, isWanted: (path: string) => boolean) => {
      const fitting = fittingValues(root().items, values);
      set(fitting, (path) => Object.hasOwn(fitting, path) && isWanted(path));
    },
    become: (values: Held) => {
      set(structuredClone(values), () => true);
      form.clearErrors();
    },
  };
}
