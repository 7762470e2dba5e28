import { useId, useRef } from 'react';
import { Checkbox } from '../../../inputs/checkbox/checkbox.tsx';
import { DatePicker } from '../../../inputs/date-picker/date-picker.tsx';
import { groupAround } from '../../../inputs/field/group.tsx';
import { MonthPicker } from '../../../inputs/month-picker/month-picker.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { useFormRoot } from '../../form/form-root.ts';
import { ReadOnlyAnswer } from '../../form/read-only.tsx';
import { useTexts } from '../../form/texts.ts';
import { useControlled, type FieldProps } from '../../form/use-field.ts';
import * as styles from './date-range.css.ts';

type Range = { startDate?: string | null; endDate?: string | null; isCurrent?: boolean };

function Asked({ item, place }: FieldProps<'dateRange'>) {
  const { context } = useFormRoot();
  const text = useTexts();
  const id = useId();
  const partial = useRef({ startDate: false, endDate: false });
  const { shared, value, change, blur } = useControlled<Range | null>({ item, place }, () =>
    // half a date is none to send, and no empty field to those who have begun it
    partial.current.startDate || partial.current.endDate ? context().text('dateRangeIncomplete') : undefined,
  );
  const {
    picker = 'month',
    startPlaceholder,
    endPlaceholder,
    showCurrentCheck,
    currentCheckboxPlaceholder,
    dateFormat,
    disallowFutureStartDate,
  } = item.dateRangeOptions ?? {};
  const { today } = context();
  const { readOnly: _readOnly, disabled, ...group } = shared;
  const isCurrent = value?.isCurrent === true;
  const now = today.slice(0, picker === 'month' ? 7 : 10);

  const set = (next: Range) => {
    const whole = { ...value, ...next };
    // a range that has lost one of its ends is none any more
    const hasLost = (which: 'startDate' | 'endDate') => value?.[which] && !whole[which];
    const { startDate, endDate, isCurrent: goesOn } = whole;
    change(
      hasLost('startDate') || hasLost('endDate') || !(startDate || endDate)
        ? null
        : { startDate: startDate || null, endDate: endDate || null, ...(goesOn ? { isCurrent: true } : {}) },
    );
  };
  // what is wrong with a period is wrong with the end that is missing, else with both
  const isMissing = { startDate: !value?.startDate, endDate: !value?.endDate && !isCurrent };
  const isWhole = !isMissing.startDate && !isMissing.endDate;
  const end = (which: 'startDate' | 'endDate', name: string) => {
    const isWrong = group.error !== undefined && (isWhole || isMissing[which]);
    const props = {
      label: name,
      name: `${place.path}.${which}`,
      value: value?.[which] ?? null,
      onValueChange: (date: string | null) => set({ [which]: date }),
      onPartialChange: (isPartial: boolean) => {
        partial.current[which] = isPartial;
      },
      invalid: isWrong,
      'aria-describedby': isWrong ? `${id}-error` : undefined,
      onBlur: blur,
      disabled: disabled || (which === 'endDate' && isCurrent),
    };
    const year = Number(today.slice(0, 4));
    const max = which === 'startDate' && disallowFutureStartDate ? now : undefined;
    return picker === 'month' ? (
      <MonthPicker {...props} min={`${year - 100}-01`} max={max ?? `${year + 10}-12`} format={dateFormat} />
    ) : (
      <DatePicker {...props} max={max} placeholder={text('selectDate')} format={dateFormat} />
    );
  };

  return groupAround(
    <Stack gap={3}>
      <div className={styles.ends[picker]}>
        {end('startDate', startPlaceholder ?? text('startDate'))}
        {end('endDate', endPlaceholder ?? text('endDate'))}
      </div>
      {showCurrentCheck ? (
        <Checkbox
          label={currentCheckboxPlaceholder ?? text('current')}
          checked={isCurrent}
          disabled={disabled}
          onChange={(event) =>
            event.target.checked
              ? set({ isCurrent: true, endDate: now })
              : // the end was the box's; the start is people's own
                change(value?.startDate ? { startDate: value.startDate, endDate: null } : null)
          }
        />
      ) : null}
    </Stack>,
    { id, ...group },
  );
}

/** From a month or day to another one, or until today. */
export default function DateRangeItem(props: FieldProps<'dateRange'>) {
  return props.item.readonly ? <ReadOnlyAnswer {...props} /> : <Asked {...props} />;
}
