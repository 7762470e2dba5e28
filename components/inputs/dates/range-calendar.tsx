import type { CalendarDate } from '@internationalized/date';
import { useRef } from 'react';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import { useRangeCalendarState, type RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { Button } from '../../actions/button/button.tsx';
import { useUpTo } from '../../layout/breakpoints/use-up-to.ts';
import { useLocale } from '../../messages/locale.tsx';
import { calendarOptions, type CalendarProps } from './calendar.tsx';
import { CalendarView, Grid } from './calendar-view.tsx';
import { calendar } from './calendar-view.css.ts';
import * as styles from './range-calendar.css.ts';

export type Range = { start: CalendarDate; end: CalendarDate };

type Props = CalendarProps & {
  value: Range | null;
  onChoose: (range: Range) => void;
  /** Ranges that one press chooses. */
  presets: readonly { label: string; choose: () => void }[];
  presetsLabel: string;
};

/** Months beside each other, each with its name: the lists above have the one with the focus. */
function Months({ state, count }: { state: RangeCalendarState; count: number }) {
  const locale = useLocale();
  const { start } = state.visibleRange;
  const format = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    calendar: start.calendar.identifier,
    timeZone: state.timeZone,
  });
  return (
    <div className={styles.months}>
      {Array.from({ length: count }, (_, offset) => (
        <div key={offset}>
          {/* the grid has a name of its own */}
          <div className={styles.month} aria-hidden="true">
            {format.format(start.add({ months: offset }).toDate(state.timeZone))}
          </div>
          <Grid state={state} offset={offset} />
        </div>
      ))}
    </div>
  );
}

/** A calendar in which two days and what lies between them are chosen. Comes late, as that of one day does. */
export default function RangeCalendar({ value, onChoose, presets, presetsLabel, ...rest }: Props) {
  const months = useUpTo(767) ? 1 : 2;
  const root = useRef<HTMLDivElement>(null);
  const options = {
    ...calendarOptions(rest),
    value,
    onChange: (range: Range | null) => {
      if (range) onChoose(range);
    },
    // the months follow each other without a leap
    pageBehavior: 'single' as const,
    // people who leave between the two days have chosen nothing
    commitBehavior: 'reset' as const,
  };
  const state = useRangeCalendarState({ ...options, visibleDuration: { months }, locale: useLocale() });
  const { calendarProps, prevButtonProps, nextButtonProps } = useRangeCalendar(options, state, root);
  return (
    <div {...calendarProps} ref={root} className={months > 1 ? `${calendar} ${styles.wide}` : calendar}>
      {presets.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what is posted
        <div role="group" aria-label={presetsLabel} className={styles.presets}>
          {presets.map(({ label, choose }) => (
            <Button key={label} size="small" onClick={choose}>
              {label}
            </Button>
          ))}
        </div>
      ) : null}
      <CalendarView state={state} previous={prevButtonProps} next={nextButtonProps}>
        {months > 1 ? <Months state={state} count={months} /> : undefined}
      </CalendarView>
    </div>
  );
}
