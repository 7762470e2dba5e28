import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { isOutside } from '../dates/iso.ts';
import type { EntryProps } from '../dates/use-entry.ts';
import { describedBy, type FieldProps } from '../field/field.tsx';
import { afterFormReset } from '../field/form-reset.ts';
import { groupAround } from '../field/group.tsx';
import { useHiddenValue } from '../field/hidden-value.tsx';
import { Select } from '../select/select.tsx';
import type keys from '../../locales/en-US/month-picker.json';
import english from '../../locales/en-US/month-picker.json?messages';
import * as styles from './month-picker.css.ts';
import { isoMonth, monthOf, months, partsIn, yearsBetween, type Month } from './months.ts';

type OwnProps = FieldProps &
  EntryProps & {
    /** The first month that can be chosen, such as `1960-01`. */
    min: string | number;
    /** The last one. For one until today, the page's server says what that is. */
    max: string | number;
    /** @default false */
    required?: boolean;
    /**
     * 40 px or 32 px tall, and 44 px for fingers either way.
     * @default 'medium'
     */
    size?: 'small' | 'medium';
    /** Stands in the first list while nothing is chosen there. @default its part, “Month” or “Year” in the language around */
    placeholder?: string;
    /**
     * How it is written, such as `MM/YYYY` or `YYYY-M`: which list is the first, and months as numbers. Without both of its
     * parts it has no effect.
     * @default as the language around writes it
     */
    format?: string;
  };

/**
 * Values are ISO texts such as `2026-11`. All props that are not named here go to the `<fieldset>`. State for selectors and
 * tests is native: `:disabled` of the fieldset, `[aria-invalid="true"]` of the lists.
 */
export type MonthPickerProps = OwnProps &
  Omit<ComponentPropsWithRef<'fieldset'>, keyof OwnProps | 'className' | 'style' | 'children'>;

type Written = Pick<OwnProps, 'format' | 'min' | 'max'> & { chosen: Month };

/** Returns what the two lists offer, and their order. */
function listsIn(locale: string, { format, min, max, chosen }: Written) {
  const inLanguage = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
  const parts = partsIn(format);
  const monthNames = inLanguage({ month: 'long' });
  const monthNumbers = new Intl.NumberFormat(locale, { minimumIntegerDigits: parts?.monthDigits });
  const yearFormat = new Intl.NumberFormat(locale, { useGrouping: false });
  const options = {
    month: months.map((month) => ({
      value: month,
      label: parts ? monthNumbers.format(Number(month)) : monthNames.format(new Date(`2000-${month}-01`)),
      disabled: chosen.year !== '' && isOutside(`${chosen.year}-${month}`, min, max),
    })),
    // also one outside that is there already: what is posted is to be seen
    year: [...new Set([...yearsBetween(String(min), String(max)), chosen.year])]
      .filter(Boolean)
      .map((year) => ({ value: year, label: yearFormat.format(Number(year)) })),
  };
  // some languages say the year first
  const order =
    parts?.order ??
    inLanguage({ year: 'numeric', month: 'long' })
      .formatToParts(new Date('2000-01-01'))
      .flatMap(({ type }) => (type === 'month' || type === 'year' ? [type] : []));
  return { order, options };
}

/**
 * A month of a year, for what people remember no day of.
 *
 * Two native lists rather than a grid that pops up: phones show them as wheels, a key finds a month by its first letter, and
 * a job of 2003 is one choice away where a grid has to be paged through. Months are Gregorian in every language, since
 * those of other calendars begin in the middle of what `2026-11` stands for.
 */
export function MonthPicker({
  value,
  defaultValue,
  onValueChange,
  onPartialChange,
  invalid,
  ref,
  name,
  onChange,
  onBlur,
  min,
  max,
  size,
  placeholder,
  format,
  ...rest
}: MonthPickerProps) {
  const text = useMessages<keyof typeof keys>('month-picker', english);
  const ownId = useId();
  const id = rest.id ?? ownId;
  const first = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(() => monthOf(value ?? defaultValue ?? ''));
  const told = isoMonth(chosen);
  // the owner has made something else of it
  if (value !== undefined && isoMonth(monthOf(value ?? '')) !== told) setChosen(monthOf(value ?? ''));
  const hidden = useHiddenValue({
    ref,
    name,
    onChange,
    onBlur,
    form: rest.form,
    disabled: rest.disabled,
    value: told,
    control: first,
    onWrite: (next) => setChosen(monthOf(next)),
  });
  const [resets, setResets] = useState(0);
  // browsers set lists back to their first entry, which React does not learn of
  useEffect(() => afterFormReset(first.current, () => setResets((count) => count + 1)), [first]);

  const isPartial = told === '' && (chosen.month !== '' || chosen.year !== '');
  const tellPartial = useEffectEvent((next: boolean) => onPartialChange?.(next));
  useEffect(() => tellPartial(isPartial), [isPartial]);

  const choose = (next: Month) => {
    setChosen(next);
    const month = isoMonth(next);
    if (month === told) return;
    onValueChange?.(month === '' ? null : month);
    hidden.change(month);
  };
  const { order, options } = listsIn(useLocale(), { format, min, max, chosen });

  return groupAround(
    <>
      <div className={styles.lists}>
        {order.map((each, index) => (
          <Select
            key={`${each} ${resets}`}
            ref={index === 0 ? first : undefined}
            label={text(each)}
            labelHidden
            placeholder={(index === 0 ? placeholder : undefined) ?? text(each)}
            size={size}
            form={rest.form}
            required={rest.required}
            options={options[each]}
            value={chosen[each]}
            aria-invalid={rest.error || invalid || isOutside(told, min, max) ? true : undefined}
            aria-describedby={describedBy(id, { error: rest.error }, rest['aria-describedby'])}
            onChange={(event) => choose({ ...chosen, [each]: event.target.value })}
          />
        ))}
      </div>
      {hidden.input}
    </>,
    {
      ...rest,
      id,
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) hidden.blur();
      },
    },
  );
}
