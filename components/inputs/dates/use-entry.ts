import { useMemo, useRef, useState, type RefObject } from 'react';
import { useHiddenValue, type HiddenValueProps } from '../field/hidden-value.tsx';
import type { Notation } from './iso.ts';

/** The value of a field as its owner gives and gets it. */
export type EntryProps = HiddenValueProps & {
  /** `null` or an empty text for none. Makes the field controlled. */
  value?: string | null;
  /** What stands there at first. */
  defaultValue?: string;
  /** `null` while the field is empty or not yet complete. */
  onValueChange?: (value: string | null) => void;
  /** Is told when the field is filled in only in part, which is no value yet, and when it is so no longer. */
  onPartialChange?: (isPartial: boolean) => void;
  /**
   * Marks it as wrong where the error stands elsewhere, such as below the two ends of a period.
   * @default false
   */
  invalid?: boolean;
};

/** What is typed into segments, and what owner and form know of it. */
export type Entry<Value> = {
  /** The last complete value, which the segments that are typed anew belong to. */
  held: Value | null;
  /** The value that owner and form know; empty for none. */
  told: string;
  /** There is a complete value, by people. */
  hold: (value: Value | null) => void;
  /** Owner and form get to know a value. */
  tell: (text: string) => void;
  /** The owner gets to know whether only some of it is there. */
  tellPartial: (isPartial: boolean) => void;
  notation: Notation<Value>;
};

/**
 * Keeps what people type segment by segment apart from what owner and form know: a date that lacks its month again is
 * none to a form, and the day and year that are left stay in view all the same.
 *
 * @param options.control the first control in view
 */
export function useEntry<Value>(
  { value, defaultValue, onValueChange, onPartialChange, ref, name, onChange, onBlur }: EntryProps,
  { notation, form, disabled }: { notation: Notation<Value>; form?: string; disabled?: boolean },
) {
  const normal = (text: string | null | undefined) => {
    const read = notation.read(text ?? '');
    return read === null ? '' : notation.write(read);
  };
  const [told, setTold] = useState(() => normal(value ?? defaultValue));
  const [held, setHeld] = useState(() => notation.read(told));
  const write = (text: string) => {
    setTold(normal(text));
    setHeld(notation.read(text));
  };
  // the owner has made something else of it
  if (value !== undefined && normal(value) !== told) write(value ?? '');

  const box = useRef<HTMLDivElement>(null);
  const control = useMemo<RefObject<HTMLElement | null>>(
    () => ({
      get current() {
        return box.current?.querySelector<HTMLElement>('[tabindex]') ?? null;
      },
    }),
    [],
  );
  const hidden = useHiddenValue({
    ref,
    name,
    onChange,
    onBlur,
    form,
    disabled,
    value: told,
    control,
    onWrite: write,
  });
  const entry: Entry<Value> = {
    held,
    told,
    hold: setHeld,
    tell: (text) => {
      setTold(text);
      onValueChange?.(text === '' ? null : text);
      hidden.change(text);
    },
    tellPartial: (isPartial) => onPartialChange?.(isPartial),
    notation,
  };
  return { entry, hidden, box, control };
}
