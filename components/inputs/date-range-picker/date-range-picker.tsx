import { useId, useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import type { CalendarDate } from '@internationalized/date';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { CalendarButton } from '../dates/calendar-button.tsx';
import { DateEntry } from '../dates/date-entry.tsx';
import { isOutside, isoDate } from '../dates/iso.ts';
import { lazyCalendar } from '../dates/lazy-calendar.tsx';
import type datesKeys from '../dates/messages/en-US.json';
import datesEnglish from '../dates/messages/en-US.json?messages';
import type { SegmentsProps } from '../dates/segments.tsx';
import { useDisabled } from '../dates/use-disabled.ts';
import { useEntry, type Entry } from '../dates/use-entry.ts';
import { useInside } from '../dates/use-inside.ts';
import { describedBy, type FieldProps } from '../field/field.tsx';
import { groupAround } from '../field/group.tsx';
import * as styles from './date-range-picker.css.ts';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';

const RangeCalendar = lazyCalendar(() => import('../dates/range-calendar.tsx'));

/** Two days as ISO texts such as `2026-11-22`; `null` for one that is not complete. */
export type DateRange = { start: string | null; end: string | null };

/** A range that one press chooses. */
export type DatePreset = {
  label: string;
  /** Its days; asked when it is pressed, so that it may go by today. */
  range: () => { start: string; end: string };
};

type OwnProps = FieldProps & {
  /** The two days. Makes the field controlled. */
  value?: DateRange;
  /** What stands there at first. */
  defaultValue?: DateRange;
  onValueChange?: (value: DateRange) => void;
  /** What forms post the first day as. */
  startName?: string;
  /** What forms post the last day as. */
  endName?: string;
  /**
   * The first day that is welcome, such as `2026-01-01`. Others can be typed and reach the form; the field is marked as
   * invalid when it is left, and the error is the form's to tell. So it is when the last day comes before the first.
   */
  min?: string;
  /** The last day that is welcome. */
  max?: string;
  /**
   * Days that cannot be chosen, asked with `2026-11-22`; no range of the calendar goes over one. They can be typed, and
   * mark the field as invalid.
   */
  isUnavailable?: (date: string) => boolean;
  /** Ranges that are offered above the calendar, such as “Last 30 days”. */
  presets?: readonly DatePreset[];
  /** @default false */
  required?: boolean;
  /** @default false */
  readOnly?: boolean;
  /**
   * 40 px or 32 px tall, and 44 px for fingers either way.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
};

/**
 * `ref` and all other props go to the `<fieldset>`; with react-hook-form, use its `Controller`. `onBlur` is called when
 * people leave the field and its calendar. State for selectors and tests: `data-invalid`, `aria-expanded` of the button,
 * `aria-selected` and `aria-disabled` of the days.
 */
export type DateRangePickerProps = OwnProps &
  Omit<ComponentPropsWithRef<'fieldset'>, keyof OwnProps | 'className' | 'style' | 'children'>;

const none: readonly DatePreset[] = [];

type EndProps = SegmentsProps & { id: string; label: string; entry: Entry<CalendarDate> };

const End = ({ id, label, ...rest }: EndProps) => (
  <div className={styles.end}>
    <span id={id} className={styles.endLabel}>
      {label}
    </span>
    <DateEntry {...rest} />
  </div>
);

/** Two days and what lies between them, such as a stay or a time of absence. */
export function DateRangePicker({
  value,
  defaultValue,
  onValueChange,
  startName,
  endName,
  min,
  max,
  isUnavailable,
  presets = none,
  readOnly,
  size,
  onFocus,
  onBlur,
  onClick,
  onKeyDown,
  ...rest
}: DateRangePickerProps) {
  const text = useMessages<keyof typeof keys>('date-range-picker', english);
  const datesText = useMessages<keyof typeof datesKeys>('dates', datesEnglish);
  const locale = useLocale();
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [open, setOpen] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  const { label, required, form } = rest;

  // each end tells its own day; people who choose both at once are told of once
  const known = useRef<DateRange>({ start: null, end: null });
  const told = useRef<DateRange>(undefined);
  const tell = (changed: Partial<DateRange>) => {
    const next = { ...known.current, ...changed };
    known.current = next;
    if (told.current?.start === next.start && told.current.end === next.end) return;
    told.current = next;
    onValueChange?.(next);
  };
  const { control, ...start } = useEntry(
    {
      value: value?.start,
      defaultValue: defaultValue?.start ?? undefined,
      name: startName,
      onValueChange: (date) => tell({ start: date }),
    },
    { notation: isoDate, form, disabled: rest.disabled },
  );
  const end = useEntry(
    {
      value: value?.end,
      defaultValue: defaultValue?.end ?? undefined,
      name: endName,
      onValueChange: (date) => tell({ end: date }),
    },
    { notation: isoDate, form, disabled: rest.disabled },
  );
  const disabled = useDisabled(start.box) || rest.disabled;
  const isFixed = disabled || readOnly;
  const [isInside, handlers] = useInside({
    popup,
    control,
    onFocus,
    onClick,
    onLeave: (event) => onBlur?.(event),
  });
  const [first, last] = [start.entry.told, end.entry.told];
  useLayoutEffect(() => {
    known.current = { start: first || null, end: last || null };
    told.current = undefined;
  });

  const choose = (chosen: { start: string; end: string }) => {
    const [from, to] = [isoDate.read(chosen.start), isoDate.read(chosen.end)];
    known.current = { start: from && isoDate.write(from), end: to && isoDate.write(to) };
    start.entry.hold(from);
    end.entry.hold(to);
    setOpen(false);
  };

  const isUnwelcome = (date: string) =>
    isOutside(date, min, max) || (date !== '' && isUnavailable?.(date) === true);
  const isBackwards = first !== '' && last !== '' && last < first;
  const spoken = typeof label === 'string' ? label : datesText('chooseRange');
  const held = start.entry.held && end.entry.held && { start: start.entry.held, end: end.entry.held };
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

  const common = {
    describedBy: describedBy(id, rest, rest['aria-describedby']),
    disabled,
    readOnly,
    required,
    small: size === 'small',
  };
  // a year is outside of every range while it is typed
  const isInvalid = (isWrong: boolean) => Boolean(rest.error) || (!isInside && isWrong);

  return groupAround(
    <I18nProvider locale={locale}>
      <div className={styles.ends}>
        <End
          {...common}
          id={`${id}-start`}
          label={text('start')}
          labelledBy={`${id}-legend ${id}-start`}
          entry={start.entry}
          box={start.box}
          invalid={isInvalid(isUnwelcome(first))}
        />
        <End
          {...common}
          id={`${id}-end`}
          label={text('end')}
          labelledBy={`${id}-legend ${id}-end`}
          entry={end.entry}
          box={end.box}
          invalid={isInvalid(isUnwelcome(last) || isBackwards)}
        >
          <CalendarButton
            ref={popup}
            label={
              held && first !== '' && last !== ''
                ? datesText('changeRange', {
                    dates: [held.start, held.end]
                      .map((date) => format.format(date.toDate('UTC')))
                      .join(' – '),
                  })
                : datesText('chooseRange')
            }
            popupLabel={spoken}
            disabled={isFixed}
            open={open}
            onOpenChange={setOpen}
          >
            <RangeCalendar
              label={spoken}
              min={min}
              max={max}
              isUnavailable={isUnavailable}
              value={held}
              onChoose={(range) => choose({ start: String(range.start), end: String(range.end) })}
              presets={presets.map((preset) => ({
                label: preset.label,
                choose: () => choose(preset.range()),
              }))}
              presetsLabel={text('presets')}
            />
          </CalendarButton>
        </End>
        {start.hidden.input}
        {end.hidden.input}
      </div>
    </I18nProvider>,
    {
      ...rest,
      id,
      ...handlers,
      onKeyDown: (event) => {
        onKeyDown?.(event);
        if (!event.altKey || event.key !== 'ArrowDown' || isFixed) return;
        event.preventDefault();
        setOpen(true);
      },
    },
  );
}
