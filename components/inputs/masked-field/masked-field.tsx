import { digitsOf, masked, type MaskKind } from '@portico/core/text';
import { useId, useRef, useState, useSyncExternalStore, type ComponentPropsWithoutRef } from 'react';
import { HideIcon, ViewIcon } from '../../display/icon/icon.tsx';
import { useMessages } from '../../messages/locale.tsx';
import * as field from '../field/field.css.ts';
import { describedBy, fieldAround, type FieldProps } from '../field/field.tsx';
import { useHiddenValue, type HiddenValueProps } from '../field/hidden-value.tsx';
import { caretAfter } from './caret-after.ts';
import * as styles from './masked-field.css.ts';
import type keys from '../../locales/en-US/masked-field.json';
import english from '../../locales/en-US/masked-field.json?messages';

type OwnProps = FieldProps &
  HiddenValueProps & {
    /** A social security number (000-00-0000) or a social insurance number (000-000-000). */
    kind: MaskKind;
    /**
     * The digits without separators; empty for none. Makes the field controlled. There is no default: what is secret is
     * neither kept in drafts nor written into the page by a server.
     */
    value?: string;
    /** The digits without separators, also while they are not complete. */
    onValueChange?: (value: string) => void;
  };

/**
 * All props that are not named here go to the `<input>` in view. State for selectors and tests is native:
 * `type="password"` while the digits are hidden, `:disabled`, `[aria-invalid="true"]`.
 */
export type MaskedFieldProps = OwnProps &
  Omit<
    ComponentPropsWithoutRef<'input'>,
    | keyof OwnProps
    | 'type'
    | 'size'
    | 'autoComplete'
    | 'defaultValue'
    | 'maxLength'
    | 'className'
    | 'style'
    | 'children'
  >;

/** After React, which moves it to the end when it gives the field another value or its old one back. */
const moveCaret = (input: HTMLInputElement, caret: number) =>
  queueMicrotask(() => input.setSelectionRange(caret, caret));

const nothingToHear = () => () => {};
const useIsInBrowser = () =>
  useSyncExternalStore(
    nothingToHear,
    () => true,
    () => false,
  );

/** Returns the digits after an edit of those before, and how many of them stand before the caret. */
function edited(
  { value, selectionEnd }: HTMLInputElement,
  { by, digits, kind }: { by: string; digits: string; kind: MaskKind },
): { next: string; before: number } {
  const next = digitsOf(value, kind);
  const before = digitsOf(value.slice(0, selectionEnd ?? undefined), kind).length;
  // a separator alone comes back at once, so the key means the digit beyond it
  const isBack = by === 'deleteContentBackward';
  if (next !== digits || !(isBack || by === 'deleteContentForward')) return { next, before };
  const gone = isBack ? before - 1 : before;
  return { next: digits.slice(0, gone) + digits.slice(gone + 1), before: gone };
}

/** A secret number in groups of digits, hidden until people ask to see it. */
export function MaskedField({
  label,
  labelHidden,
  description,
  error,
  ref,
  name,
  onChange,
  onBlur,
  kind,
  value,
  onValueChange,
  ...rest
}: MaskedFieldProps) {
  const text = useMessages<keyof typeof keys>('masked-field', english);
  const ownId = useId();
  const id = rest.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState('');
  const [composed, setComposed] = useState<string>();
  const [isShown, setIsShown] = useState(false);
  // not in the HTML of a server, which is kept in caches and logs
  const digits = useIsInBrowser() ? digitsOf(value ?? own, kind) : '';
  const shown = masked(digits, kind);

  const hidden = useHiddenValue({
    ref,
    name,
    onChange,
    onBlur,
    form: rest.form,
    disabled: rest.disabled,
    value: digits,
    control: input,
    onWrite: (next) => setOwn(digitsOf(next, kind)),
  });

  return fieldAround(
    <>
      <input
        inputMode="numeric"
        spellCheck={false}
        {...rest}
        ref={input}
        id={id}
        type={isShown ? 'text' : 'password'}
        autoComplete="off"
        className={`${field.control} ${styles.input}`}
        // an input method would write its text anew beside any other
        value={composed ?? shown}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={describedBy(id, { description, error }, rest['aria-describedby'])}
        onChange={({ target, nativeEvent }) => {
          const { inputType: by, isComposing } = nativeEvent as InputEvent;
          const { next, before } = edited(target, { by, digits, kind });
          setComposed(isComposing ? target.value : undefined);
          if (!isComposing) moveCaret(target, caretAfter(before, masked(next, kind)));
          setOwn(next);
          if (next !== digits) onValueChange?.(next);
          hidden.change(next);
        }}
        onCompositionEnd={(event) => {
          rest.onCompositionEnd?.(event);
          setComposed(undefined);
          moveCaret(event.currentTarget, shown.length);
        }}
        onBlur={hidden.blur}
      />
      {hidden.input}
      <button
        type="button"
        className={styles.toggle}
        aria-label={text(isShown ? 'hide' : 'show')}
        aria-controls={id}
        disabled={rest.disabled}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? <HideIcon /> : <ViewIcon />}
      </button>
    </>,
    { id, required: rest.required, label, labelHidden, description, error },
  );
}
