import {
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
} from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { body } from '../combobox/combobox.css.ts';
import { listInput, requiredInTags } from '../combobox/list-input.ts';
import { List } from '../combobox/list.tsx';
import type comboboxKeys from '../../locales/en-US/combobox.json';
import comboboxEnglish from '../../locales/en-US/combobox.json?messages';
import { searchable } from '../combobox/options.ts';
import { Popup, usePopup } from '../combobox/popup.tsx';
import { Tags } from '../combobox/tags.tsx';
import { useAfterPress } from '../field/after-press.ts';
import { control } from '../field/field.css.ts';
import { describedBy, fieldAround, type FieldProps } from '../field/field.tsx';
import { isComposing } from '../field/is-composing.ts';
import type keys from '../../locales/en-US/tag-field.json';
import english from '../../locales/en-US/tag-field.json?messages';
import { beginsSuggestion, hasSeparator } from './sift-tags.ts';
import { useTags } from './use-tags.ts';

type Suggested =
  | {
      /** What is offered while people type. */
      suggestions: readonly string[];
      /**
       * Whether people may enter other texts too.
       * @default true
       */
      freeText?: boolean;
    }
  | { suggestions?: undefined; freeText?: undefined };

type OwnProps = FieldProps & {
  /** The texts that were entered. Makes the field controlled. */
  value?: readonly string[];
  /** What is entered at first. */
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[]) => void;
  /** How many at most; any number without it. */
  maxTags?: number;
  /** What is wrong with a text, for people to read; undefined when it will do. */
  validate?: (tag: string) => string | undefined;
  /** What forms post each text as. */
  name?: string;
};

/**
 * `ref` and all other props go to the `<input>`; with react-hook-form, use its `Controller`. State for selectors and tests
 * is native and ARIA: `:disabled`, `[aria-invalid="true"]`, and `aria-expanded` where there are suggestions.
 */
export type TagFieldProps = OwnProps &
  Suggested &
  Omit<
    ComponentPropsWithRef<'input'>,
    keyof OwnProps | 'type' | 'role' | 'size' | 'className' | 'style' | 'children'
  >;

/** Moves the focus among the tags and the input by keys, and removes tags by them. */
function useTagKeys({ input, held, remove }: Pick<ReturnType<typeof useTags>, 'input' | 'held' | 'remove'>) {
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState(-1);
  /** Puts the focus on a tag, and after the last one into the input. */
  const focusTag = (index: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[index] ?? input.current)?.focus();
    setChosen(index);
  };
  /** Removes a tag by key; the focus goes to a neighbour, which is there before and after. */
  const removeByKey = (index: number, neighbour: number) => {
    const gone = held[index];
    const next = neighbour < 0 ? index + 1 : neighbour;
    focusTag(next);
    setChosen(next > index ? next - 1 : next);
    if (gone !== undefined) remove(gone);
  };
  const backKey = () => (input.current?.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft');
  const onKey = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const back = backKey();
    const on = back === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const acts: Record<string, () => void> = {
      [back]: () => focusTag(Math.max(index - 1, 0)),
      [on]: () => focusTag(index + 1),
      Home: () => focusTag(0),
      End: () => focusTag(held.length),
      Backspace: () => removeByKey(index, index - 1),
      Delete: () => removeByKey(index, index + 1),
    };
    const act = acts[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
  const current = chosen >= 0 && chosen < held.length ? chosen : held.length - 1;
  return { props: { ref: list, current, onKey }, focusTag, backKey };
}

/** Offers suggestions for what is typed, and makes tags of both. */
function useTyping({ onKeyDown, onPaste, onBlur, ...props }: Omit<TagFieldProps, keyof FieldProps>) {
  const isFixed = Boolean(props.disabled || props.readOnly);
  const popup = usePopup(isFixed);
  const { active, show, close } = popup;
  const tags = useTags({ ...props, onTake: close });
  const { held, suggestions, typed, take, enter } = tags;
  const tagKeys = useTagKeys(tags);
  const afterPress = useAfterPress();
  const search = useMemo(
    () =>
      searchable(
        suggestions.filter((each) => !held.includes(each)).map((each) => ({ value: each, label: each })),
      ),
    [suggestions, held],
  );
  const found = search(typed);

  const attributes: ComponentPropsWithoutRef<'input'> = {
    autoComplete: 'off',
    ...tags.rest,
    type: 'text',
    value: typed,
    ...requiredInTags(props.required, held.length),
    onChange: (event) => {
      tags.rest.onChange?.(event);
      const next = event.target.value;
      tags.type(next);
      // phones tell of no keys
      const isOver = hasSeparator(next) && !beginsSuggestion(next, suggestions);
      if (isOver && !(event.nativeEvent as InputEvent).isComposing) enter(next);
      else if (next.trim() === '') close();
      else if (suggestions.length > 0) show();
    },
    onKeyDown: (event) => {
      onKeyDown?.(event);
      if (event.defaultPrevented || isComposing(event) || isFixed) return;
      const { key, altKey, currentTarget } = event;
      const atStart = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === 0;
      const toTags = atStart && held.length > 0 && (() => tagKeys.focusTag(held.length - 1));
      const chosen = popup.open ? found[active] : undefined;
      const acts: Record<string, (() => void) | false> = {
        ArrowDown: suggestions.length > 0 && (() => (altKey ? show() : popup.step(found, 1))),
        ArrowUp: suggestions.length > 0 && (() => (altKey ? close() : popup.step(found, -1))),
        // an empty field leaves the key to its form
        Enter:
          (chosen !== undefined || typed.trim() !== '') && (() => (chosen ? take([chosen.value]) : enter())),
        Backspace: typed === '' && toTags,
        [tagKeys.backKey()]: toTags,
      };
      const act = acts[key];
      if (!act) return;
      event.preventDefault();
      act();
    },
    onPaste: (event) => {
      onPaste?.(event);
      const pasted = event.clipboardData.getData('text');
      // an input would join the lines of a list
      if (event.defaultPrevented || isFixed || !/[\r\n]/.test(pasted.trim())) return;
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      enter(typed.slice(0, selectionStart ?? 0) + pasted + typed.slice(selectionEnd ?? 0));
    },
    onBlur: (event) => {
      onBlur?.(event);
      close();
      // nothing that was typed is lost
      if (tags.isPending) afterPress(() => enter());
    },
  };
  return { attributes, isFixed, popup, tags, tagKeys, found, hasList: popup.open && found.length > 0 };
}

/** Several short texts, such as skills, each of which becomes a tag. */
export function TagField({ label, labelHidden, description, error, ...props }: TagFieldProps) {
  const text = useMessages<keyof typeof keys>('tag-field', english);
  const listText = useMessages<keyof typeof comboboxKeys>('combobox', comboboxEnglish);
  const { attributes, isFixed, popup, tags, tagKeys, found, hasList } = useTyping(props);
  const { input, held, suggestions, take, remove } = tags;
  const ownId = useId();
  const id = props.id ?? ownId;
  const listId = `${id}-list`;
  const shownError = tags.problem ?? error;
  return fieldAround(
    <div className={body}>
      {held.length > 0 ? (
        <Tags
          label={text('tags')}
          items={held.map((each) => ({ value: each, label: each }))}
          removeLabel={(tag) => text('remove', { tag })}
          {...tagKeys.props}
          onRemove={
            isFixed
              ? undefined
              : (gone) => {
                  remove(gone);
                  // the button is gone with its tag
                  input.current?.focus();
                }
          }
        />
      ) : null}
      <Popup
        {...popup.props}
        open={hasList}
        input={
          <input
            {...attributes}
            ref={input}
            id={id}
            className={control}
            {...(suggestions.length > 0 && listInput({ listId, hasList, active: popup.active }))}
            aria-invalid={shownError ? true : props['aria-invalid']}
            aria-describedby={describedBy(
              id,
              { description, error: shownError },
              [props['aria-describedby'], `${id}-hint`].filter(Boolean).join(' '),
            )}
          />
        }
      >
        <List
          id={listId}
          label={typeof label === 'string' ? label : listText('options')}
          options={found}
          active={popup.active}
          chosen={[]}
          multiple={false}
          onChoose={(option) => take([option.value])}
        />
      </Popup>
      <VisuallyHidden id={`${id}-hint`}>{text('hint')}</VisuallyHidden>
      <VisuallyHidden>
        <output>{hasList ? listText('count', { count: found.length }) : ''}</output>
      </VisuallyHidden>
      {props.name === undefined || props.disabled
        ? null
        : held.map((each) => (
            <input key={each} type="hidden" name={props.name} form={props.form} value={each} />
          ))}
    </div>,
    { id, required: props.required, label, labelHidden, description, error: shownError },
  );
}
