import { useId, useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { CloseIcon, SearchIcon } from '../../display/icon/icon.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { enterText } from '../field/enter-text.ts';
import * as field from '../field/field.css.ts';
import { describedBy, fieldAround, type FieldProps } from '../field/field.tsx';
import type keys from '../../locales/en-US/search-field.json';
import english from '../../locales/en-US/search-field.json?messages';
import * as styles from './search-field.css.ts';

type OwnProps = FieldProps & {
  /**
   * 40 px or 32 px tall, and 44 px for fingers either way.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
};

/**
 * `ref` and all other props go to the `<input type="search">`, so `{...register('query')}` of react-hook-form works as
 * it is. State for selectors and tests is native: `:placeholder-shown` while empty, `:disabled`,
 * `[aria-invalid="true"]`.
 */
export type SearchFieldProps = OwnProps &
  Omit<ComponentPropsWithRef<'input'>, keyof OwnProps | 'type' | 'className' | 'style' | 'children'>;

/** Words to search for, which one press clears. */
export function SearchField({
  label,
  labelHidden,
  description,
  error,
  size,
  placeholder,
  ref,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const text = useMessages<keyof typeof keys>('search-field', english);
  const ownId = useId();
  const id = rest.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const small = size === 'small';
  return fieldAround(
    <>
      <span className={field.startIcon} aria-hidden="true">
        <SearchIcon />
      </span>
      <input
        enterKeyHint="search"
        {...rest}
        ref={input}
        id={id}
        type="search"
        // never none: its state shows the clear button
        placeholder={placeholder || ' '}
        className={`${field.control} ${styles.input}${small ? ` ${field.smallControl}` : ''}`}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={describedBy(id, { description, error }, rest['aria-describedby'])}
        onKeyDown={(event) => {
          // an overlay around it has heard the key before, and left it to the field
          const leftToIt = event.defaultPrevented;
          onKeyDown?.(event);
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          if (event.currentTarget.value === '') return;
          if (event.defaultPrevented && !leftToIt) return;
          // one press, one meaning: the overlay around it stays
          event.preventDefault();
          event.stopPropagation();
          if (!event.currentTarget.readOnly) enterText(event.currentTarget, '');
        }}
      />
      <button
        type="button"
        className={small ? `${styles.clear} ${styles.smallClear}` : styles.clear}
        aria-label={text('clear')}
        onClick={() => {
          if (!input.current) return;
          enterText(input.current, '');
          input.current.focus();
        }}
      >
        <CloseIcon />
      </button>
    </>,
    { id, required: rest.required, label, labelHidden, description, error },
  );
}
