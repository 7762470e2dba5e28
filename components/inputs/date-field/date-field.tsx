import { useId, useState, type ComponentPropsWithRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useLocale } from '../../messages/locale.tsx';
import { DateEntry } from '../dates/date-entry.tsx';
import { isoDate, isOutside } from '../dates/iso.ts';
import { useEntry, type EntryProps } from '../dates/use-entry.ts';
import { describedBy, type FieldProps } from '../field/field.tsx';
import { groupAround } from '../field/group.tsx';

type OwnProps = FieldProps &
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

/**
 * Values are ISO texts such as `2026-11-22`. All props that are not named here go to the `<fieldset>`. State for
 * selectors and tests: `:disabled` of the fieldset, `data-invalid` and `data-read-only` of the box, `data-placeholder` and
 * `[aria-invalid="true"]` of the segments.
 */
export type DateFieldProps = OwnProps &
  Omit<ComponentPropsWithRef<'fieldset'>, keyof OwnProps | 'className' | 'style' | 'children'>;

/** A date that people know by heart, typed part by part in the order of their language. */
export function DateField({
  value,
  defaultValue,
  onValueChange,
  ref,
  name,
  onChange,
  onBlur,
  min,
  max,
  readOnly,
  size,
  onFocus,
  ...rest
}: DateFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [isInside, setInside] = useState(false);
  const { entry, hidden, box, control } = useEntry(
    { value, defaultValue, onValueChange, ref, name, onChange, onBlur },
    { notation: isoDate, disabled: rest.disabled },
  );
  return groupAround(
    <I18nProvider locale={useLocale()}>
      <DateEntry
        entry={entry}
        box={box}
        labelledBy={`${id}-legend`}
        describedBy={describedBy(id, rest, rest['aria-describedby'])}
        // a year is outside of every range while it is typed
        invalid={Boolean(rest.error) || (!isInside && isOutside(entry.told, min, max))}
        disabled={rest.disabled}
        readOnly={readOnly}
        required={rest.required}
        small={size === 'small'}
      />
      {hidden.input}
    </I18nProvider>,
    {
      ...rest,
      id,
      onFocus: (event) => {
        onFocus?.(event);
        setInside(true);
      },
      onBlur: (event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setInside(false);
        hidden.blur();
      },
      onClick: (event) => {
        rest.onClick?.(event);
        // as a press on a label does
        if (event.target instanceof Element && event.target.closest('legend')) control.current?.focus();
      },
    },
  );
}
