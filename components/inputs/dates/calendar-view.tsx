import { endOfMonth, isToday, type CalendarDate } from '@internationalized/date';
import { useRef } from 'react';
import {
  useCalendarCell,
  useCalendarGrid,
  useCalendarMonthPicker,
  useCalendarYearPicker,
  type CalendarAria,
} from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../../display/icon/icon.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { Select } from '../select/select.tsx';
import * as styles from './calendar-view.css.ts';
import type keys from '../../locales/en-US/dates.json';
import english from '../../locales/en-US/dates.json?messages';

type Turn = CalendarAria['nextButtonProps'];

function Day({ date, state }: { date: CalendarDate; state: CalendarState }) {
  const ref = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, formattedDate, isSelected, isUnavailable } = useCalendarCell(
    { date },
    state,
    ref,
  );
  return (
    <td {...cellProps} className={styles.cell}>
      <div
        {...buttonProps}
        ref={ref}
        className={styles.day}
        data-selected={isSelected ? '' : undefined}
        data-today={isToday(date, state.timeZone) ? '' : undefined}
        data-unavailable={isUnavailable ? '' : undefined}
      >
        {formattedDate}
      </div>
    </td>
  );
}

/** The days of the month in view. */
function Grid({ state }: { state: CalendarState }) {
  const { start } = state.visibleRange;
  const end = endOfMonth(start);
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { startDate: start, endDate: end },
    state,
  );
  return (
    <table {...gridProps} className={styles.grid}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((day, index) => (
            <th key={index} className={styles.weekday}>
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_, week) => (
          <tr key={week}>
            {state.getDatesInWeek(week, start).map((date, index) =>
              date && date.compare(start) >= 0 && date.compare(end) <= 0 ? (
                <Day key={index} date={date} state={state} />
              ) : (
                <td key={index} className={styles.cell}>
                  {'\u00a0'}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ViewProps = {
  state: CalendarState;
  previous: Turn;
  next: Turn;
};

const turn = ({ onPress, isDisabled, onFocusChange }: Turn) => ({
  size: 'small' as const,
  disabled: isDisabled,
  // the event is one of presses, of which nothing is read
  onClick: () => onPress?.(undefined as never),
  onFocus: () => onFocusChange?.(true),
  onBlur: () => onFocusChange?.(false),
});

/** A month of days, and the ways to others: a step, or any month and year from the platform's lists. */
export function CalendarView({ state, previous, next }: ViewProps) {
  const text = useMessages<keyof typeof keys>('dates', english);
  const month = useCalendarMonthPicker({}, state);
  const { minValue, maxValue } = state;
  const year = useCalendarYearPicker(
    // both ends are in the list where there are two
    { visibleYears: minValue && maxValue ? maxValue.year - minValue.year + 2 : 201 },
    state,
  );
  const lists = [month, year].map(({ items, value, onChange, 'aria-label': label }) => (
    <Select
      key={label}
      label={label}
      labelHidden
      size="small"
      value={String(value)}
      options={items.map(({ id, formatted }) => ({ value: String(id), label: formatted }))}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  ));
  return (
    <>
      <div className={styles.head}>
        <IconButton {...turn(previous)} label={text('previous')} icon={<ChevronStartIcon />} />
        <div className={styles.lists}>{lists}</div>
        <IconButton {...turn(next)} label={text('next')} icon={<ChevronEndIcon />} />
      </div>
      <Grid state={state} />
    </>
  );
}
