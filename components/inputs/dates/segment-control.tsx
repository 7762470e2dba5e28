import { useId, type ComponentPropsWithRef, type ReactNode, type RefObject } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useLocale } from '../../messages/locale.tsx';
import { describedBy, type FieldProps } from '../field/field.tsx';
import { groupAround } from '../field/group.tsx';
import { isOutside, type Notation } from './iso.ts';
import type { SegmentsProps } from './segments.tsx';
import { useDisabled } from './use-disabled.ts';
import { useEntry, type Entry, type EntryProps } from './use-entry.ts';
import { useInside } from './use-inside.ts';

/** What fields for one date or one time have in common. */
export type SegmentProps = FieldProps &
  EntryProps & {
    /** @default false */
    required?: boolean;
    /** @default false */
    readOnly?: boolean;
    /**
     * 40 px or 32 px tall, and 44 px for fingers either way.
     * @default 'medium'
     */
    size?: 'small' | 'medium';
    /** Stands there while the field is empty and without the focus, for those who see it. @default its empty parts */
    placeholder?: string;
    /**
     * How it is written: the parts of a day such as `DD.MM.YYYY` or `M/D/YYYY`, always Gregorian then, and `HH:mm` for a time
     * of 24 hours. Without all of its parts it has no effect.
     * @default as the language around writes it
     */
    format?: string;
  };
type Range = {
  min?: string | number;
  max?: string | number;
};
/** Those, the range, and what else goes to the `<fieldset>`. */
export type SegmentFieldsetProps = SegmentProps &
  Range &
  Omit<
    ComponentPropsWithRef<'fieldset'>,
    keyof SegmentProps | keyof Range | 'className' | 'style' | 'children'
  >;

type Control<Value> = {
  notation: Notation<Value>;
  renderEntry: (props: SegmentsProps & { entry: Entry<Value> }) => ReactNode;
  isUnavailable?: (value: string) => boolean;
  /** The value that people mean by one that they leave. */
  complete?: (value: string) => string;
  /** Stands at the end of the field, and sets the value. */
  renderCalendar?: (entry: Entry<Value>) => ReactNode;
  /** What belongs to the field and stands elsewhere in the page. */
  popup?: RefObject<HTMLElement | null>;
};

/** A value in segments, as a question with its label, help and error. */
export function SegmentControl<Value>({
  notation,
  renderEntry,
  value,
  defaultValue,
  onValueChange,
  onPartialChange,
  invalid,
  ref,
  name,
  onChange,
  onBlur,
  min,
  max,
  isUnavailable,
  complete,
  readOnly,
  size,
  placeholder,
  format,
  renderCalendar,
  popup,
  onFocus,
  onClick,
  ...rest
}: SegmentFieldsetProps & Control<Value>) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const { entry, hidden, box, control } = useEntry(
    { value, defaultValue, onValueChange, onPartialChange, ref, name, onChange, onBlur },
    { notation, form: rest.form, disabled: rest.disabled },
  );
  const disabled = useDisabled(box) || rest.disabled;
  const { told } = entry;
  const [isInside, handlers] = useInside({
    popup,
    control,
    onFocus,
    onClick,
    onLeave: () => {
      const meant = complete?.(told) ?? told;
      if (meant !== told) {
        entry.hold(notation.read(meant));
        entry.tell(meant);
      }
      hidden.blur();
    },
  });
  const isUnwelcome = isOutside(told, min, max) || (told !== '' && isUnavailable?.(told) === true);
  return groupAround(
    <I18nProvider locale={useLocale()}>
      {renderEntry({
        entry,
        box,
        labelledBy: rest['aria-label'] === undefined ? `${id}-legend` : id,
        describedBy: describedBy(id, rest, rest['aria-describedby']),
        // a year is outside of every range while it is typed
        invalid: Boolean(rest.error) || invalid === true || (!isInside && isUnwelcome),
        disabled,
        readOnly,
        required: rest.required,
        small: size === 'small',
        placeholder,
        format,
        children: renderCalendar?.(entry),
      })}
      {hidden.input}
    </I18nProvider>,
    {
      ...rest,
      id,
      ...handlers,
    },
  );
}
