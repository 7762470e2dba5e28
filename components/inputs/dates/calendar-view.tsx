import { endOfMonth, isToday, type CalendarDate } from '@internationalized/date';
import { useRef, type ReactNode } from 'react';
import {
  useCalendarCell,
  useCalendarGrid,
  useCalendarMonthPicker,
  useCalendarYearPicker,
  type CalendarAria,
} from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../../display/icon/icon.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { Select } from '../select/select.tsx';
import * as styles from './calendar-view.css.ts';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';

type State = CalendarState | RangeCalendarState;
type Turn = CalendarAria['nextButtonProps'];

function Day({ date, state }: { date: CalendarDate; state: State }) {
  const ref = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, formattedDate, isSelected, isUnavailable } = useCalendarCell(
    { date },
    state,
    ref,
  );
  const range = 'highlightedRange' in state ? state.highlightedRange : null;
  const isEnd = range ? date.compare(range.start) === 0 || date.compare(range.end) === 0 : isSelected;
  return (
    <td
      {...cellProps}
      className={styles.cell}
      data-range-start={isSelected && range && date.compare(range.start) === 0 ? '' : undefined}
      data-range-end={isSelected && range && date.compare(range.end) === 0 ? '' : undefined}
      data-in-range={isSelected && range ? '' : undefined}
    >
      <div
        {...buttonProps}
        ref={ref}
        className={styles.day}
        data-selected={isSelected && isEnd ? '' : undefined}
        data-today={isToday(date, state.timeZone) ? '' : undefined}
        data-unavailable={isUnavailable ? '' : undefined}
      >
        {formattedDate}
      </div>
    </td>
  );
}

/**
 * The days of a month.
 *
 * @param props.offset how many months after the first one in view
 */
export function Grid({ state, offset }: { state: State; offset: number }) {
  const start = state.visibleRange.start.add({ months: offset });
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
  state: State;
  previous: Turn;
  next: Turn;
  /** The months in view; the first one without it. */
  children?: ReactNode;
};

const turn = ({ onPress, isDisabled, onFocusChange }: Turn) => ({
  size: 'small' as const,
  disabled: isDisabled,
  // the event is one of presses, of which nothing is read
  onClick: () => onPress?.(undefined as never),
  onFocus: () => onFocusChange?.(true),
  onBlur: () => onFocusChange?.(false),
});

/** Months of days, and the ways to others: a step, or any month and year from the platform's lists. */
export function CalendarView({ state, previous, next, children }: ViewProps) {
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
      {children ?? <Grid state={state} offset={0} />}
    </>
  );
}
