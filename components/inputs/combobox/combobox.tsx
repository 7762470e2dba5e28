import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { Button } from '../../actions/button/button.tsx';
import { ChevronIcon } from '../../display/icon/icon.tsx';
import { visuallyHidden } from '../../layout/visually-hidden/visually-hidden.css.ts';
import { useMessages } from '../../messages/locale.tsx';
import { useAfterPress } from '../field/after-press.ts';
import * as field from '../field/field.css.ts';
import { describedBy, fieldAround, type FieldProps } from '../field/field.tsx';
import { afterFormReset } from '../field/form-reset.ts';
import { useHiddenValue, type HiddenValueProps } from '../field/hidden-value.tsx';
import { isComposing } from '../field/is-composing.ts';
import * as styles from './combobox.css.ts';
import { listInput, requiredInTags } from './list-input.ts';
import { List } from './list.tsx';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';
import { plain, stepTo, type ComboboxOption } from './options.ts';
import { placeAround, Popup } from './popup.tsx';
import { Tags } from './tags.tsx';
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

type One = HiddenValueProps & {
  multiple?: false;
  /** The value of the option that is chosen; `null` for none. Makes it controlled. */
  value?: string | null;
  /** What is chosen at first. */
  defaultValue?: string;
  onValueChange?: (value: string | null) => void;
};
type Several = {
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

/**
 * All props that are not named here go to the `<input>`. State for selectors and tests: `aria-expanded`, `:disabled`,
 * `[aria-invalid="true"]` of the input, `aria-selected` and `data-active` of the options.
 */
export type ComboboxProps = FieldProps &
  Source &
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

const asList = (value: string | readonly string[] | null | undefined): readonly string[] =>
  value === null || value === undefined || value === '' ? [] : typeof value === 'string' ? [value] : value;

/** One or several of many options, found by typing. */
export function Combobox({
  label,
  labelHidden,
  description,
  error,
  options,
  loadOptions,
  known,
  debounce = 250,
  ref,
  name,
  onChange,
  onBlur,
  onKeyDown,
  ...others
}: ComboboxProps) {
  const { multiple = false, value, defaultValue, onValueChange: _told, ...rest } = others;
  const text = useMessages<keyof typeof keys>('combobox', english);
  const ownId = useId();
  const id = rest.id ?? ownId;
  const listId = `${id}-list`;
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    multiple ? ref : undefined,
    () => input.current,
    [],
  );

  const [first] = useState(() => asList(defaultValue));
  const [own, setOwn] = useState(first);
  const chosen = value === undefined ? own : asList(value);
  // labels of what was chosen outlive the answers that they came with
  const [seen, setSeen] = useState<readonly ComboboxOption[]>([]);
  const labelOf = (each: string) =>
    [...(options ?? []), ...seen, ...(known ?? [])].find((option) => option.value === each)?.label ?? each;

  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // null while nothing has been typed since the last choice
  const [typed, setTyped] = useState<string | null>(null);
  const afterPress = useAfterPress();
  const choiceLabel = !multiple && chosen[0] !== undefined ? labelOf(chosen[0]) : '';
  const found = useFound({ options, loadOptions, query: typed ?? '', open, debounce });

  const hidden = useHiddenValue({
    ...(multiple ? {} : { ref, onChange, onBlur }),
    name,
    form: rest.form,
    // several are posted by an input each; this one has their name only, by which the field is found
    disabled: multiple || rest.disabled,
    value: multiple ? '' : (chosen[0] ?? ''),
    control: input,
    onWrite: (next) => {
      if (multiple) return;
      setOwn(asList(next));
      setTyped(null);
    },
  });
  const reset = useEffectEvent(() => {
    if (multiple) setOwn(first);
  });
  useEffect(() => afterFormReset(input.current, reset), []);

  const choose = (next: readonly string[]) => {
    setOwn(next);
    if (others.multiple) others.onValueChange?.(next);
    else {
      others.onValueChange?.(next[0] ?? null);
      hidden.change(next[0] ?? '');
    }
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const show = (at: number) => {
    if (rest.disabled || rest.readOnly) return;
    setPlace(placeAround(box.current));
    setOpen(true);
    setActive(at);
  };
  const accept = (option: ComboboxOption) => {
    setSeen((before) => [...before.filter((each) => each.value !== option.value), option]);
    setTyped(null);
    if (!multiple) {
      choose([option.value]);
      close();
      return;
    }
    choose(
      chosen.includes(option.value)
        ? chosen.filter((each) => each !== option.value)
        : [...chosen, option.value],
    );
  };
  const step = (by: number) => {
    if (open) setActive(stepTo(found.options, active, by));
    else {
      const at = found.options.findIndex((option) => option.value === chosen[0]);
      show(at >= 0 && !multiple ? at : stepTo(found.options, -1, by));
    }
  };

  const byKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event)) return;
    const { key, altKey } = event;
    const current = open ? found.options[active] : undefined;
    const acts: Record<string, (() => void) | false> = {
      ArrowDown: () => (altKey ? show(-1) : step(1)),
      ArrowUp: () => (altKey ? close() : step(-1)),
      PageDown: open && (() => step(10)),
      PageUp: open && (() => step(-10)),
      Enter: open && (found.status === 'failed' ? found.retry : () => current && accept(current)),
      // an open list is closed by its layer, before this
      Escape: !open && !rest.readOnly && (typed ?? choiceLabel) !== '' && (() => write('')),
    };
    const act = acts[key];
    if (act) {
      event.preventDefault();
      act();
    } else if (key === 'Backspace' && multiple && (typed ?? '') === '' && chosen.length > 0 && !rest.readOnly)
      choose(chosen.slice(0, -1));
  };
  const write = (next: string) => {
    setTyped(next);
    setActive(-1);
    if (next === '' && !multiple && chosen.length > 0) choose([]);
  };

  const news =
    found.status === 'loading'
      ? text('loading')
      : found.status === 'failed'
        ? text('failed')
        : found.options.length === 0
          ? text('empty')
          : text('count', { count: found.options.length });
  // a message alone is no list
  const hasList = open && found.status === 'ready' && found.options.length > 0;
  const shown = multiple ? (typed ?? '') : (typed ?? choiceLabel);

  return fieldAround(
    <div className={styles.body}>
      {multiple && chosen.length > 0 ? (
        <Tags
          label={text('chosen')}
          items={chosen.map((each) => ({ value: each, label: labelOf(each) }))}
          removeLabel={(each) => text('remove', { label: each })}
          onRemove={
            rest.disabled || rest.readOnly
              ? undefined
              : (gone) => {
                  choose(chosen.filter((each) => each !== gone));
                  // the button is gone with its tag
                  input.current?.focus();
                }
          }
        />
      ) : null}
      <Popup
        open={open}
        onOpenChange={(to) => (to ? show(-1) : close())}
        box={box}
        ref={popup}
        place={place}
        input={
          <>
            <input
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...rest}
              ref={input}
              id={id}
              type="text"
              className={`${field.control} ${styles.input}`}
              value={shown}
              {...requiredInTags(rest.required, multiple ? chosen.length : 0)}
              {...listInput({ listId, hasList, active })}
              aria-invalid={error ? true : rest['aria-invalid']}
              aria-describedby={describedBy(id, { description, error }, rest['aria-describedby'])}
              onChange={(event) => {
                write(event.target.value);
                show(-1);
              }}
              onClick={() => show(-1)}
              onKeyDown={byKey}
              onBlur={(event) => {
                if (popup.current?.contains(event.relatedTarget)) return;
                const meant = found.options.filter(
                  ({ label: each, disabled }) => !disabled && plain(each) === plain((typed ?? '').trim()),
                );
                // one that is written in full is as good as chosen; else there is nothing but what can be chosen
                const [option] = meant;
                if (meant.length === 1 && option && !chosen.includes(option.value)) {
                  if (multiple) afterPress(() => accept(option));
                  else accept(option);
                }
                close();
                setTyped(null);
                hidden.blur();
              }}
            />
            <button
              type="button"
              tabIndex={-1}
              className={styles.toggle}
              aria-label={text('show')}
              aria-expanded={hasList}
              disabled={rest.disabled || rest.readOnly}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                input.current?.focus();
                if (open) close();
                else show(-1);
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
            options={found.options}
            active={active}
            chosen={chosen}
            multiple={multiple}
            onChoose={accept}
          />
        ) : (
          <div className={styles.notice}>
            <span>{news}</span>
            {found.status === 'failed' ? (
              <Button size="small" onClick={found.retry}>
                {text('retry')}
              </Button>
            ) : null}
          </div>
        )}
      </Popup>
      <output className={visuallyHidden}>{open ? news : ''}</output>
      {hidden.input}
      {multiple &&
        name !== undefined &&
        !rest.disabled &&
        chosen.map((each) => <input key={each} type="hidden" form={rest.form} name={name} value={each} />)}
    </div>,
    { id, required: rest.required, label, labelHidden, description, error },
  );
}
