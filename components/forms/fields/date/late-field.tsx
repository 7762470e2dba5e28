import { useEffect } from 'react';
import { DatePicker } from '../../../inputs/date-picker/date-picker.tsx';
import { MonthPicker } from '../../../inputs/month-picker/month-picker.tsx';
import { TimeField } from '../../../inputs/time-field/time-field.tsx';
import { useFormRoot } from '../../form/form-root.ts';
import { useControlled, type FieldProps } from '../../form/use-field.ts';
import { dayFrom } from '../../validation/dates.ts';

/** A day, a month or a time. */
export default function DateItem({ item, place }: FieldProps<'date'>) {
  const { context } = useFormRoot();
  const { shared, value, change, blur } = useControlled<string | null>({ item, place });
  const { picker = 'date', enableFrom, enableUntil, today: isToday } = item.dateOptions ?? {};
  const { today } = context();
  const { 'aria-label': _spoken, readOnly, ...rest } = shared;
  const isFixed = readOnly || isToday;

  useEffect(() => {
    if (isToday && !value) change(today);
  }, [isToday, value, change, today]);

  const props = { ...rest, name: place.path, value, onValueChange: change, onBlur: blur };
  if (picker === 'time') return <TimeField {...props} readOnly={isFixed} />;
  const min = dayFrom(enableFrom, today);
  const max = dayFrom(enableUntil, today);
  if (picker === 'month') {
    const year = Number(today.slice(0, 4));
    return (
      <MonthPicker
        {...props}
        disabled={rest.disabled || isFixed}
        min={min?.slice(0, 7) ?? `${year - 100}-01`}
        max={max?.slice(0, 7) ?? `${year + 10}-12`}
      />
    );
  }
  return <DatePicker {...props} readOnly={isFixed} min={min} max={max} />;
}
