import { dayFrom, readDate, timeNow } from '@portico/core/forms/internal';
import { useEffect, useRef } from 'react';
import { DatePicker } from '../../../inputs/date-picker/date-picker.tsx';
import { MonthPicker } from '../../../inputs/month-picker/month-picker.tsx';
import { TimeField } from '../../../inputs/time-field/time-field.tsx';
import { useFormRoot } from '../../form/form-root.ts';
import { ReadOnlyValue } from '../../form/read-only.tsx';
import { useTexts } from '../../form/texts.ts';
import { useControlled, type FieldProps } from '../../form/use-field.ts';

/** Help of which there may be none, a little or more. */
const lines = (...texts: readonly (string | undefined)[]): string | undefined =>
  texts.filter(Boolean).join(' ') || undefined;

const parts = { date: 'partOfDate', month: 'partOfMonth', time: 'partOfTime' } as const;

/** A day, a month or a time. */
export default function DateItem({ item, place }: FieldProps<'date'>) {
  const { context, form } = useFormRoot();
  const {
    picker = 'date',
    enableFrom,
    enableUntil,
    today: isToday,
    placeholder,
    dateFormat,
  } = item.dateOptions ?? {};
  const text = useTexts();
  const { today, locale } = context();
  const min = picker === 'time' ? undefined : dayFrom(enableFrom, today);
  const max = picker === 'time' ? undefined : dayFrom(enableUntil, today);
  const read = (day: string) =>
    readDate(picker === 'month' ? day.slice(0, 'yyyy-mm'.length) : day, {
      picker,
      format: dateFormat,
      locale,
    });

  const isPartial = useRef(false);
  const { shared, value, change, blur } = useControlled<string | null>({ item, place }, (held, found) => {
    // half a date is none to send, and no empty field to those who have begun it
    if (isPartial.current) return text(parts[picker]);
    // validation does not say why it is none of those that can be chosen
    if (!held || found() !== context().text('invalid')) return undefined;
    if (min !== undefined && held < min.slice(0, held.length))
      return text('dateTooEarly', { from: read(min) });
    if (max !== undefined && held > max.slice(0, held.length))
      return text('dateTooLate', { until: read(max) });
    return undefined;
  });
  const { readOnly, ...rest } = shared;
  const isFixed = readOnly || isToday;

  const { path } = place;
  useEffect(() => {
    if (!isToday || value) return;
    // nobody has changed anything
    form.setValue(path, { date: today, month: today.slice(0, 'yyyy-mm'.length), time: timeNow() }[picker]);
  }, [isToday, value, form, path, today, picker]);

  const limits =
    min !== undefined && max !== undefined
      ? text('dateBetween', { from: read(min), until: read(max) })
      : min !== undefined
        ? text('dateFrom', { from: read(min) })
        : // that months to come are not over goes without saying, and the lists end today
          max !== undefined && !(picker === 'month' && enableUntil === 0)
          ? text('dateUntil', { until: read(max) })
          : undefined;
  const props = {
    ...rest,
    description: isFixed ? rest.description : lines(rest.description, limits),
    name: place.path,
    value,
    onValueChange: change,
    onPartialChange: (next: boolean) => {
      isPartial.current = next;
    },
    onBlur: blur,
  };
  const look = {
    readOnly: isFixed,
    placeholder: isFixed ? undefined : (placeholder ?? text(picker === 'time' ? 'selectTime' : 'selectDate')),
    format: dateFormat,
  };
  if (picker === 'time') return <TimeField {...props} {...look} />;
  if (picker === 'month') {
    if (isFixed) return <ReadOnlyValue shared={shared} text={value ? read(value) : ''} />;
    const year = Number(today.slice(0, 4));
    return (
      <MonthPicker
        {...props}
        min={min?.slice(0, 7) ?? `${year - 100}-01`}
        max={max?.slice(0, 7) ?? `${year + 10}-12`}
        placeholder={placeholder}
        format={dateFormat}
      />
    );
  }
  return <DatePicker {...props} {...look} min={min} max={max} />;
}
