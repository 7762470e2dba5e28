import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
  type ComponentPropsWithoutRef,
  type RefObject,
} from 'react';
import { afterFormReset } from '../field/form-reset.ts';
import { useHiddenValue } from '../field/hidden-value.tsx';
import type { One, Several } from './combobox.tsx';
import type { ComboboxOption } from './options.ts';

const asList = (value: string | readonly string[] | null | undefined): readonly string[] =>
  value === null || value === undefined || value === '' ? [] : typeof value === 'string' ? [value] : value;

type Props = (One | Several) &
  Omit<ComponentPropsWithoutRef<'input'>, keyof One | keyof Several> & {
    options?: readonly ComboboxOption[];
    known?: readonly ComboboxOption[];
    /** The input in view. */
    input: RefObject<HTMLInputElement | null>;
    /** A form library or the form's reset has chosen. */
    onWrite: () => void;
  };

/** Keeps what is chosen, and tells owner and form of it; `rest` are the props that are the input’s own. */
export function useChoice({ options, known, input, onWrite, ref, name, onChange, onBlur, ...others }: Props) {
  const { multiple = false, value, defaultValue, onValueChange: _told, ...rest } = others;
  const handle = multiple ? ref : undefined;
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(handle, () => input.current, [input]);
  const [first] = useState(() => asList(defaultValue));
  const [own, setOwn] = useState(first);
  const chosen = value === undefined ? own : asList(value);
  // labels of what was chosen outlive the answers that they came with
  const [seen, setSeen] = useState<readonly ComboboxOption[]>([]);
  const labelOf = (each: string) =>
    [...(options ?? []), ...seen, ...(known ?? [])].find((option) => option.value === each)?.label ?? each;

  const hidden = useHiddenValue({
    ...(multiple ? {} : { ref, onChange, onBlur }),
    name,
    form: rest.form,
    // several are posted by an input each; this one has their name only, by which the field is found
    disabled: multiple || rest.disabled,
    value: multiple ? '' : (chosen[0] ?? ''),
    control: input,
    onWrite: (next) => {
      if (multiple) return;
      setOwn(asList(next));
      onWrite();
    },
  });
  const reset = useEffectEvent(() => {
    if (multiple) setOwn(first);
  });
  useEffect(() => afterFormReset(input.current, reset), [input]);

  const choose = (next: readonly string[]) => {
    setOwn(next);
    if (others.multiple) others.onValueChange?.(next);
    else {
      others.onValueChange?.(next[0] ?? null);
      hidden.change(next[0] ?? '');
    }
  };
  /** Chooses an option, or of several takes back one that is chosen already. */
  const toggle = (option: ComboboxOption) => {
    const isChosen = multiple && chosen.includes(option.value);
    setSeen((before) => [...before.filter((each) => each.value !== option.value), option]);
    choose(
      isChosen ? chosen.filter((each) => each !== option.value) : [...(multiple ? chosen : []), option.value],
    );
  };
  const remove = (gone: string) => {
    choose(chosen.filter((each) => each !== gone));
    // the button is gone with its tag
    input.current?.focus();
  };
  const inputs = (
    <>
      {hidden.input}
      {multiple &&
        name !== undefined &&
        !rest.disabled &&
        chosen.map((each) => <input key={each} type="hidden" form={rest.form} name={name} value={each} />)}
    </>
  );
  return { multiple, chosen, labelOf, choose, toggle, remove, blur: hidden.blur, inputs, rest };
}
