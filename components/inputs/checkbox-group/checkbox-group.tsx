import { useId, useRef, type ComponentPropsWithRef, type FocusEventHandler, type ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import type { FieldProps } from '../field/field.tsx';
import { groupAround } from '../field/group.tsx';
import { useNativeState } from '../field/native-state.ts';
import { Switch } from '../switch/switch.tsx';
import * as styles from './checkbox-group.css.ts';
import type keys from '../../locales/en-US/checkbox-group.json';
import english from '../../locales/en-US/checkbox-group.json?messages';

export type CheckboxOption = {
  value: string;
  label: ReactNode;
  /** Help that stays in view. */
  description?: ReactNode;
  /** At the end of the row, such as how many results it has. Not with switches. */
  detail?: ReactNode;
  /** @default false */
  disabled?: boolean;
};

type OwnProps = FieldProps & {
  options: readonly CheckboxOption[];
  /**
   * Boxes to tick, or switches to turn on.
   * @default 'boxes'
   */
  variant?: 'boxes' | 'switches';
  /**
   * Which way the options follow each other; beside each other as many as have room.
   * @default 'column'
   */
  direction?: 'column' | 'row';
  /**
   * A box above the others that ticks and clears them all.
   * @default false
   */
  selectAll?: boolean;
  /** What forms post each ticked option as. */
  name?: string;
  /** Which options are ticked. Makes the group controlled. */
  value?: readonly string[];
  /** Which options are ticked at first. */
  defaultValue?: readonly string[];
  /** The ticked options, in the order of `options`. */
  onValueChange?: (value: string[]) => void;
  /**
   * At least one has to be ticked, which the form checks: browsers can only ask for each of them.
   * @default false
   */
  required?: boolean;
} & Pick<ComponentPropsWithRef<'input'>, 'ref' | 'onChange'> & {
    onBlur?: FocusEventHandler<HTMLInputElement>;
  };

/**
 * `ref`, `name`, `onChange` and `onBlur` go to each option's `<input>`, so `{...register('days')}` of react-hook-form
 * works as it is, with an array as its default value; all other props go to the `<fieldset>`. State for selectors and
 * tests is native: `:checked`, `:indeterminate`, `:disabled`, and `data-invalid` of the fieldset.
 */
export type CheckboxGroupProps = OwnProps &
  Omit<ComponentPropsWithRef<'fieldset'>, keyof OwnProps | 'form' | 'className' | 'style' | 'children'>;

/** Ticks and clears all options that are not disabled. */
function SelectAll({
  options,
  ticked,
  onChange,
}: Pick<OwnProps, 'options'> & { ticked: readonly string[]; onChange: (to: boolean) => void }) {
  const text = useMessages<keyof typeof keys>('checkbox-group', english);
  const open = options.filter((option) => !option.disabled);
  const on = open.filter((option) => ticked.includes(option.value)).length;
  return (
    <Checkbox
      label={text('all')}
      checked={open.length > 0 && on === open.length}
      indeterminate={on > 0 && on < open.length}
      disabled={open.length === 0}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** Any number of a few options. */
export function CheckboxGroup({
  options,
  variant = 'boxes',
  direction = 'column',
  selectAll = false,
  name,
  value,
  defaultValue = [],
  onValueChange,
  ref,
  onChange,
  onBlur,
  ...rest
}: CheckboxGroupProps) {
  const text = useMessages<keyof typeof keys>('checkbox-group', english);
  const Option = variant === 'boxes' ? Checkbox : Switch;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const boxes = useRef<HTMLDivElement>(null);
  const inputs = () => [...(boxes.current?.querySelectorAll('input') ?? [])];
  const ticked = () => inputs().flatMap((input) => (input.checked ? [input.value] : []));
  const seen = useNativeState(boxes, {
    read: () => (selectAll ? JSON.stringify(ticked()) : ''),
    initial: selectAll ? JSON.stringify(defaultValue) : '',
  });

  const current = value ?? (selectAll ? (JSON.parse(seen) as string[]) : []);
  const tell = (isTicked: (option: CheckboxOption) => boolean) =>
    onValueChange?.(options.filter(isTicked).map((option) => option.value));
  const toggleAll = (to: boolean) => {
    if (value !== undefined) tell((option) => (option.disabled ? value.includes(option.value) : to));
    else for (const input of inputs()) if (!input.matches(':disabled') && input.checked !== to) input.click();
  };

  return groupAround(
    <>
      {selectAll ? <SelectAll options={options} ticked={current} onChange={toggleAll} /> : null}
      <div
        ref={boxes}
        className={
          [selectAll && styles.below, direction === 'row' && styles.row].filter(Boolean).join(' ') ||
          undefined
        }
      >
        {options.map(({ detail, ...option }) => (
          <Option
            key={option.value}
            ref={ref}
            name={name}
            {...option}
            {...(variant === 'boxes' ? { detail } : {})}
            {...(value === undefined
              ? { defaultChecked: defaultValue.includes(option.value) }
              : { checked: value.includes(option.value) })}
            aria-invalid={rest.error ? true : undefined}
            onChange={(event) => {
              onChange?.(event);
              const { checked } = event.target;
              tell((each) =>
                each.value === option.value ? checked : (value ?? ticked()).includes(each.value),
              );
            }}
            onBlur={onBlur}
          />
        ))}
      </div>
    </>,
    {
      ...rest,
      id,
      // `aria-required` is not for groups
      label: rest.required ? (
        <>
          {rest.label} <VisuallyHidden>{text('required')}</VisuallyHidden>
        </>
      ) : (
        rest.label
      ),
    },
  );
}
