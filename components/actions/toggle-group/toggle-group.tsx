import { useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { moveByKey } from '../../theme/move-by-key.ts';
import * as button from '../button/button.css.ts';
import * as styles from './toggle-group.css.ts';

export type ToggleOption = {
  /** Distinguishes it from its neighbours. */
  value: string;
  /** Names it. */
  label: ReactNode;
  /** A picture before the label. */
  icon?: ReactNode;
  /** @default false */
  disabled?: boolean;
};

type OwnProps = {
  options: readonly ToggleOption[];
  /** What the group is called. */
  label: string;
  /**
   * How tall the buttons are: 40 px or 32 px, and 44 px for fingers either way.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
};

type Single = {
  /**
   * Whether one is on, as among radio buttons, or any number of them.
   * @default 'single'
   */
  selection?: 'single';
  /** The one that is on, when the owner keeps it. */
  value?: string;
  /** The one that is on at first, when the component keeps it. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};
type Multiple = {
  selection: 'multiple';
  /** Those that are on, when the owner keeps them. */
  value?: readonly string[];
  /** Those that are on at first, when the component keeps them. */
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[]) => void;
};

/**
 * `ref` and all other props go to the root. State for selectors and tests: `aria-checked` of the one, `aria-pressed`
 * of several.
 */
export type ToggleGroupProps = OwnProps &
  (Single | Multiple) &
  Omit<
    ComponentPropsWithRef<'div'>,
    keyof OwnProps | 'defaultValue' | 'role' | 'className' | 'style' | 'children'
  >;

/** Buttons of which one, or any number, is on. */
export function ToggleGroup(props: ToggleGroupProps) {
  const {
    options,
    label,
    size,
    selection = 'single',
    value,
    defaultValue,
    onValueChange: _onValueChange,
    ...rest
  } = props;
  const [own, setOwn] = useState(defaultValue);
  const chosen = [value ?? own ?? []].flat();
  const single = selection === 'single';
  // one stop of Tab: where the focus was last, else what is on, else the first
  const [visited, setVisited] = useState<string>();
  const enabled = options.filter((option) => !option.disabled);
  const stop =
    (single ? undefined : enabled.find((option) => option.value === visited)) ??
    enabled.find((option) => chosen.includes(option.value)) ??
    enabled[0];

  const press = (pressed: string) => {
    if (props.selection === 'multiple') {
      const next = chosen.includes(pressed)
        ? chosen.filter((other) => other !== pressed)
        : // in the order of the options, whatever order they were pressed in
          options.map((option) => option.value).filter((each) => each === pressed || chosen.includes(each));
      setOwn(next);
      props.onValueChange?.(next);
    } else if (!chosen.includes(pressed)) {
      setOwn(pressed);
      props.onValueChange?.(pressed);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = moveByKey(
      event,
      'button:not(:disabled)',
      single ? (at) => ({ ArrowUp: at - 1, ArrowDown: at + 1 }) : undefined,
    );
    // among radio buttons the arrows choose
    if (single) next?.click();
  };

  return (
    <div {...rest} role={single ? 'radiogroup' : 'toolbar'} aria-label={label} className={styles.group}>
      {options.map((option) => {
        const on = chosen.includes(option.value);
        return (
          <button
            key={option.value}
            type="button"
            className={`${button.roles.twoState} ${styles.option}${size === 'small' ? ` ${button.small}` : ''}`}
            {...(single ? { role: 'radio', 'aria-checked': on } : { 'aria-pressed': on })}
            data-icon={option.icon ? '' : undefined}
            disabled={option.disabled}
            tabIndex={option === stop ? 0 : -1}
            onClick={() => press(option.value)}
            onFocus={() => setVisited(option.value)}
            onKeyDown={onKeyDown}
          >
            {option.icon}
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
