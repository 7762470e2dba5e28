import { useId, useImperativeHandle, useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import * as field from '../field/field.css.ts';
import { describedBy, fieldAround, type FieldProps } from '../field/field.tsx';
import { useNativeState } from '../field/native-state.ts';
import { Counter } from './counter.tsx';
import * as styles from './text-area.css.ts';

type OwnProps = FieldProps & {
  /**
   * Lines it has while it is empty.
   * @default 3
   */
  minRows?: 2 | 3 | 4 | 6 | 8 | 12;
  /**
   * Lines to which it grows with its text; from there on it scrolls.
   * @default 12
   */
  maxRows?: 4 | 8 | 12 | 20 | 'none';
  /**
   * How many characters are welcome, counted as `maxLength` does. Shows how many are left; text beyond it is kept, so
   * that people can shorten what they pasted, and the error is the form's to tell.
   */
  limit?: number;
};

/**
 * `ref` and all other props go to the `<textarea>`, so `{...register('letter')}` of react-hook-form works as it is.
 * State for selectors and tests is native: `:invalid`, `:disabled`, `:read-only`, `[aria-invalid="true"]`; the counter
 * has `data-over` beyond the limit.
 */
export type TextAreaProps = OwnProps &
  Omit<ComponentPropsWithRef<'textarea'>, keyof OwnProps | 'rows' | 'className' | 'style' | 'children'>;

function fitToText(area: HTMLTextAreaElement | null) {
  if (!area || CSS.supports('field-sizing', 'content')) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/** Several lines of text with their label, help and error. */
export function TextArea({
  label,
  labelHidden,
  description,
  error,
  minRows = 3,
  maxRows = 12,
  limit,
  ref,
  onInput,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current, []);
  const length = useNativeState(area, {
    // without a limit nobody counts, and no key renders anything
    read: () => (limit === undefined ? 0 : (area.current?.value.length ?? 0)),
    initial: limit === undefined ? 0 : String(rest.value ?? rest.defaultValue ?? '').length,
  });
  useLayoutEffect(() => fitToText(area.current));
  const counterId = limit === undefined ? undefined : `${id}-limit`;
  const others = [rest['aria-describedby'], counterId].filter(Boolean).join(' ');
  return fieldAround(
    <>
      <textarea
        {...rest}
        ref={area}
        id={id}
        rows={minRows}
        className={`${field.control} ${styles.area} ${styles.minRows[minRows]} ${styles.maxRows[maxRows]}`}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={describedBy(id, { description, error }, others)}
        onInput={(event) => {
          onInput?.(event);
          fitToText(event.currentTarget);
        }}
      />
      {counterId !== undefined && limit !== undefined ? (
        <Counter id={counterId} length={length} limit={limit} />
      ) : null}
    </>,
    { id, required: rest.required, label, labelHidden, description, error },
  );
}
