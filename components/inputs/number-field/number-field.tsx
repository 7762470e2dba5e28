import { useId, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { MinusIcon, PlusIcon } from '../../display/icon/icon.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import * as field from '../field/field.css.ts';
import { describedBy, fieldAround, type FieldProps } from '../field/field.tsx';
import { useHiddenValue, type HiddenValueProps } from '../field/hidden-value.tsx';
import type keys from '../../locales/en-US/number-field.json';
import english from '../../locales/en-US/number-field.json?messages';
import * as styles from './number-field.css.ts';
import { numberText, stepped } from './number-text.ts';

type OwnProps = FieldProps &
  HiddenValueProps & {
    /** `null` for none. Makes the field controlled. */
    value?: number | null;
    /** What stands there at first. */
    defaultValue?: number;
    /** `null` while the field is empty, `NaN` while what stands there is no number, or one of too many digits. */
    onValueChange?: (value: number | null) => void;
    /**
     * The least number that steps lead to, also as text, as form libraries hand it on. Typed ones are kept as they are,
     * and the error is the form's to tell.
     */
    min?: number | string;
    /** The greatest number that steps lead to. */
    max?: number | string;
    /**
     * How far one step goes.
     * @default 1
     */
    step?: number;
    /**
     * Digits after the decimal point at most; on leaving the field more are rounded. A number that has more of them when it
     * comes keeps them until it is edited.
     * @default 2
     */
    fractionDigits?: number;
    /** Text that stands before the number, such as a currency. It describes the field. */
    prefix?: string;
    /**
     * The two buttons that step.
     * @default true
     */
    steppers?: boolean;
    /**
     * 40 px or 32 px tall, and 44 px for fingers either way.
     * @default 'medium'
     */
    size?: 'small' | 'medium';
  };

/**
 * All props that are not named here go to the `<input>` in view. State for selectors and tests is native: `:disabled`,
 * `:read-only`, `[aria-invalid="true"]`, `[aria-valuenow]`.
 */
export type NumberFieldProps = OwnProps &
  Omit<
    ComponentPropsWithoutRef<'input'>,
    keyof OwnProps | 'type' | 'role' | 'className' | 'style' | 'children'
  >;

const posted = (text: string, value: number | null) =>
  // what is no number reaches the form as it is, for the form to refuse
  value === null ? '' : Number.isNaN(value) ? text : String(value);

type ValueProps = Omit<NumberFieldProps, keyof FieldProps | 'prefix' | 'steppers' | 'size'>;

type Typed = Pick<ValueProps, 'value' | 'defaultValue'> & { fractionDigits: number };

/** Keeps the number as it is typed in the language around. */
function useTyped({ value, defaultValue, fractionDigits }: Typed) {
  const locale = useLocale();
  const { parse, format } = numberText(locale, fractionDigits);
  // a number may have more digits than are shown, and keeps them until it is edited
  const written = (exact: number | null) => ({ text: format(exact), exact: exact ?? undefined });
  const [typed, setTyped] = useState<{ text: string; exact?: number }>(() =>
    written(value ?? defaultValue ?? null),
  );
  const [language, setLanguage] = useState(locale);
  if (language !== locale) {
    // the same text would be another number
    const kept = typed.exact ?? numberText(language, fractionDigits).parse(typed.text);
    setLanguage(locale);
    if (!Number.isNaN(kept)) setTyped(written(kept));
  }
  const meant = typed.exact ?? parse(typed.text);
  // what is typed stands as long as it means the owner's value: “1.” on the way to “1.5”
  const [shown, number] =
    value === undefined || Object.is(value, meant) ? [typed.text, meant] : [format(value), value];
  const put = (text: string) =>
    setTyped(text === '' || Number.isNaN(Number(text)) ? { text } : written(Number(text)));
  return { shown, number, parse, format, setTyped, put };
}

const keySteps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Changes the number by typing and by steps, and tells owner and form of it. */
function useNumber({
  ref,
  name,
  onChange,
  onBlur,
  value,
  defaultValue,
  onValueChange,
  min: least,
  max: greatest,
  step = 1,
  fractionDigits = 2,
  onKeyDown,
  ...rest
}: ValueProps) {
  const input = useRef<HTMLInputElement>(null);
  const min = least === undefined ? undefined : Number(least);
  const max = greatest === undefined ? undefined : Number(greatest);
  const { shown, number, parse, format, setTyped, put } = useTyped({ value, defaultValue, fractionDigits });
  const isNumber = number !== null && !Number.isNaN(number);

  const hidden = useHiddenValue({
    ref,
    name,
    onChange,
    onBlur,
    form: rest.form,
    disabled: rest.disabled,
    value: posted(shown, number),
    control: input,
    onWrite: put,
  });
  const write = (next: string) => {
    setTyped({ text: next });
    const parsed = parse(next);
    if (!Object.is(parsed, number)) onValueChange?.(parsed);
    hidden.change(posted(next, parsed));
  };
  const fixed = rest.disabled || rest.readOnly;
  const ends: Record<string, number | undefined> = { Home: min, End: max };
  const canStep = (count: 1 | -1) =>
    !fixed &&
    !(isNumber && (count > 0 ? max !== undefined && number >= max : min !== undefined && number <= min));
  const after = (count: number) => stepped(isNumber ? number : 0, count, { step, min, max });
  const attributes: ComponentPropsWithoutRef<'input'> = {
    // some keyboards of phones have digits but no minus
    inputMode: min !== undefined && min < 0 ? 'text' : fractionDigits > 0 ? 'decimal' : 'numeric',
    ...rest,
    value: shown,
    'aria-valuenow': isNumber ? number : undefined,
    'aria-valuetext': isNumber ? shown : undefined,
    'aria-valuemin': min,
    'aria-valuemax': max,
    onChange: (event) => write(event.target.value),
    onKeyDown: (event) => {
      onKeyDown?.(event);
      const by = keySteps[event.key];
      const next = by === undefined ? ends[event.key] : after(by);
      if (next === undefined || fixed || event.defaultPrevented) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
      if (event.shiftKey && by === undefined) return;
      event.preventDefault();
      write(format(next));
    },
    onBlur: () => {
      if (isNumber && format(number) !== shown) write(format(number));
      hidden.blur();
    },
  };
  return { input, hidden, attributes, canStep, stepBy: (count: number) => write(format(after(count))) };
}

/** A number, written as people write it in their language. */
export function NumberField({
  label,
  labelHidden,
  description,
  error,
  prefix,
  steppers = true,
  size,
  ...props
}: NumberFieldProps) {
  const text = useMessages<keyof typeof keys>('number-field', english);
  const { input, hidden, attributes, canStep, stepBy } = useNumber(props);
  const ownId = useId();
  const id = props.id ?? ownId;
  const button = (count: 1 | -1) => (
    <button
      type="button"
      // the arrow keys do the same from the field
      tabIndex={-1}
      className={size === 'small' ? `${styles.stepper} ${styles.smallStepper}` : styles.stepper}
      aria-label={text(count > 0 ? 'increase' : 'decrease')}
      aria-controls={id}
      disabled={!canStep(count)}
      // the focus stays in the field, or where it is: no keyboard of a phone comes up
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => stepBy(count)}
    >
      {count > 0 ? <PlusIcon /> : <MinusIcon />}
    </button>
  );
  const prefixId = prefix ? `${id}-prefix` : undefined;
  const others = [props['aria-describedby'], prefixId].filter(Boolean).join(' ');
  const look = [
    field.control,
    styles.number,
    size === 'small' && field.smallControl,
    steppers && styles.withSteppers,
  ];
  return fieldAround(
    <>
      {prefix ? (
        <span id={prefixId} className={field.prefix} aria-hidden="true">
          {prefix}
        </span>
      ) : null}
      <input
        autoComplete="off"
        {...attributes}
        ref={input}
        id={id}
        type="text"
        role="spinbutton"
        className={look.filter(Boolean).join(' ')}
        aria-invalid={error ? true : props['aria-invalid']}
        aria-describedby={describedBy(id, { description, error }, others)}
      />
      {hidden.input}
      {steppers ? (
        <span className={styles.steppers}>
          {button(-1)}
          {button(1)}
        </span>
      ) : null}
    </>,
    { id, required: props.required, label, labelHidden, description, error },
  );
}
