import { fold } from '@portico/core/text';
import { useId, useRef, useState, type ComponentPropsWithoutRef, type Ref } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { ChevronIcon } from '../../display/icon/icon.tsx';
import { visuallyHidden } from '../../layout/visually-hidden/visually-hidden.css.ts';
import { useMessages } from '../../messages/locale.tsx';
import { useAfterPress } from '../field/after-press.ts';
import * as field from '../field/field.css.ts';
import { describedBy, fieldAround, type FieldProps } from '../field/field.tsx';
import type { HiddenValueProps } from '../field/hidden-value.tsx';
import { isComposing } from '../field/is-composing.ts';
import * as styles from './combobox.css.ts';
import { listInput, requiredInTags } from './list-input.ts';
import { List } from './list.tsx';
import type keys from '../../locales/en-US/combobox.json';
import english from '../../locales/en-US/combobox.json?messages';
import type { ComboboxOption } from './options.ts';
import { Popup, usePopup } from './popup.tsx';
import { Tags } from './tags.tsx';
import { useChoice } from './use-choice.tsx';
import { useFound, type LoadOptions } from './use-found.ts';

type Source =
  | {
      /** All there is to choose from. */
      options: readonly ComboboxOption[];
      loadOptions?: undefined;
      known?: undefined;
      debounce?: undefined;
    }
  | {
      options?: undefined;
      /** Loads what there is for a query. Another key aborts by `signal`; what it throws shows a button to try again. */
      loadOptions: LoadOptions;
      /** Options that give their labels to values which are set before they were loaded. */
      known?: readonly ComboboxOption[];
      /**
       * In ms; how long typing has to pause before options are loaded.
       * @default 250
       */
      debounce?: number;
    };

export type One = HiddenValueProps & {
  multiple?: false;
  /** The value of the option that is chosen; `null` for none. Makes it controlled. */
  value?: string | null;
  /** What is chosen at first. */
  defaultValue?: string;
  onValueChange?: (value: string | null) => void;
};

export type Several = {
  /** Any number may be chosen; they are shown as tags. With react-hook-form, use its `Controller`. */
  multiple: true;
  /** The values of the options that are chosen. Makes it controlled. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[]) => void;
  /** What forms post each value as. */
  name?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
  onChange?: undefined;
  onBlur?: undefined;
};

type Control = Source &
  (One | Several) &
  Omit<
    ComponentPropsWithoutRef<'input'>,
    | keyof FieldProps
    | keyof One
    | keyof Several
    | 'type'
    | 'role'
    | 'size'
    | 'className'
    | 'style'
    | 'children'
  >;

/**
 * All props that are not named here go to the `<input>`. State for selectors and tests: `aria-expanded`, `:disabled`,
 * `[aria-invalid="true"]` of the input, `aria-selected` and `data-active` of the options.
 */
export type ComboboxProps = FieldProps & Control;

/** Returns the option whose label is a text, where only one is. */
function optionCalled(text: string, options: readonly ComboboxOption[]) {
  const called = options.filter(({ label, disabled }) => !disabled && fold(label) === fold(text));
  return called.length === 1 ? called[0] : undefined;
}

/** Finds options by what is typed, and chooses of them. */
function useSearch({ loadOptions, debounce = 250, onKeyDown, ...props }: Control) {
  const input = useRef<HTMLInputElement>(null);
  // null while nothing has been typed since the last choice
  const [typed, setTyped] = useState<string | null>(null);
  const choice = useChoice({ ...props, input, onWrite: () => setTyped(null) });
  const { multiple, chosen, choose, rest } = choice;
  const isFixed = Boolean(rest.disabled || rest.readOnly);
  const popup = usePopup(isFixed);
  const { open, active, show, close } = popup;
  const afterPress = useAfterPress();
  const query = typed ?? '';
  const found = useFound({ options: props.options, loadOptions, query, open, debounce });
  const shown = typed ?? (!multiple && chosen[0] !== undefined ? choice.labelOf(chosen[0]) : '');

  const accept = (option: ComboboxOption) => {
    setTyped(null);
    choice.toggle(option);
    if (!multiple) close();
  };
  const step = (by: number) => {
    const at = multiple ? -1 : found.options.findIndex((option) => option.value === chosen[0]);
    popup.step(found.options, by, at < 0 ? undefined : at);
  };
  const write = (next: string) => {
    setTyped(next);
    popup.setActive(-1);
    if (next === '' && !multiple && chosen.length > 0) choose([]);
  };
  const attributes: ComponentPropsWithoutRef<'input'> = {
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    ...rest,
    type: 'text',
    ...requiredInTags(rest.required, multiple ? chosen.length : 0),
    value: shown,
    onChange: (event) => {
      write(event.target.value);
      show();
    },
    onClick: (event) => {
      rest.onClick?.(event);
      show();
    },
    onKeyDown: (event) => {
      onKeyDown?.(event);
      if (event.defaultPrevented || isComposing(event)) return;
      const { key, altKey } = event;
      const current = open ? found.options[active] : undefined;
      const acts: Record<string, (() => void) | false> = {
        ArrowDown: () => (altKey ? show() : step(1)),
        ArrowUp: () => (altKey ? close() : step(-1)),
        PageDown: open && (() => step(10)),
        PageUp: open && (() => step(-10)),
        Enter: open && (found.status === 'failed' ? found.retry : () => current && accept(current)),
        // an open list is closed by its layer, before this
        Escape: !open && !rest.readOnly && shown !== '' && (() => write('')),
      };
      const act = acts[key];
      if (act) {
        event.preventDefault();
        act();
      } else if (key === 'Backspace' && multiple && query === '' && chosen.length > 0 && !rest.readOnly)
        choose(chosen.slice(0, -1));
    },
    onBlur: (event) => {
      if (popup.props.ref.current?.contains(event.relatedTarget)) return;
      const option = optionCalled(query, found.options);
      // one that is written in full is as good as chosen; else there is nothing but what can be chosen
      if (option && !chosen.includes(option.value)) {
        if (multiple) afterPress(() => accept(option));
        else accept(option);
      }
      close();
      setTyped(null);
      choice.blur();
    },
  };
  return { input, attributes, isFixed, popup, found, choice, accept };
}

/** One or several of many options, found by typing. */
export function Combobox({ label, labelHidden, description, error, ...props }: ComboboxProps) {
  const text = useMessages<keyof typeof keys>('combobox', english);
  const { input, attributes, isFixed, popup, found, choice, accept } = useSearch(props);
  const { multiple, chosen, labelOf, remove } = choice;
  const ownId = useId();
  const id = props.id ?? ownId;
  const listId = `${id}-list`;
  const { open, active } = popup;
  const { status, options, retry } = found;
  const count = options.length;
  const news = status !== 'ready' ? text(status) : count === 0 ? text('empty') : text('count', { count });
  // a message alone is no list
  const hasList = open && status === 'ready' && count > 0;

  return fieldAround(
    <div className={styles.body}>
      {multiple && chosen.length > 0 ? (
        <Tags
          label={text('chosen')}
          items={chosen.map((each) => ({ value: each, label: labelOf(each) }))}
          removeLabel={(each) => text('remove', { label: each })}
          onRemove={isFixed ? undefined : remove}
        />
      ) : null}
      <Popup
        {...popup.props}
        input={
          <>
            <input
              {...attributes}
              ref={input}
              id={id}
              className={`${field.control} ${styles.input}`}
              {...listInput({ listId, hasList, active })}
              aria-invalid={error ? true : props['aria-invalid']}
              aria-describedby={describedBy(id, { description, error }, props['aria-describedby'])}
            />
            <button
              type="button"
              tabIndex={-1}
              className={styles.toggle}
              aria-label={text('show')}
              aria-expanded={hasList}
              disabled={isFixed}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus();
                popup.props.onOpenChange(!open);
              }}
            >
              <ChevronIcon />
            </button>
          </>
        }
      >
        {hasList ? (
          <List
            id={listId}
            label={typeof label === 'string' ? label : text('options')}
            options={options}
            active={active}
            chosen={chosen}
            multiple={multiple}
            onChoose={accept}
          />
        ) : (
          <div className={styles.notice}>
            <span>{news}</span>
            {status === 'failed' ? (
              <Button size="small" onClick={retry}>
                {text('retry')}
              </Button>
            ) : null}
          </div>
        )}
      </Popup>
      <output className={visuallyHidden}>{open ? news : ''}</output>
      {choice.inputs}
    </div>,
    { id, required: props.required, label, labelHidden, description, error },
  );
}
