import { useRef, useState } from 'react';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { CalendarButton } from '../dates/calendar-button.tsx';
import { DateControl, type DateFieldsetProps } from '../dates/date-control.tsx';
import { LazyCalendar } from '../dates/lazy-calendar.tsx';
import type keys from '../../locales/en-US/dates.json';
import english from '../../locales/en-US/dates.json?messages';

type OwnProps = {
  /**
   * Days that cannot be chosen, such as public holidays; asked with `2026-11-22`. They can be typed, and mark the field as
   * invalid.
   */
  isUnavailable?: (date: string) => boolean;
};

/**
 * Values are ISO texts such as `2026-11-22`. All props that are not named here go to the `<fieldset>`. State for
 * selectors and tests: that of `DateField`, `aria-expanded` of the button, `aria-selected` and `aria-disabled` of the days.
 */
export type DatePickerProps = DateFieldsetProps & OwnProps;

/** A date that people look for in a calendar; it can be typed as well. */
export function DatePicker({ isUnavailable, ...rest }: DatePickerProps) {
  const text = useMessages<keyof typeof keys>('dates', english);
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  const { label, min, max, disabled, readOnly, onKeyDown } = rest;
  const spoken = rest['aria-label'] ?? (typeof label === 'string' ? label : text('choose'));
  return (
    <DateControl
      {...rest}
      isUnavailable={isUnavailable}
      popup={popup}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.altKey || event.key !== 'ArrowDown' || disabled || readOnly) return;
        event.preventDefault();
        setOpen(true);
      }}
      renderCalendar={({ held, told, hold }) => (
        <CalendarButton
          ref={popup}
          label={
            held && told !== ''
              ? text('change', {
                  date: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
                    held.toDate('UTC'),
                  ),
                })
              : text('choose')
          }
          popupLabel={spoken}
          disabled={disabled || readOnly}
          open={open}
          onOpenChange={setOpen}
        >
          <LazyCalendar
            label={spoken}
            min={min}
            max={max}
            isUnavailable={isUnavailable}
            value={held}
            onChoose={(date) => {
              hold(date);
              setOpen(false);
            }}
          />
        </CalendarButton>
      )}
    />
  );
}
