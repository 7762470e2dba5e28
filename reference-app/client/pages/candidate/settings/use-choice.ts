import { useRef, useState } from 'react';

type Choice<Value> = {
  /** As it was chosen last while that is saved, else as it is. */
  value: Value;
  isPending: boolean;
  choose: (value: Value) => void;
};

/**
 * A choice that shows at once what was chosen, and goes back to what is where that could not be saved. Of several that are made
 * while one is saved the last is saved after it, unless that is what there is by then.
 *
 * @param save tells its own failures. @returns whether it was saved
 */
export function useChoice<Value>(actual: Value, save: (value: Value) => Promise<boolean>): Choice<Value> {
  const [chosen, setChosen] = useState<{ value: Value }>();
  const last = useRef(actual);
  const isSaving = useRef(false);
  const saveUntilLast = async () => {
    isSaving.current = true;
    let saved = actual;
    while (last.current !== saved) {
      const next = last.current;
      if (await save(next)) saved = next;
      else if (last.current === next) break;
    }
    isSaving.current = false;
    setChosen(undefined);
  };
  const choose = (value: Value) => {
    last.current = value;
    setChosen({ value });
    if (!isSaving.current) void saveUntilLast();
  };
  return { value: chosen ? chosen.value : actual, isPending: chosen !== undefined, choose };
}
