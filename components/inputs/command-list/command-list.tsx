import { useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent, type Ref } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { SearchIcon } from '../../display/icon/icon.tsx';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import * as options from '../combobox/combobox.css.ts';
import { useLoaded, type Load } from '../combobox/use-loaded.ts';
import { control, startIcon } from '../field/field.css.ts';
import { fieldAround } from '../field/field.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { isComposing } from '../field/is-composing.ts';
import * as styles from './command-list.css.ts';
import { findCommands, groupCommands, type Command } from './commands.ts';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';

type OwnProps = {
  /** What can be done. */
  commands: readonly Command[];
  /**
   * Loads more for what is typed, shown after the others. Another key aborts by `signal`; what it throws shows a button to
   * try again.
   */
  loadCommands?: Load<Command>;
  /**
   * In ms; how long typing has to pause before more is loaded.
   * @default 250
   */
  debounce?: number;
  /** The `id`s of those that were chosen last; they come first while nothing is typed. */
  recent?: readonly string[];
  /** What is typed. Makes it controlled. */
  query?: string;
  /**
   * What is typed at first.
   * @default ''
   */
  defaultQuery?: string;
  onQueryChange?: (query: string) => void;
  /** A command has been chosen; its own `onSelect` comes after. */
  onChoose?: (command: Command) => void;
  /**
   * Names the search.
   * @default “Search commands” in the language around
   */
  label?: string;
  /** The search. */
  inputRef?: Ref<HTMLInputElement>;
};

/**
 * `ref` and all other props go to the root. State for selectors and tests: `data-active` and `aria-disabled` of the
 * options.
 */
export type CommandListProps = OwnProps &
  Omit<ComponentPropsWithRef<'div'>, keyof OwnProps | 'className' | 'style' | 'children'>;

const none: readonly string[] = [];

/** Everything that can be done, found by typing. */
export function CommandList({
  commands,
  loadCommands,
  debounce = 250,
  recent = none,
  query,
  defaultQuery = '',
  onQueryChange,
  onChoose,
  label,
  inputRef,
  ...rest
}: CommandListProps) {
  const text = useMessages<keyof typeof keys>('command-list', english);
  const announce = useAnnounce();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultQuery);
  const typed = query ?? own;
  const [activeId, setActiveId] = useState<string>();

  const loaded = useLoaded({
    load: typed.trim() === '' ? undefined : loadCommands,
    query: typed,
    open: true,
    debounce,
  });
  const groups = groupCommands([...findCommands(commands, typed), ...loaded.items], {
    ids: typed.trim() === '' ? recent : none,
    label: text('recent'),
  });
  const shown = groups.flatMap((group) => group.commands);
  // what stands first is what Enter does, until the arrows say otherwise
  const active = shown.find((each) => each.id === activeId) ?? shown.find((each) => !each.disabled);
  const optionId = (command: Command) => `${id}-${shown.indexOf(command)}`;

  const write = (next: string) => {
    setOwn(next);
    setActiveId(undefined);
    onQueryChange?.(next);
    list.current?.scrollTo({ top: 0 });
  };
  const choose = (command: Command) => {
    if (command.disabled) {
      announce(command.reason);
      return;
    }
    onChoose?.(command);
    command.onSelect();
  };
  const step = (by: number) => {
    const at = active ? shown.indexOf(active) : -1;
    // those that cannot be done too: the arrows are how people come to hear why
    const next = shown[at === -1 && by < 0 ? shown.length - 1 : (at + by + shown.length) % shown.length];
    if (!next) return;
    setActiveId(next.id);
    document.querySelector(`[id="${optionId(next)}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const byKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    const acts: Record<string, (() => void) | undefined | false> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => active && choose(active),
      Escape: typed !== '' && (() => write('')),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    // one press, one meaning: what is around it stays as it is
    if (event.key === 'Escape') event.stopPropagation();
    act();
  };

  const news =
    loaded.status === 'loading'
      ? text('loading')
      : loaded.status === 'failed'
        ? text('failed')
        : shown.length === 0
          ? text('empty')
          : '';
  const option = (command: Command) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus and the keys are the input's
    <div
      key={command.id}
      id={optionId(command)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option shows nothing but text
      role="option"
      className={options.option}
      aria-selected={command === active}
      aria-disabled={command.disabled || undefined}
      data-active={command === active ? '' : undefined}
      onClick={() => choose(command)}
      onPointerMove={() => setActiveId(command.id)}
    >
      {command.icon ? (
        <span className={styles.icon} aria-hidden="true">
          {command.icon}
        </span>
      ) : null}
      <span className={options.optionText}>
        {command.label}
        {[command.description, command.reason].map((line, index) =>
          line === undefined ? null : (
            <span key={index} className={options.optionDescription}>
              {` ${line}`}
            </span>
          ),
        )}
      </span>
      {command.shortcut ? <kbd className={styles.shortcut}>{command.shortcut}</kbd> : null}
    </div>
  );

  return (
    <div {...rest} className={styles.root}>
      {fieldAround(
        <>
          <span className={startIcon} aria-hidden="true">
            <SearchIcon />
          </span>
          <input
            ref={inputRef}
            id={id}
            type="text"
            role="combobox"
            className={control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={label ?? text('search')}
            value={typed}
            aria-expanded={shown.length > 0}
            aria-controls={shown.length > 0 ? `${id}-list` : undefined}
            aria-autocomplete="list"
            aria-activedescendant={active ? optionId(active) : undefined}
            onChange={(event) => write(event.target.value)}
            onKeyDown={byKey}
          />
        </>,
        { id, label: label ?? text('search'), labelHidden: true },
      )}
      {shown.length > 0 ? (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus stays in the input
        <div
          ref={list}
          id={`${id}-list`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list has its own popup
          role="listbox"
          aria-label={text('list')}
          className={styles.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map((group, index) =>
            group.label === undefined ? (
              group.commands.map(option)
            ) : (
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset holds controls
              <div key={group.label} role="group" aria-labelledby={`${id}-group-${index}`}>
                <div id={`${id}-group-${index}`} role="presentation" className={options.group}>
                  {group.label}
                </div>
                {group.commands.map(option)}
              </div>
            ),
          )}
        </div>
      ) : null}
      {news === '' ? null : (
        <div className={options.notice}>
          <span>{news}</span>
          {loaded.status === 'failed' ? (
            <Button
              size="small"
              onClick={() => {
                // the button goes with its press
                document.getElementById(id)?.focus();
                loaded.retry();
              }}
            >
              {text('retry')}
            </Button>
          ) : null}
        </div>
      )}
      <VisuallyHidden>
        <output>{typed === '' ? '' : news || text('count', { count: shown.length })}</output>
      </VisuallyHidden>
    </div>
  );
}
