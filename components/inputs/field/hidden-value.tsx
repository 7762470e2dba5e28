import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import { whenFormResets } from './form-reset.ts';

/** As much of an event as form libraries read: `register()` of react-hook-form takes it. */
export type FieldEvent = { type: 'change' | 'blur'; target: HTMLInputElement };

/** Props of fields whose value is another text than the one in view. */
export type HiddenValueProps = {
  /**
   * The hidden input that has the value, so `{...register('name')}` of react-hook-form works as it is. Its `focus()`
   * goes to the input in view.
   */
  ref?: Ref<HTMLInputElement>;
  /** What forms post the value as. */
  name?: string;
  /** After each change by people; `event.target.value` is the value as it is posted. */
  onChange?: (event: FieldEvent) => void;
  /** The focus has left the field. */
  onBlur?: (event: FieldEvent) => void;
};

type HiddenValue = HiddenValueProps & {
  /** The id of the form that the input in view names, when it is not in it. */
  form?: string;
  disabled?: boolean;
  /** The value as it is posted. */
  value: string;
  /** The input in view. */
  control: RefObject<HTMLElement | null>;
  /** A form library or the form's reset wants another value. */
  onWrite: (value: string) => void;
};

/**
 * A hidden input beside the one in view, for values that people see written otherwise: numbers, choices, telephone
 * numbers. It is what a form posts, and to form libraries it is the field.
 */
export function useHiddenValue({
  ref,
  name,
  onChange,
  onBlur,
  form: formId,
  disabled,
  value,
  control,
  onWrite,
}: HiddenValue) {
  const hidden = useRef<HTMLInputElement>(null);
  const known = useRef(value);
  const [initial] = useState(value);
  const write = useEffectEvent((next: string) => {
    known.current = next;
    onWrite(next);
  });
  useLayoutEffect(() => {
    known.current = value;
  });
  useLayoutEffect(() => {
    const input = hidden.current;
    if (!input) return undefined;
    // form libraries put the focus into what is wrong. Defined, since Storybook has a setter on the prototype, by which an
    // assignment would send every element's focus here
    Object.defineProperty(input, 'focus', { configurable: true, value: () => control.current?.focus() });
    // a hidden input's value is its attribute, so that whoever writes it is seen
    const look = () => {
      if (input.value !== known.current) write(input.value);
    };
    const observer = new MutationObserver(look);
    observer.observe(input, { attributeFilter: ['value'] });
    // written before, while this effect was set up anew
    look();
    // at once: form libraries reset the form first and then write
    const leaveForm = whenFormResets(input, () => write(initial));
    return () => {
      observer.disconnect();
      leaveForm();
    };
  }, [control, initial]);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => hidden.current, []);

  return {
    input: <input ref={hidden} type="hidden" form={formId} name={name} value={value} disabled={disabled} />,
    /** People have changed the value. */
    change: (next: string) => {
      const target = hidden.current;
      if (!target || next === known.current) return;
      known.current = next;
      target.value = next;
      onChange?.({ type: 'change', target });
    },
    blur: () => {
      if (hidden.current) onBlur?.({ type: 'blur', target: hidden.current });
    },
  };
}
