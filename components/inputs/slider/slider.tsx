import { useId, useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useLocale } from '../../messages/locale.tsx';
import { describedBy, fieldAround, type FieldProps } from '../field/field.tsx';
import { useNativeState } from '../field/native-state.ts';
import { Line, shareOf } from './rail.tsx';
import * as styles from './slider.css.ts';

type OwnProps = FieldProps & {
  /**
   * The number at the start, also as text, as form libraries hand it on.
   * @default 0
   */
  min?: number | string;
  /**
   * The number at the end.
   * @default 100
   */
  max?: number | string;
  /**
   * How far one step goes, from `min` on.
   * @default 1
   */
  step?: number;
  /** Makes the slider controlled. */
  value?: number;
  /**
   * Where the thumb is at first.
   * @default min
   */
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  /** How the number is written and read aloud, such as `{ style: 'unit', unit: 'kilometer' }`. */
  format?: Intl.NumberFormatOptions;
  /** In the place of the line, such as what each number looks like; silent, and not in the way of presses. */
  line?: ReactNode;
};

/**
 * `ref` and all other props go to the `<input type="range">`, so `{...register('distance', { valueAsNumber: true })}` of
 * react-hook-form works as it is. State for selectors and tests is native: the value, `:disabled`,
 * `[aria-invalid="true"]`.
 */
export type SliderProps = OwnProps &
  Omit<
    ComponentPropsWithRef<'input'>,
    keyof OwnProps | 'type' | 'size' | 'required' | 'readOnly' | 'className' | 'style' | 'children'
  >;

/** A number within limits, where about right is right. */
export function Slider({
  label,
  labelHidden,
  description,
  error,
  min: least = 0,
  max: greatest = 100,
  step = 1,
  value,
  defaultValue,
  onValueChange,
  format,
  line,
  ref,
  onChange,
  ...rest
}: SliderProps) {
  const [min, max] = [Number(least), Number(greatest)];
  const ownId = useId();
  const id = rest.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const first = defaultValue ?? min;
  const current = useNativeState(input, {
    read: () => Number(input.current?.value ?? first),
    initial: value ?? first,
  });
  const shown = value ?? current;
  const written = new Intl.NumberFormat(useLocale(), format).format(shown);
  return fieldAround(
    <div className={styles.body}>
      <span className={styles.value} aria-hidden="true">
        {written}
      </span>
      <div className={styles.rail}>
        {line ?? <Line from={0} to={shareOf(shown, { min, max })} />}
        <input
          {...rest}
          ref={input}
          id={id}
          type="range"
          className={styles.input}
          min={min}
          max={max}
          step={step}
          {...(value === undefined ? { defaultValue: first } : { value })}
          aria-valuetext={written}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={describedBy(id, { description, error }, rest['aria-describedby'])}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.valueAsNumber);
          }}
        />
      </div>
    </div>,
    { id, label, labelHidden, description, error },
  );
}
