import { useEffect, useId, useMemo, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { ChevronIcon } from '../../display/icon/icon.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { useLazyModule } from '../../lazy/lazy-module.ts';
import * as field from '../field/field.css.ts';
import { describedBy, fieldAround, type FieldProps } from '../field/field.tsx';
import { afterFormReset } from '../field/form-reset.ts';
import { useHiddenValue, type HiddenValueProps } from '../field/hidden-value.tsx';
import type keys from '../../locales/en-US/phone-field.json';
import english from '../../locales/en-US/phone-field.json?messages';
import * as styles from './phone-field.css.ts';
import type { Phone } from './numbering-plans.ts';
import { numberingPlans, plainNumber, type NumberingPlans, type PhoneCountry } from './phone.ts';

/** A telephone number in parts. */
export type PhoneParts = Pick<Phone, 'country' | 'callingCode' | 'number'>;

type OwnProps = FieldProps &
  HiddenValueProps & {
    /** Where numbers without a country code belong; without it, people have to choose a country first. */
    defaultCountry?: PhoneCountry;
    /** Stands in the list of countries while none is chosen. @default “Country code” in the language around */
    countryPlaceholder?: string;
    /** E.164, such as `+41446681800`; empty for none. Makes the field controlled. */
    value?: string;
    /** What stands there at first. */
    defaultValue?: string;
    /**
     * E.164 as soon as it may be a number, else what has been typed. Whether it can be called, `isPhoneNumber` knows.
     */
    onValueChange?: (value: string) => void;
    /** After each change of number or country: their parts, for forms that keep them apart. */
    onPhoneChange?: (phone: PhoneParts) => void;
  };

/**
 * All props that are not named here go to the `<input type="tel">`. State for selectors and tests is native:
 * `:disabled`, `:read-only`, `[aria-invalid="true"]`. While what countries allow cannot be loaded, it is a plain field for
 * numbers with their country code, and tries again when it gets the focus.
 */
export type PhoneFieldProps = OwnProps &
  Omit<
    ComponentPropsWithoutRef<'input'>,
    keyof OwnProps | 'type' | 'size' | 'className' | 'style' | 'children'
  >;

type ValueProps = Omit<PhoneFieldProps, keyof FieldProps | 'countryPlaceholder' | 'onFocus'>;

/** Keeps the number, and tells owner and form of it; `rest` are the props that are the input’s own. */
function usePhone({
  ref,
  name,
  onChange,
  onBlur,
  defaultCountry,
  value,
  defaultValue = '',
  onValueChange,
  onPhoneChange,
  ...rest
}: ValueProps) {
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const { status, module: plans, retry } = useLazyModule(numberingPlans);
  const first = value ?? defaultValue;
  // until the plans are there, a number is what has been typed
  const [phone, setPhone] = useState<Phone>({
    text: first,
    country: defaultCountry,
    value: first,
    number: first,
  });
  const read = (text: string, country: PhoneCountry | undefined): Phone =>
    plans?.phoneOf(text, country) ?? { text, country, value: plainNumber(text), number: text.trim() };
  const shown = value === undefined || value === phone.value ? phone : read(value, phone.country);

  const [known, setKnown] = useState<NumberingPlans>();
  if (plans && plans !== known) {
    setKnown(plans);
    setPhone(plans.phoneOf(phone.value, phone.country));
  }
  const countries = useMemo(() => plans?.countriesIn(locale), [plans, locale]);

  const hidden = useHiddenValue({
    ref,
    name,
    onChange,
    onBlur,
    form: rest.form,
    disabled: rest.disabled,
    value: shown.value,
    control: input,
    onWrite: (next) => setPhone(read(next, defaultCountry)),
  });
  const change = (next: Phone) => {
    setPhone(next);
    if (next.value !== shown.value) onValueChange?.(next.value);
    onPhoneChange?.({ country: next.country, callingCode: next.callingCode, number: next.number });
    hidden.change(next.value);
  };
  const type = ({ value: text, selectionEnd }: HTMLInputElement, isComposing: boolean) => {
    const next = read(text, shown.country);
    // in the middle of a number, formatting would move what people are at, and double what an input method composes
    const isAtEnd = selectionEnd === text.length && text.length > shown.text.length;
    change(isAtEnd && !isComposing ? next : { ...next, text });
  };
  const settle = (country = shown.country) => change(read(shown.text, country));
  return { input, hidden, shown, countries, type, settle, hasFailed: status === 'failed', retry, rest };
}

/** A telephone number of any country, written as people write it there. */
export function PhoneField({
  label,
  labelHidden,
  description,
  error,
  countryPlaceholder,
  onFocus,
  ...props
}: PhoneFieldProps) {
  const message = useMessages<keyof typeof keys>('phone-field', english);
  const ownId = useId();
  const id = props.id ?? ownId;
  const { input, hidden, shown, countries, type, settle, hasFailed, retry, rest } = usePhone(props);
  const [resets, setResets] = useState(0);
  // browsers set the list back to its first entry, which React does not learn of
  useEffect(() => afterFormReset(input.current, () => setResets((count) => count + 1)), [input]);
  // without the plans, a number has to bring its country along
  const help = hasFailed ? (
    <>
      {description}
      {description ? ' ' : null}
      {message('international')}
    </>
  ) : (
    description
  );
  const heading = <span id={`${id}-label`}>{label}</span>;
  return fieldAround(
    <div className={styles.body}>
      {hasFailed ? null : (
        <span className={styles.country}>
          <select
            key={resets}
            className={`${field.control} ${styles.select}`}
            id={`${id}-country`}
            aria-label={message('country')}
            // “Country code Mobile”: a page may have several
            aria-labelledby={`${id}-country ${id}-label`}
            disabled={rest.disabled || rest.readOnly}
            value={shown.country ?? ''}
            onChange={(event) => settle(event.target.value as PhoneCountry)}
          >
            {shown.country === undefined ? (
              <option value="" disabled>
                {countryPlaceholder ?? message('country')}
              </option>
            ) : null}
            {countries?.map(({ country, name: countryName, code }) => (
              <option key={country} value={country}>
                {message('entry', { country: countryName, code })}
              </option>
            )) ?? (shown.country ? <option value={shown.country}>{shown.country}</option> : null)}
          </select>
          <span className={field.endIcon}>
            <ChevronIcon />
          </span>
        </span>
      )}
      <input
        autoComplete="tel"
        {...rest}
        ref={input}
        id={id}
        type="tel"
        className={`${field.control} ${styles.number}`}
        value={shown.text}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={describedBy(id, { description: help, error }, rest['aria-describedby'])}
        onChange={(event) => type(event.target, (event.nativeEvent as InputEvent).isComposing)}
        onFocus={(event) => {
          onFocus?.(event);
          // the field goes on without them until they come
          if (hasFailed) retry().catch(() => {});
        }}
        onBlur={() => {
          settle();
          hidden.blur();
        }}
      />
      {hidden.input}
    </div>,
    { id, required: rest.required, label: heading, labelHidden, description: help, error },
  );
}
