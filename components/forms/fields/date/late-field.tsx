import { useEffect } from 'react';
import { DatePicker } from '../../../inputs/date-picker/date-picker.tsx';
import { MonthPicker } from '../../../inputs/month-picker/month-picker.tsx';
import { TimeField } from '../../../inputs/time-field/time-field.tsx';
import { useFormRoot } from '../../form/form-root.ts';
import { readDate } from '../../definition/reading.ts';
import { ReadOnlyValue } from '../../form/read-only.tsx';
import { useTexts } from '../../form/texts.ts';
import { useControlled, type FieldProps } from '../../form/use-field.ts';
import { dayFrom } from '../../validation/dates.ts';

/** A day, a month or a time. */
export default function DateItem({ item, place }: FieldProps<'date'>) {
  const { context, form } = useFormRoot();
  const { shared, value, change, blur } = useControlled<string | null>({ item, place });
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
  const { readOnly, ...rest } = shared;
  const isFixed = readOnly || isToday;

  const { path } = place;
  useEffect(() => {
    if (!isToday || value) return;
    const time = new Date().toTimeString().slice(0, 'hh:mm'.length);
    // nobody has changed anything
    form.setValue(path, { date: today, month: today.slice(0, 'yyyy-mm'.length), time }[picker]);
  }, [isToday, value, form, path, today, picker]);

  const props = { ...rest, name: place.path, value, onValueChange: change, onBlur: blur };
  const look = {
    readOnly: isFixed,
    placeholder: isFixed ? undefined : (placeholder ?? text(picker === 'time' ? 'selectTime' : 'selectDate')),
    format: dateFormat,
  };
  if (picker === 'time') return <TimeField {...props} {...look} />;
  const min = dayFrom(enableFrom, today);
  const max = dayFrom(enableUntil, today);
  if (picker === 'month') {
    if (isFixed) {
      const written = value ? readDate(value, { picker, format: dateFormat, locale }) : '';
      return <ReadOnlyValue shared={shared} text={written} />;
    }
    const year = Number(today.slice(0, 4));
    return (
      <MonthPicker
        {...props}
        min={min?.slice(0, 7) ?? `${year - 100}-01`}
        max={max?.slice(0, 7) ?? `${year + 10}-12`}
      />
    );
  }
  return <DatePicker {...props} {...look} min={min} max={max} />;
}
