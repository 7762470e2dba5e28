import type { CalendarDate } from '@internationalized/date';
import { useId, useState, type ComponentPropsWithRef, type ReactNode, type RefObject } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useLocale } from '../../messages/locale.tsx';
import { describedBy, type FieldProps } from '../field/field.tsx';
import { groupAround } from '../field/group.tsx';
import { DateEntry } from './date-entry.tsx';
import { isoDate, isOutside } from './iso.ts';
import { useEntry, type Entry, type EntryProps } from './use-entry.ts';

/** What fields for one date have in common. */
export type DateProps = FieldProps &
  EntryProps & {
    /**
     * The first day that is welcome, such as `2026-01-01`. Others can be typed and reach the form; the field is marked as
     * invalid when it is left, and the error is the form's to tell.
     */
    min?: string | number;
    /** The last day that is welcome. */
    max?: string | number;
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
/** Those, and what else goes to the `<fieldset>`. */
export type DateFieldsetProps = DateProps &
  Omit<ComponentPropsWithRef<'fieldset'>, keyof DateProps | 'className' | 'style' | 'children'>;

type Calendar = {
  isUnavailable?: (date: string) => boolean;
  /** Stands at the end of the field, and sets the date. */
  renderCalendar?: (entry: Entry<CalendarDate>) => ReactNode;
  /** What belongs to the field and stands elsewhere in the page. */
  popup?: RefObject<HTMLElement | null>;
};

/** A date in segments, as a question with its label, help and error. */
export function DateControl({
  value,
  defaultValue,
  onValueChange,
  ref,
  name,
  onChange,
  onBlur,
  min,
  max,
  isUnavailable,
  readOnly,
  size,
  renderCalendar,
  popup,
  onFocus,
  onClick,
  ...rest
}: DateFieldsetProps & Calendar) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [isInside, setInside] = useState(false);
  const { entry, hidden, box, control } = useEntry(
    { value, defaultValue, onValueChange, ref, name, onChange, onBlur },
    { notation: isoDate, disabled: rest.disabled },
  );
  const { told } = entry;
  const isUnwelcome = isOutside(told, min, max) || (told !== '' && isUnavailable?.(told) === true);
  return groupAround(
    <I18nProvider locale={useLocale()}>
      <DateEntry
        entry={entry}
        box={box}
        labelledBy={`${id}-legend`}
        describedBy={describedBy(id, rest, rest['aria-describedby'])}
        // a year is outside of every range while it is typed
        invalid={Boolean(rest.error) || (!isInside && isUnwelcome)}
        disabled={rest.disabled}
        readOnly={readOnly}
        required={rest.required}
        small={size === 'small'}
      >
        {renderCalendar?.(entry)}
      </DateEntry>
      {hidden.input}
    </I18nProvider>,
    {
      ...rest,
      id,
      onFocus: (event) => {
        onFocus?.(event);
        setInside(true);
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget) || popup?.current?.contains(relatedTarget)) return;
        setInside(false);
        hidden.blur();
      },
      onClick: (event) => {
        onClick?.(event);
        // as a press on a label does
        if (event.target instanceof Element && event.target.closest('legend')) control.current?.focus();
      },
    },
  );
}
