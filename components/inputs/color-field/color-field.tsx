import { useId, useImperativeHandle, useRef, useState, type ComponentPropsWithRef } from 'react';
import { useMessages } from '../../messages/locale.tsx';
import { Popover } from '../../overlays/popover/popover.tsx';
import type { ColorPickerProps } from '../color-picker/color-picker.tsx';
import { readColor } from '../color-picker/color.ts';
import { Swatch } from '../color-picker/swatch.tsx';
import { useAfterPress } from '../field/after-press.ts';
import { enterText } from '../field/enter-text.ts';
import * as field from '../field/field.css.ts';
import { describedBy, fieldAround, type FieldProps } from '../field/field.tsx';
import { lazyPart } from '../field/lazy-part.tsx';
import { useNativeState } from '../field/native-state.ts';
import * as styles from './color-field.css.ts';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';

const Picker = lazyPart(
  async () => {
    const { ColorPicker } = await import('../color-picker/color-picker.tsx');
    return { default: ColorPicker };
  },
  () => {
    const text = useMessages<keyof typeof keys>('color-field', english);
    return {
      className: styles.waiting,
      texts: { loading: text('loading'), failed: text('failed'), retry: text('retry') },
    };
  },
);

type OwnProps = FieldProps &
  Pick<ColorPickerProps, 'alpha' | 'swatches' | 'recent' | 'contrastWith'> & {
    /** After each change, by typing or by the picker: the text as it stands, which may not be a colour yet. */
    onValueChange?: (value: string) => void;
  };

/**
 * `ref` and all other props go to the `<input>`, whose value is the colour as CSS, so `{...register('brand')}` of
 * react-hook-form works as it is. State for selectors and tests is native: `:disabled`, `:read-only`,
 * `[aria-invalid="true"]`, and `aria-expanded` of the button.
 */
export type ColorFieldProps = OwnProps &
  Omit<ComponentPropsWithRef<'input'>, keyof OwnProps | 'type' | 'className' | 'style' | 'children'>;

/** A colour that people type, or choose by eye in what the button beside it opens. */
export function ColorField({
  label,
  labelHidden,
  description,
  error,
  alpha,
  swatches,
  recent,
  contrastWith,
  onValueChange,
  ref,
  onChange,
  onBlur,
  ...rest
}: ColorFieldProps) {
  const text = useMessages<keyof typeof keys>('color-field', english);
  const ownId = useId();
  const id = rest.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const first = String(rest.value ?? rest.defaultValue ?? '');
  const seen = useNativeState(input, { read: () => input.current?.value ?? first, initial: first });
  /** What was entered just now, which is seen a moment later only: until then the picker would take it for refused. */
  const [entered, setEntered] = useState<{ value: string; over: string }>();
  if (entered && entered.over !== seen) setEntered(undefined);
  const own = entered?.over === seen ? entered.value : seen;
  const current = rest.value === undefined ? own : String(rest.value);
  const isColor = readColor(current) !== undefined;
  /** What was left in the field and is no colour. */
  const [left, setLeft] = useState<string>();
  const shownError = error ?? (left !== undefined && left === current ? text('wrong') : undefined);
  const afterPress = useAfterPress();
  const spoken = typeof label === 'string' ? text('chooseOf', { label }) : text('choose');

  return fieldAround(
    <div className={styles.body}>
      <Popover
        label={spoken}
        trigger={
          <button
            type="button"
            className={styles.toggle}
            aria-label={spoken}
            disabled={rest.disabled || rest.readOnly}
          >
            <Swatch color={isColor ? current : 'transparent'} />
          </button>
        }
      >
        <Picker
          label={spoken}
          value={isColor ? current : '#000000'}
          onValueChange={(color) => {
            if (input.current) enterText(input.current, color);
          }}
          alpha={alpha}
          swatches={swatches}
          recent={recent}
          contrastWith={contrastWith}
        />
      </Popover>
      <input
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        {...rest}
        ref={input}
        id={id}
        type="text"
        className={field.control}
        aria-invalid={shownError ? true : rest['aria-invalid']}
        aria-describedby={describedBy(id, { description, error: shownError }, rest['aria-describedby'])}
        onChange={(event) => {
          setEntered({ value: event.target.value, over: seen });
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          const { value } = event.target;
          afterPress(() => setLeft(value === '' || readColor(value) ? undefined : value));
        }}
      />
    </div>,
    { id, required: rest.required, label, labelHidden, description, error: shownError },
  );
}
